import type { AnyGame } from '@nightjar/kernel';
import { type Bot, settled, type Thinking } from './bot.ts';

/** How strong a bot is, as people choose it; the weakest first. The same everywhere. */
export const GRADES = ['novice', 'gentle', 'steady', 'strong', 'master'] as const;
export type Grade = (typeof GRADES)[number];

type Ladder = { readonly [grade in Grade]: string };

/**
 * Who plays each grade, as `readBot` reads it: so many looks ahead, and slips as people make them. The rungs of each game
 * were found by play (docs/bots.md), and are a good guess for any other.
 */
const LADDER: Ladder = {
  novice: 'greedy~80',
  gentle: 'greedy~20',
  steady: 'search:30~8',
  strong: 'search:200',
  master: 'search:2000',
};

const LADDERS: { readonly [game: string]: Ladder } = {
  nocturne: {
    novice: 'greedy~150',
    gentle: 'search:4~40',
    steady: 'search:30~8',
    strong: 'mind:30',
    master: 'mind:2000',
  },
  noctiluca: {
    novice: 'greedy~80',
    gentle: 'greedy~50',
    steady: 'search:12',
    strong: 'mind:40',
    master: 'mind:2000',
  },
  dominion: { novice: 'greedy~35', gentle: 'greedy~20', steady: 'menu~5', strong: 'menu', master: 'mind:2400' },
  nocturion: {
    novice: 'greedy~150',
    gentle: 'search:12',
    steady: 'mind:8~20',
    strong: 'mind:60',
    master: 'mind:2000',
  },
};

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
export const rungOf = (grade: Grade, { name }: AnyGame): string =>
  (Object.hasOwn(LADDERS, name) ? (LADDERS[name] as Ladder) : LADDER)[grade];

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
  const { blind } = bot;
  if (bot.begin === undefined) return { name: grade, blind, answer: (...asked) => bot.answer(...asked) };
  const begin: Begin = (...asked) => untilLate((bot.begin as Begin)(...asked));
  return { name: grade, blind, begin, answer: (...asked) => settled(begin(...asked)) };
}

type Begin = NonNullable<Bot['begin']>;

function untilLate(thinking: Thinking): Thinking {
  const late = performance.now() + MOST_MS;
  return { look: () => performance.now() < late && thinking.look(), weighed: () => thinking.weighed() };
}
