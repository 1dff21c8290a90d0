import { MOST_ANSWERS } from '@nightjar/kernel';
import { Child } from './server/child.ts';

/** How much a side did in one round, and its outcome, which both sides must share. */
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

/** CPU seconds, so that other processes on the machine do not count. */
export interface Round extends Done {
  readonly seconds: number;
}

/** One side: count and CPU seconds of its median round. */
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

/** Warm-up rounds of each side, in which the engine still compiles. */
const WARM = 6;
const ROUNDS = 7;

/** The method, printed beside the figures. */
export const FAIRLY =
  'Each side of each game runs in its own process. After six warm-up rounds both sides take turns for seven rounds. The median of the ' +
  'seven ratios counts, so a machine that is slow for a while is slow for both.';

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
