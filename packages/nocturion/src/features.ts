import { ahead, bestRival, type Seat } from '@nightjar/kernel';
import { NONE, RESOURCES } from './components.ts';
import { goals, outlook, timeLeft } from './estimate.ts';
import { limitOf } from './limits.ts';
import { pending } from './questions.ts';
import { totals } from './standing.ts';
import { CHALICE, GUILDMASTER, heirloomsOf, isExhausted, type State, wealthOf } from './state.ts';

/** Points that count as one. */
const TEN = 10;
const HEIRLOOMS = 3;

const SEAT_NAMES: readonly string[] = [
  ...'prestige promise wealth wealth.left overLimit limit'.split(' '),
  ...RESOURCES.map((resource) => `resource.${resource}`),
  ...'dice pips reserved'.split(' '),
  ...Array.from({ length: HEIRLOOMS }, (_, n) => [`heirloom.${n + 1}`, `heirloom.${n + 1}.left`]).flat(),
  ...'goals goals.left beasts.active beasts.exhausted beasts.hand beasts.left beasts.hand.left'.split(' '),
  ...'curses curses.left spent passed chalice guildmaster.left'.split(' '),
];

/** The names of the features, in their order. */
export const featureNames: readonly string[] = [
  ...'estimate players.2 players.3 players.4 players.5 left left.squared final'.split(' '),
  ...'asked.die asked.action active asked first pool spare effect next'.split(' '),
  ...['own', 'rival'].flatMap((seat) => SEAT_NAMES.map((name) => `${seat}.${name}`)),
];

/**
 * What a learned value goes by: the estimate, the table, the seat and its best rival, each as numbers of about 1 and by
 * what the seat knows. As many for any number of players.
 */
export function features(state: State, seat: Seat): number[] {
  const worth = outlook(state, seat);
  const prestige = totals(state);
  const rival = bestRival(worth, seat);
  const into = [ahead(worth, seat) / TEN];
  const left = timeLeft(state);
  addTable(into, state, seat, left);
  for (const one of [seat, rival]) addSeat(into, state, one, { left, prestige, worth });
  return into;
}

/** How far the game is, and whose turn it is. */
function addTable(into: number[], state: State, seat: Seat, left: number): void {
  const { players } = state.options;
  for (let n = 2; n <= 5; n += 1) into.push(players === n ? 1 : 0);
  into.push(left, left * left, state.isFinal ? 1 : 0, state.stage === 'die' ? 1 : 0, state.stage === 'action' ? 1 : 0);
  into.push(state.active === seat ? 1 : 0, pending(state)?.seat === seat ? 1 : 0, state.first === seat ? 1 : 0);
  into.push(state.pool.length / 4, state.spare / 4, state.stack.length > 0 ? 1 : 0);
  into.push((seat - state.active + players) % players === 1 ? 1 : 0);
}

interface Looked {
  readonly left: number;
  readonly prestige: readonly number[];
  readonly worth: readonly number[];
}

/** What one seat has: Prestige, Resources, dice, Heirlooms, Beasts and Curses. */
function addSeat(into: number[], state: State, seat: Seat, { left, prestige, worth }: Looked): void {
  const has = prestige[seat] as number;
  const wealth = wealthOf(state, seat);
  const limit = limitOf(state, seat);
  into.push(has / 20, ((worth[seat] as number) - has) / TEN, wealth / TEN, (wealth * left) / TEN);
  into.push(Math.max(0, wealth - limit) / 4, limit / TEN);
  for (let resource = 0; resource < RESOURCES.length; resource += 1) {
    into.push(((state.treasury[seat] as number[])[resource] as number) / 4);
  }
  const dice = state.dice[seat] as number[];
  let pips = 0;
  for (const die of dice) pips += die;
  into.push(dice.length / 2, pips / TEN, state.reserved[seat] === 0 ? 0 : 1);
  const level = heirloomsOf(state, seat);
  for (let n = 1; n <= HEIRLOOMS; n += 1) into.push(level >= n ? 1 : 0, level >= n ? left : 0);
  const near = goals(state, seat, left) / TEN;
  into.push(near, near * left);
  let active = 0;
  let exhausted = 0;
  const menagerie = state.menagerie[seat] as number[];
  for (let enclosure = 0; enclosure < menagerie.length; enclosure += 1) {
    if (menagerie[enclosure] === NONE) continue;
    if (isExhausted(state, seat, enclosure)) exhausted += 1;
    else active += 1;
  }
  const held = (state.hand[seat] as number[]).length;
  into.push(active / 3, exhausted / 3, held / 3, ((active + exhausted) * left) / 3, (held * left) / 3);
  const curses = (state.curses[seat] as number[]).length;
  into.push(
    curses / 2,
    (curses * left) / 2,
    ((state.spent >> seat) & 1) === 1 ? 1 : 0,
    (state.passed[seat] as number) / 2,
  );
  into.push(state.holders[CHALICE] === seat ? 1 : 0, state.holders[GUILDMASTER] === seat ? left : 0);
}
