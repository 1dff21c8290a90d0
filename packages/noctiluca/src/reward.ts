import type { Seat } from '@nightjar/kernel';
import { NONE, type State } from './state.ts';

/** What a jar brings its player once it is delivered. */
export interface Reward {
  /** The token on top of its stack now (NLC-8.4a); 0 where none is left. */
  readonly token: number;
  /** Printed points (NLC-10.7). */
  readonly points: number;
  /** For its spaces of the own favourite colour (NLC-10.8). */
  readonly favourite: number;
}

/** What a jar would bring a seat, by its own favourite; null for one that is not in this box. */
export function rewardOf(state: State, seat: Seat, jar: string): Reward | null {
  const { jars, tokens, favourites, scoring } = state.box;
  const card = jars.id.indexOf(jar);
  if (card === NONE) return null;
  const colour = favourites[state.favourites[seat] as number]?.colour ?? NONE;
  return {
    token: tokens[state.taken[jars.colour[card] as number] as number] ?? 0,
    points: jars.points[card] as number,
    favourite: (jars.spaces[card]?.[colour] ?? 0) * scoring.favourite,
  };
}
