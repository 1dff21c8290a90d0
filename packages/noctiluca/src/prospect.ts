import { type Seat, several } from '@nightjar/kernel';
import { COLOURS } from './box.ts';
import { sizeOf } from './handful.ts';
import { LAST_ROUND, lackedBy, NONE, type State } from './state.ts';

/** What a jar is worth that is not delivered yet, in points. Found by play, not by proof. */
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
export interface Prospect {
  readonly dice: number;
  readonly lacks: number;
  /** The handful of dice that it lacks. */
  readonly free: number;
  /** What delivering it brings. */
  readonly reward: number;
  /** The hope of filling it, by the dice it lacks. */
  readonly hopes: readonly number[];
  /** What it promises as it is. */
  readonly now: number;
}

/** The jars of a seat, by what these eyes know. */
export function prospectsOf(state: State, seat: number, eyes: Seat): Prospect[] {
  const jars = state.jars[seat] as readonly number[];
  const turns = turnsLeft(state, seat);
  return several(jars.length, (slot) => {
    const jar = jars[slot] as number;
    const free = lackedBy(state, seat, slot);
    const lacks = sizeOf(free);
    const dice = (state.box.jars.size[jar] as number) - lacks;
    const reward = rewardFor(state, jar, seat, eyes);
    const hopes = hopesOf(turns, lacks);
    return { dice, lacks, free, reward, hopes, now: promiseOf(hopes[lacks] as number, reward, dice) };
  });
}

/** What an empty jar promises a seat that may take it. */
export function promiseOfEmpty(state: State, jar: number, seat: Seat): number {
  const lacks = state.box.jars.size[jar] as number;
  return promiseOf(hopesOf(turnsLeft(state, seat), lacks)[lacks] as number, rewardFor(state, jar, seat, seat), 0);
}

/** What so many dice more add to what a jar promises. */
export const promised = ({ dice, lacks, reward, hopes, now }: Prospect, placed: number): number =>
  promiseOf(hopes[lacks - placed] as number, reward, dice + placed) - now;

/** What delivering a jar brings, the less likely the more dice it lacks; otherwise the dice on it are left. */
const promiseOf = (hope: number, reward: number, dice: number): number =>
  hope * reward + (1 - hope) * dice * WORTH.leftover;

/** What delivering a jar brings now. */
function rewardFor(state: State, jar: number, seat: number, eyes: Seat): number {
  const { jars, tokens } = state.box;
  const token = tokens[state.taken[jars.colour[jar] as number] as number] ?? 0;
  return token + jarPoints(state, jar, seat, eyes) + WORTH.delivery;
}

/** Printed points and favourite spaces of a jar; of somebody else's favourite only the mean is known. */
export function jarPoints(state: State, jar: number, seat: number, eyes: Seat): number {
  const { jars, favourites, scoring } = state.box;
  const own = favourites[state.favourites[seat] as number]?.colour ?? NONE;
  const spaces = seat === eyes ? (jars.spaces[jar]?.[own] ?? 0) : (jars.size[jar] as number) / COLOURS.length;
  return (jars.points[jar] as number) + spaces * scoring.favourite;
}

/** Turns a seat still has. */
export function turnsLeft(state: State, seat: number): number {
  const later = state.round === LAST_ROUND ? 0 : (state.box.pawns[state.options.players] as number);
  return (state.pawns[seat] as number) + later;
}

/** The hope of filling a jar by turns left and dice it lacks, as far as it was asked for. */
const hopes: number[][] = [];

function hopesOf(turns: number, lacks: number): readonly number[] {
  while (hopes.length <= turns) hopes.push([]);
  const known = hopes[turns] as number[];
  const fading = WORTH.fading + WORTH.fadingLate / (turns + 1);
  while (known.length <= lacks) known.push(Math.exp(-fading * known.length));
  return known;
}
