import type { Seat } from '@nightjar/kernel';
import { coinsOf } from './advice/window.ts';
import { gainOf, junkOf } from './advice/worth.ts';
import { bit, defaultBox, kindOf } from './box.ts';
import { owned, points } from './scoring.ts';
import type { State } from './state.ts';

const PROVINCE = kindOf('province');
const TREASURE = bit('Treasure');
const ACTION = bit('Action');

/** What a card adds to an average hand, in thousandths of a coin: whole numbers add up alike in any order. */
const POWER: readonly number[] = defaultBox.ids.map((_, kind) => {
  const isMoney = ((defaultBox.types[kind] as number) & TREASURE) !== 0 && kind !== kindOf('idol');
  if (isMoney) return Math.round(1000 * coinsOf(kind));
  const junk = junkOf(kind);
  return junk > 0 ? Math.round(-50 * junk) : Math.max(0, Math.round(450 * gainOf(kind)));
});

/** Points a coin of an average hand is good for, each turn. */
const POINTS_PER_COIN = 0.55;
/** What a coin, an action and a card in hand are worth while the turn lasts. */
const COIN = 0.35;
const SPARE_ACTION = 0.12;
const CARD = 0.15;

/** How well a seat stands, in points ahead of its best rival, by what that seat knows. */
export function estimate(state: State, seat: Seat): number {
  if (state.phase === 'over') return lead(state, seat, points);
  return lead(state, seat, (of, who) => outlook(of, who, seat));
}

function lead(state: State, seat: Seat, strength: (state: State, seat: Seat) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.turns.length; other += 1) {
    if (other !== seat) best = Math.max(best, strength(state, other));
  }
  return strength(state, seat) - best;
}

/** Points as they are, points the deck promises in later turns, and points still possible in this turn. */
function outlook(state: State, seat: Seat, looker: Seat): number {
  const cards = owned(state, seat);
  let power = 0;
  for (const card of cards) power += POWER[state.kind[card] as number] as number;
  const turns = Math.min(10, 1 + 1.2 * (state.left[PROVINCE] as number));
  const hand = (5 * power) / 1000 / Math.max(5, cards.length);
  let sum = points(state, seat) + POINTS_PER_COIN * hand * turns + CARD * (state.hand[seat] as number[]).length;
  if (seat === state.active && seat === looker) sum += underWay(state, seat);
  return sum;
}

/** Coins made and in hand, and Actions that could still be played. Only the seat itself knows its hand. */
function underWay(state: State, seat: Seat): number {
  if (state.phase === 'night' || state.phase === 'cleanup' || state.phase === 'end') return 0;
  let coins = state.coins;
  let actions = 0;
  for (const card of state.hand[seat] as number[]) {
    const kind = state.kind[card] as number;
    const types = state.box.types[kind] as number;
    if ((types & TREASURE) !== 0 && state.phase !== 'buy') coins += coinsOf(kind) - 0.1;
    if ((types & ACTION) !== 0) actions += 1;
  }
  const playable = state.phase === 'action' || state.phase === 'start' ? Math.min(actions, state.actions) : 0;
  return COIN * Math.min(coins, 8 * state.buys) + SPARE_ACTION * playable + 0.1 * (state.buys - 1);
}
