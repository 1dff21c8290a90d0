import type { Seat } from '@nightjar/kernel';
import { COLOURS } from './box.ts';
import { sizeOf } from './handful.ts';
import { LAST_ROUND, lackedBy, type State } from './state.ts';

/** The worth of a jar that is not delivered yet, in points. Found by play, not by proof. */
const WORTH = {
  /** A delivery helps towards a majority besides its token. */
  delivery: 1.5,
  /** How fast the hope of filling a jar fades with every die it lacks: always, and the more the fewer turns are left. */
  fading: 0.1,
  fadingLate: 0.9,
  /** A die on a jar that may never be delivered. */
  leftover: 0.4,
} as const;

/** A jar in play as some eyes judge it: worked out once for everything an estimate tries with it. */
export interface Promised {
  readonly lacks: number;
  /** The handful of dice that it lacks. */
  readonly free: number;
  /** What delivering it brings. */
  readonly reward: number;
  readonly odds: Odds;
  /** What it promises as it is. */
  readonly now: number;
}

/** The two jars of a seat. */
export interface PromisedJars {
  readonly one: Promised;
  readonly other: Promised;
}

/** The jars of a seat, by what these eyes know. */
export function promisesOf(state: State, seat: number, eyes: Seat): PromisedJars {
  const turns = turnsLeft(state, seat);
  const worths = jarWorths(state, seat, eyes);
  return {
    one: promisedBy(state, seat, 0, turns, worths),
    other: promisedBy(state, seat, 1, turns, worths),
  };
}

function promisedBy(state: State, seat: number, slot: number, turns: number, worths: readonly number[]): Promised {
  const jars = state.jars[seat] as readonly number[];
  if (slot >= jars.length) return NO_JAR;
  const jar = jars[slot] as number;
  const free = lackedBy(state, seat, slot);
  const lacks = sizeOf(free);
  const reward = rewardFor(state, jar, worths);
  const odds = oddsOf(turns, state.box.jars.size[jar] as number);
  return { lacks, free, reward, odds, now: promiseOf(odds, reward, lacks) };
}

/** What an empty jar promises a seat that may take it. */
export function promiseOfEmpty(state: State, jar: number, seat: Seat): number {
  const size = state.box.jars.size[jar] as number;
  return promiseOf(oddsOf(turnsLeft(state, seat), size), rewardFor(state, jar, jarWorths(state, seat, seat)), size);
}

/** The worth that so many dice more add to a jar. */
export const promised = ({ odds, reward, lacks, now }: Promised, placed: number): number =>
  promiseOf(odds, reward, lacks - placed) - now;

/** What delivering a jar brings, the less likely the more dice it lacks; otherwise the dice on it are left. */
const promiseOf = ({ hopes, rests }: Odds, reward: number, lacks: number): number =>
  (hopes[lacks] as number) * reward + (rests[lacks] as number);

/** What delivering a jar brings now. */
function rewardFor({ box: { jars, tokens }, taken }: State, jar: number, worths: readonly number[]): number {
  const token = tokens[taken[jars.colour[jar] as number] as number] ?? 0;
  return token + (worths[jar] as number) + WORTH.delivery;
}

/** Points of every jar with those for favourite spaces; of another player's favourite only the mean is known. */
export function jarWorths(state: State, seat: number, eyes: Seat): readonly number[] {
  const { jars, favourites } = state.box;
  const own = favourites[state.favourites[seat] as number];
  const colour = seat === eyes && own !== undefined ? own.colour : COLOURS.length;
  return jars.worths[colour] as readonly number[];
}

/** Turns a seat still has. */
export function turnsLeft(state: State, seat: number): number {
  const later = state.round === LAST_ROUND ? 0 : (state.box.pawns[state.options.players] as number);
  return (state.pawns[seat] as number) + later;
}

/** The chance of filling a jar, and the worth of its dice if it is not filled, both by the dice it lacks. */
interface Odds {
  readonly hopes: readonly number[];
  readonly rests: readonly number[];
}

/** By turns left and the size of a jar, as far as they were asked for. */
const known: Odds[][] = [];

function oddsOf(turns: number, size: number): Odds {
  while (known.length <= turns) known.push([]);
  const bySize = known[turns] as Odds[];
  while (bySize.length <= size) bySize.push(workedOut(turns, bySize.length));
  return bySize[size] as Odds;
}

function workedOut(turns: number, size: number): Odds {
  const fading = WORTH.fading + WORTH.fadingLate / (turns + 1);
  const hopes: number[] = [];
  const rests: number[] = [];
  for (let lacks = 0; lacks <= size; lacks += 1) {
    const hope = Math.exp(-fading * lacks);
    hopes.push(hope);
    rests.push((1 - hope) * (size - lacks) * WORTH.leftover);
  }
  return { hopes, rests };
}

/** Stands where a seat has no jar: whatever the odds, it brings nothing. */
const NO_JAR: Promised = { lacks: 0, free: 0, reward: 0, odds: oddsOf(0, 0), now: 0 };
