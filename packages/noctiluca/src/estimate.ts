import { ahead, bestRival, type Seat } from '@nightjar/kernel';
import { FACES, PATHS } from './box.ts';
import { yieldOf } from './diving.ts';
import { common, lastOf, sizeOf } from './handful.ts';
import { wonBy } from './majority.ts';
import {
  jarWorths,
  type Promised,
  type PromisedJars,
  promised,
  promiseOfEmpty,
  promisesOf,
  turnsLeft,
} from './promise.ts';
import { occasionOf, result } from './standing.ts';
import { NONE, nextSeat, type State, TEMPEST, tokenValue } from './state.ts';

/** A lead in a token colour, as part of the points it would take now: early in the game, and at its end. Found by play, not by proof. */
const LEAD = { early: 0.3, late: 1 } as const;

/** How well a seat stands: points ahead of its best rival, by what that seat knows. Alone, plain points. */
export function estimate(state: State, seat: Seat): number {
  const over = result(state);
  if (over !== null) return ahead(over.scores, seat) - ((over.places[seat] as number) - 1) * 0.01;
  return ahead(outlook(state, seat), seat);
}

/** What each player has, and may make of it, as a seat knows it. */
export function outlook(state: State, eyes: Seat): number[] {
  const worth: number[] = [];
  const promises: PromisedJars[] = [];
  for (let seat = 0; seat < state.pawns.length; seat += 1) {
    const jars = promisesOf(state, seat, eyes);
    promises.push(jars);
    worth.push(holdingWorth(state, seat, eyes, jars));
  }
  if (state.dealt.length > 0) worth[eyes] = (worth[eyes] as number) + choiceWorth(state, eyes);
  addLeads(state, worth);
  addHaul(state, worth, promises);
  return worth;
}

/** Points a seat has, majorities aside, and the promise of its jars. */
function holdingWorth(state: State, seat: number, eyes: Seat, { one, other }: PromisedJars): number {
  const worths = jarWorths(state, seat, eyes);
  let worth = 0;
  for (const token of state.tokens[seat] as number[]) worth += tokenValue(state.box, token);
  for (const jar of state.delivered[seat] as number[]) worth += worths[jar] as number;
  worth += one.now;
  worth += other.now;
  if (state.options.players > 1) return worth;
  for (const token of state.tokens[TEMPEST] as number[]) worth -= tokenValue(state.box, token);
  return worth - sizeOf(state.storm);
}

/** The two jars a seat is about to keep. */
function choiceWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (const jar of state.dealt[seat] as number[]) {
    if (jar !== state.putBack[seat]) worth += promiseOfEmpty(state, jar, seat);
  }
  return worth;
}

/** Leads in token colours count for more the nearer the end is. */
function addLeads(state: State, worth: number[]): void {
  const occasion = occasionOf(state);
  const each = state.box.pawns[state.options.players] as number;
  let left = 0;
  for (let seat = 0; seat < worth.length; seat += 1) left += turnsLeft(state, seat);
  const late = 1 - left / (2 * each * worth.length);
  const weight = (LEAD.early + (LEAD.late - LEAD.early) * late) * state.box.back;
  for (let seat = 0; seat < worth.length; seat += 1) {
    worth[seat] = (worth[seat] as number) + wonBy(occasion, seat) * weight;
  }
  if (worth.length === 1) worth[0] = (worth[0] as number) - wonBy(occasion, TEMPEST) * weight;
}

/** Dice on their way: their worth to the active player, and the dice fed to the others. */
function addHaul(state: State, worth: number[], promises: readonly PromisedJars[]): void {
  switch (state.stage) {
    case 'path':
    case 'number':
      return addDice(state, worth, promises, bestDive(state, worth, promises));
    case 'place':
      return addDice(state, worth, promises, state.haul);
    case 'passed':
      return feed(state, worth, promises, state.haul, state.reached);
    default:
  }
}

/** The shore is chosen, perhaps the path: the dice of the best that can be made of them. */
function bestDive(state: State, worth: readonly number[], promises: readonly PromisedJars[]): number {
  const { active, shore } = state;
  const jars = promises[active] as PromisedJars;
  const own = worth[active] as number;
  const rival = worth[bestRival(worth, active)] ?? 0;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let path = 0; path < PATHS.length; path += 1) {
    if (state.path !== NONE && state.path !== path) continue;
    for (let face = 0; face < FACES; face += 1) {
      const dice = yieldOf(state, shore, path, face);
      // Dice fed to others never help: mostly they need not be looked at.
      if (own + gain(jars, dice) - rival <= most) continue;
      const tried = worth.slice();
      addDice(state, tried, promises, dice);
      const stands = ahead(tried, active);
      if (stands <= most) continue;
      most = stands;
      best = dice;
    }
  }
  return best;
}

/** Collected dice: those that fit go on the active player's jars, the rest to the others. */
function addDice(state: State, worth: number[], promises: readonly PromisedJars[], dice: number): void {
  const { active } = state;
  const jars = promises[active] as PromisedJars;
  worth[active] = (worth[active] as number) + gain(jars, dice);
  const left = dice - common(dice, jars.one.free);
  feed(state, worth, promises, left - common(left, jars.other.free), nextSeat(state, active));
}

/** The worth that dice add to jars, placed where the fewest are lacking. */
function gain({ one, other }: PromisedJars, dice: number): number {
  const isOtherFirst = other.lacks < one.lacks;
  const first = isOtherFirst ? other : one;
  const second = isOtherFirst ? one : other;
  const onFirst = common(dice, first.free);
  const onSecond = common(dice - onFirst, second.free);
  return promised(first, sizeOf(onFirst)) + promised(second, sizeOf(onSecond));
}

/** Dice that do not fit: each seat they reach takes one, or alone they are lost to the tempest. */
function feed(state: State, worth: number[], promises: readonly PromisedJars[], dice: number, from: number): void {
  if (state.options.players === 1) {
    worth[0] = (worth[0] as number) - sizeOf(dice);
    return;
  }
  let left = dice;
  for (let seat = from; left !== 0 && seat !== state.active; seat = nextSeat(state, seat)) {
    const jar = takerOf(promises[seat] as PromisedJars, left);
    if (jar === null) continue;
    worth[seat] = (worth[seat] as number) + promised(jar, 1);
    left -= lastOf(common(left, jar.free));
  }
}

/** The jar to which one of these dice adds most; null if it adds nothing to either. */
function takerOf({ one, other }: PromisedJars, dice: number): Promised | null {
  const byOne = common(dice, one.free) === 0 ? 0 : promised(one, 1);
  const byOther = common(dice, other.free) === 0 ? 0 : promised(other, 1);
  if (byOther > 0 && byOther > byOne) return other;
  return byOne > 0 ? one : null;
}
