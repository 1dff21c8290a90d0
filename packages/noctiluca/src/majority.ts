import { several } from '@nightjar/kernel';
import { JAR_COLOURS } from './components.ts';
import { ofColour } from './handful.ts';
import type { Occasion } from './holding.ts';

/** Who has the majority of a token colour, and how many of the tokens left each of them takes. */
export interface Majority {
  readonly sides: readonly number[];
  readonly each: number;
}

/** Tokens left in a stack. */
export const leftOf = ({ stack, taken }: Occasion, colour: number): number => stack - (taken[colour] as number);

/** How many sides share a majority with this one, itself among them; 0 if it has none. Having no token is no majority (NLC-10.5). */
function sharing(held: Occasion['held'], colour: number, side: number): number {
  const own = ofColour(held[side] as number, colour);
  if (own === 0) return 0;
  let sides = 0;
  for (let other = 0; other < held.length; other += 1) {
    const count = ofColour(held[other] as number, colour);
    if (count > own) return 0;
    if (count === own) sides += 1;
  }
  return sides;
}

/** Most tokens by number take the rest of the stack (NLC-10.2); tied sides split it and what cannot be split is discarded (NLC-10.3, NLC-10.4). */
const split = (left: number, sides: number): number => (sides === 0 ? 0 : Math.floor(left / sides));

function settle(occasion: Occasion, colour: number): Majority {
  const { held } = occasion;
  const sides: number[] = [];
  for (let side = 0; side < held.length; side += 1) if (sharing(held, colour, side) > 0) sides.push(side);
  return { sides, each: split(leftOf(occasion, colour), sides.length) };
}

/** The majority of every token colour. */
export const majorities = (occasion: Occasion): Majority[] =>
  several(JAR_COLOURS.length, (colour) => settle(occasion, colour));

/** Tokens a side wins by majorities. */
export function wonBy(occasion: Occasion, side: number): number {
  let won = 0;
  for (let colour = 0; colour < JAR_COLOURS.length; colour += 1) {
    won += split(leftOf(occasion, colour), sharing(occasion.held, colour, side));
  }
  return won;
}
