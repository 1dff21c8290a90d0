import { MOST_ANSWERS } from '@nightjar/kernel';
import { Child } from './server/child.ts';

/** What a side did in one round, and what came out of it. */
export interface Done {
  readonly count: number;
  readonly outcome: string;
}

/** Whole games are compared: one that is not over after the most answers ends the bench. */
export function mustEnd(answers: number): void {
  if (answers === MOST_ANSWERS) throw new Error(`a game of the bench was truncated after ${MOST_ANSWERS} answers`);
}

/** One piece of work, our way and boardgame.io's. */
export interface Sides {
  readonly ours: () => Done;
  readonly theirs: () => Done;
}

/** Seconds of the processor, not the clock's: what else runs on the machine is not counted. */
export interface Round extends Done {
  readonly seconds: number;
}

/** One side: how many in how many seconds, in the middle one of its rounds. */
interface Side {
  readonly count: number;
  readonly seconds: number;
  readonly perSecond: number;
}

export interface Duel {
  readonly ours: Side;
  readonly theirs: Side;
  readonly ratio: number;
  readonly isSame: boolean;
}

/** Rounds before it counts: the engine is still translating in the first ones, of either side. */
const WARM = 6;
const ROUNDS = 7;

/** How both sides are measured, for whoever reads the figures. */
export const FAIRLY =
  'Each side of each game has a process of its own. Both have done all of it six times before it counts; then they take turns for ' +
  'seven rounds, and the middle one of seven ratios counts, so that a machine that is slow for a while is slow for both.';

/** Lets both sides of a bench do their work in turns. */
export async function duel(bench: string, game: string): Promise<Duel> {
  const sides = [
    new Child('../side.ts', [bench, game, 'ours']),
    new Child('../side.ts', [bench, game, 'theirs']),
  ] as const;
  const [ours, theirs] = sides;
  try {
    for (let i = 0; i < WARM; i += 1) for (const side of sides) await side.asked<Round>('round');
    const rounds: { readonly our: Round; readonly their: Round }[] = [];
    for (let i = 0; i < ROUNDS; i += 1) {
      rounds.push({ our: await ours.asked<Round>('round'), their: await theirs.asked<Round>('round') });
    }
    return {
      ours: middle(rounds.map(({ our }) => our)),
      theirs: middle(rounds.map(({ their }) => their)),
      ratio: Math.round(median(rounds.map(({ our, their }) => speed(our) / speed(their))) * 10) / 10,
      isSame: rounds.every(({ our, their }) => our.outcome === their.outcome),
    };
  } finally {
    for (const side of sides) side.kill();
  }
}

const speed = ({ count, seconds }: Round): number => count / seconds;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

function middle(rounds: readonly Round[]): Side {
  const [{ count } = { count: 0 }] = rounds;
  const seconds = median(rounds.map((round) => round.seconds));
  return { count, seconds, perSecond: Math.round(count / seconds) };
}
