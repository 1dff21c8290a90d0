import { type Grade, gradedBot } from '@nightjar/bots';
import type { AnyGame } from '@nightjar/kernel';
import { type Lang, text } from '@nightjar/words';
import { botName } from '../play/bot-names.ts';
import type { Sitter } from '../play/shelf.ts';

export const botSitter = (game: AnyGame, grade: Grade, nth: number): Sitter => ({
  kind: 'bot',
  name: botName(nth),
  bot: gradedBot(grade, game),
});

export const meSitter = (name: string, lang: Lang): Sitter => ({
  kind: 'person',
  name: name === '' ? text(lang, 'seat.you') : name,
  bot: null,
});
