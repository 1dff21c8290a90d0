import type { AnyGame, Ladder } from '@nightjar/kernel';
import { type Bot, settled, type Thinking } from './bot.ts';

/** How strong a bot is, as people choose it; the weakest first. The same everywhere. */
export const GRADES = ['novice', 'gentle', 'steady', 'strong', 'master'] as const satisfies {
  readonly length: Ladder['length'];
};
export type Grade = (typeof GRADES)[number];

/** Plays the grades of a game without a ladder of its own: the bots' limits and blunders make the difference. */
const LADDER: Ladder = ['greedy~80', 'greedy~20', 'search:30~8', 'search:200', 'search:2000'];

/** Grades have limits in iterations, so that they play alike everywhere; a machine too slow for that gives the best answer so far. */
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
export function rungOf(grade: Grade, { ladder = LADDER }: AnyGame): string {
  return ladder[RUNGS[grade]];
}

/** Where each grade stands on a ladder. */
const RUNGS = { novice: 0, gentle: 1, steady: 2, strong: 3, master: 4 } as const satisfies {
  readonly [grade in Grade]: number;
};

/**
 * The grade of a bot's name; null for one that was named by hand. Tables of before there were five are known too, but for those of
 * a game's own players: they are stronger than the grades they were (docs/bots.md).
 */
export const gradeOf = (bot: string): Grade | null =>
  readGrade(bot) ?? (Object.hasOwn(FORMER_BOTS, bot) ? (FORMER_BOTS[bot] as Grade) : null);

/** The bot under the name of its grade, with a time limit besides its own. */
export function graded(grade: Grade, bot: Bot): Bot {
  const { limit } = bot;
  if (bot.begin === undefined)
    return { name: grade, limit, answer: (observation, rng) => bot.answer(observation, rng) };
  const begin: Begin = (observation, rng) => untilLate((bot.begin as Begin)(observation, rng));
  return { name: grade, limit, begin, answer: (observation, rng) => settled(begin(observation, rng)) };
}

type Begin = NonNullable<Bot['begin']>;

function untilLate(thinking: Thinking): Thinking {
  const late = performance.now() + MOST_MS;
  return { iterate: () => performance.now() < late && thinking.iterate(), candidates: () => thinking.candidates() };
}
