import { type Grade, gradedBot } from '@nightjar/bots';
import type { AnyGame } from '@nightjar/kernel';
import { botName } from '../play/bot-names.ts';
import type { Sitter } from '../play/shelf.ts';

export const botSitter = (game: AnyGame, grade: Grade, nth: number): Sitter => ({
  kind: 'bot',
  name: botName(nth),
  bot: gradedBot(grade, game),
});

/** Ourselves; without a name we are "you". */
export const meSitter = (name: string): Sitter => ({ kind: 'person', name, bot: null });
