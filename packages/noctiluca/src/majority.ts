import { JAR_COLOURS } from './components.ts';
import type { Occasion } from './holding.ts';

/** Who has the majority of a token colour, and how many of the tokens left each of them takes. */
export interface Majority {
  readonly sides: readonly number[];
  readonly each: number;
}

/**
 * Most tokens by number take the rest of the stack (NLC-10.2); tied sides split it and what cannot be split is
 * discarded (NLC-10.3, NLC-10.4). Having none is no majority (NLC-10.5).
 */
function settle(counts: readonly number[], left: number): Majority {
  const most = Math.max(...counts);
  const sides: number[] = [];
  if (most === 0) return { sides, each: 0 };
  for (let side = 0; side < counts.length; side += 1) if (counts[side] === most) sides.push(side);
  return { sides, each: Math.floor(left / sides.length) };
}

/** The majority of every token colour. */
export const majorities = ({ held, left }: Occasion): Majority[] =>
  JAR_COLOURS.map((_, colour) =>
    settle(
      held.map((counts) => counts[colour] as number),
      left[colour] as number,
    ),
  );

/** Tokens a side wins by majorities, by colour. */
export const wonBy = (settled: readonly Majority[], side: number): number[] =>
  settled.map(({ sides, each }) => (sides.includes(side) ? each : 0));
