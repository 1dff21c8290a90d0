import { botName } from '../play/bot-names.ts';
import type { Sitter } from '../play/shelf.ts';

/** Grades of bots, each a bot's name. */
export const GRADES = { gentle: 'greedy', steady: 'search:150ms', sharp: 'search:800ms' } as const;
export type Grade = keyof typeof GRADES;

export const botSitter = (grade: Grade, nth: number): Sitter => ({
  kind: 'bot',
  name: botName(nth),
  bot: GRADES[grade],
});

/** Ourselves; without a name we are "you". */
export const meSitter = (name: string): Sitter => ({ kind: 'person', name, bot: null });

/** The grade of a bot's name; null for one that was named by hand. */
export const gradeOf = (bot: string): Grade | null =>
  (Object.keys(GRADES) as Grade[]).find((grade) => GRADES[grade] === bot) ?? null;
