import type { Grade } from '@nightjar/bots';
import { botName } from '../play/bot-names.ts';
import type { Sitter } from '../play/shelf.ts';

export const botSitter = (grade: Grade, nth: number): Sitter => ({
  kind: 'bot',
  name: botName(nth),
  bot: grade,
});

/** Ourselves; without a name we are "you". */
export const meSitter = (name: string): Sitter => ({ kind: 'person', name, bot: null });
