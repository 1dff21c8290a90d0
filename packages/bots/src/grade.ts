import type { AnyGame } from '@nightjar/kernel';
import { type Bot, settled, type Thinking } from './bot.ts';

/** How strong a bot is, as people choose it; the weakest first. The same everywhere. */
export const GRADES = ['novice', 'gentle', 'steady', 'strong', 'master'] as const;
export type Grade = (typeof GRADES)[number];

type Ladder = { readonly [grade in Grade]: string };

/** Who plays each grade, as `readBot` reads it: so many looks ahead, and slips as people make them. Found by play. */
const LADDER: Ladder = {
  novice: 'greedy~100',
  gentle: 'greedy~25',
  steady: 'search:60~10',
  strong: 'search:300',
  master: 'search:1500',
};

/** Where a game has advisers, the last of them plays better than a search of its own. */
const ADVISED = (best: string): Ladder => ({
  novice: 'greedy~100',
  gentle: 'greedy',
  steady: `${best}~40`,
  strong: best,
  master: best,
});

/** Grades are counted in looks, so that they play alike everywhere; whoever is not done by then takes the best so far. */
const MOST_MS = 1_500;

/** Names that grades have had, for matches, saves and settings that still say so. */
const FORMER: { readonly [name: string]: Grade } = { sharp: 'strong' };
const FORMER_BOTS: { readonly [bot: string]: Grade } = {
  greedy: 'gentle',
  'search:150ms': 'steady',
  'search:800ms': 'strong',
};

/** The grade of that name, or of one it had before; null for what was never a grade. */
export const readGrade = (name: string): Grade | null =>
  GRADES.find((grade) => grade === name) ?? (Object.hasOwn(FORMER, name) ? (FORMER[name] as Grade) : null);

/** The bot that plays a grade, by the name `readBot` reads. */
export function rungOf(grade: Grade, game: AnyGame): string {
  const best = game.advisers?.at(-1)?.name;
  return (best === undefined ? LADDER : ADVISED(best))[grade];
}

/** The grade of a bot's name; null for one that was named by hand. Tables of before there were five are known too. */
export function gradeOf(bot: string, game: AnyGame): Grade | null {
  const grade = readGrade(bot);
  if (grade !== null) return grade;
  const advisers = game.advisers ?? [];
  if (bot === advisers.at(-1)?.name) return 'strong';
  if (bot === advisers[0]?.name) return 'steady';
  return Object.hasOwn(FORMER_BOTS, bot) ? (FORMER_BOTS[bot] as Grade) : null;
}

/** The bot under the name of its grade, with an end to its patience. */
export function graded(grade: Grade, bot: Bot): Bot {
  const { begin } = bot;
  const named = { ...bot, name: grade };
  if (begin === undefined) return named;
  const within: NonNullable<Bot['begin']> = (...asked) => untilLate(begin(...asked));
  return { ...named, begin: within, answer: (...asked) => settled(within(...asked)) };
}

function untilLate(thinking: Thinking): Thinking {
  const late = performance.now() + MOST_MS;
  return { look: () => performance.now() < late && thinking.look(), weighed: () => thinking.weighed() };
}
