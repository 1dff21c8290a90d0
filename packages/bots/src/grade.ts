import type { AnyGame } from '@nightjar/kernel';

/** How strong a bot is, as people choose it; the weakest first. The same everywhere. */
export const GRADES = ['gentle', 'steady', 'sharp'] as const;
export type Grade = (typeof GRADES)[number];

const LADDER: { readonly [grade in Grade]: string } = {
  gentle: 'greedy',
  steady: 'search:150ms',
  sharp: 'search:800ms',
};

/** The bot of a grade. Where a game has advisers they are the better players: the first is steady, the last one sharp. */
export function gradedBot(grade: Grade, game: AnyGame): string {
  const advisers = game.advisers ?? [];
  const own = grade === 'steady' ? advisers[0] : grade === 'sharp' ? advisers.at(-1) : undefined;
  return own?.name ?? LADDER[grade];
}

/** The grade of a bot's name; null for one that was named by hand. */
export const gradeOf = (bot: string, game: AnyGame): Grade | null =>
  GRADES.find((grade) => gradedBot(grade, game) === bot) ?? null;
