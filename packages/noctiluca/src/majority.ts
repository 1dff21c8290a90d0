import { several } from '@nightjar/kernel';
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
function settle({ held, left }: Occasion, colour: number): Majority {
  let most = 1;
  let sides: number[] = [];
  for (let side = 0; side < held.length; side += 1) {
    const count = held[side]?.[colour] as number;
    if (count < most) continue;
    if (count > most) sides = [];
    most = count;
    sides.push(side);
  }
  return { sides, each: sides.length === 0 ? 0 : Math.floor((left[colour] as number) / sides.length) };
}

/** The majority of every token colour. */
export const majorities = (occasion: Occasion): Majority[] =>
  several(JAR_COLOURS.length, (colour) => settle(occasion, colour));

/** Tokens a side wins by majorities. */
export function wonBy(settled: readonly Majority[], side: number): number {
  let won = 0;
  for (const { sides, each } of settled) if (sides.includes(side)) won += each;
  return won;
}
