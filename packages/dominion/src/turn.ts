import type { Seat } from '@nightjar/kernel';
import { resolve, type Waiting, wait } from '@nightjar/script';
import { bit, kindOf } from './box.ts';
import { isEven, mayHold } from './hidden.ts';
import { draw, moved } from './moving.ts';
import { totals } from './scoring.ts';
import { countTurn, isStill, isWarned, warning } from './standstill.ts';
import { costOf, DELUDED, ENVIOUS, isEmptyPile, NONE, type State, seatsFrom } from './state.ts';
import type { Text } from './text.ts';

const ACTION = bit('Action');
const TREASURE = bit('Treasure');
const NIGHT = bit('Night');
const PROVINCE = kindOf('province');
const WOODS = kindOf('lost-in-the-woods');

/** Whether the active player has such a card to play; at an even pace, whether the others have to reckon with one. */
const handHas = (state: State, types: number): boolean => {
  if (isEven(state)) return mayHold(state, state.active, (kind) => ((state.box.types[kind] as number) & types) !== 0);
  for (const card of state.hand[state.active] as number[]) {
    if (((state.box.types[state.kind[card] as number] as number) & types) !== 0) return true;
  }
  return false;
};

/** Whether the active player may buy from this pile (DOM-5.10, DOM-C.deluded.2). */
export const mayBuy = (state: State, kind: number): boolean =>
  !isEmptyPile(state, kind) &&
  costOf(state, kind) <= state.coins &&
  !(state.deluded && ((state.box.types[kind] as number) & ACTION) !== 0);

const mayBuyAny = (state: State): boolean => {
  for (const kind of state.supply) if (mayBuy(state, kind)) return true;
  return false;
};

/** Whether the phase asks its player, or has one answer only and goes on by itself (DOM-18.3). */
function asks(state: State): boolean {
  switch (state.phase) {
    case 'action':
      return state.actions > 0 && handHas(state, ACTION);
    case 'treasure':
      return state.buys > 0 && (handHas(state, TREASURE) || mayBuyAny(state));
    case 'buy':
      return state.buys > 0 && mayBuyAny(state);
    case 'night':
      return handHas(state, NIGHT);
    default:
      return state.phase === 'over';
  }
}

/** Runs on until a player is asked or the game is over. */
export function run(t: Text): void {
  const { state } = t;
  for (;;) {
    resolve(t);
    if (state.stack.length > 0 || asks(state)) return;
    goOn(t);
  }
}

/** The next part of the turn (DOM-3.1). */
export function goOn(t: Text): void {
  const { state } = t;
  switch (state.phase) {
    case 'start':
      return enter(t, 'action');
    case 'action':
      startBuying(t);
      return enter(t, 'treasure');
    case 'treasure':
    case 'buy':
      return enter(t, 'night');
    case 'night':
      state.phase = 'cleanup';
      return cleanUp(t);
    case 'cleanup':
      state.phase = 'end';
      return endTurn(t);
    case 'end':
      return startTurn(t);
    case 'over':
      throw new Error('the game is over');
  }
}

function enter(t: Text, phase: 'action' | 'treasure' | 'night'): void {
  t.state.phase = phase;
  t.tell?.({ type: 'phase', seat: t.state.active, phase: phase === 'treasure' ? 'buy' : phase });
}

/** DOM-3.2, DOM-3.3: fresh counters and records, then what was put off until this turn. */
function startTurn(t: Text): void {
  const { state } = t;
  const seat = (state.active + 1) % state.options.players;
  state.active = seat;
  state.phase = 'start';
  state.turns[seat] = (state.turns[seat] as number) + 1;
  countTurn(state);
  state.actions = 1;
  state.buys = 1;
  state.coins = 0;
  state.merchants = 0;
  state.silvers = 0;
  state.deluded = false;
  state.envious = false;
  for (const other of seatsFrom(state, seat)) state.gained[other] = 0;
  state.guarded &= ~(1 << seat);
  t.tell?.({ type: 'turn', seat, number: state.turns[seat] });
  if (state.delayed.length > 0 || state.lost === seat) wait(t, seat, turnStarters(t));
}

function turnStarters(t: Text): readonly Waiting[] {
  const { state } = t;
  const seat = state.active;
  const waiting: Waiting[] = [];
  for (const { seat: owner, script, card, mark, serial } of state.delayed) {
    if (owner === seat) waiting.push({ script, seat, card, mark, it: [serial] });
  }
  // An effect without a card or Boon set aside is under way now; the others are done when their cards or Boons are gone.
  state.delayed = state.delayed.filter((entry) => entry.seat !== seat || entry.cards.length > 0 || entry.boon !== NONE);
  if (state.lost === seat)
    waiting.push({ script: t.cards.turnStart[WOODS] as number, seat, card: NONE, mark: NONE, it: [] });
  return waiting;
}

/** DOM-3.5, DOM-15.3: Deluded and Envious go back and work for the rest of this turn. */
function startBuying(t: Text): void {
  const { state } = t;
  const mood = state.mood[state.active] as number;
  if (mood === 0) return;
  state.mood[state.active] = 0;
  if (mood === DELUDED) state.deluded = true;
  if (mood === ENVIOUS) state.envious = true;
  t.tell?.({ type: 'gaveBack', seat: state.active, state: mood === DELUDED ? 'deluded' : 'envious' });
}

/** DOM-3.7: kept Boons, then hand and play to the discard pile, then a new hand. */
function cleanUp(t: Text): void {
  const { state } = t;
  for (const boons of state.front) if (boons.length > 0) state.boonDiscard.push(...boons.splice(0));
  const seat = state.active;
  const pile = state.discard[seat] as number[];
  const staying = stayers(state);
  const inPlay = state.play[seat] as number[];
  for (const card of state.hand[seat] as number[]) {
    pile.push(card);
    moved(state, card);
  }
  state.hand[seat] = [];
  const kept: number[] = [];
  state.play[seat] = kept;
  for (const card of inPlay) {
    if (staying.includes(card)) {
      kept.push(card);
      continue;
    }
    pile.push(card);
    moved(state, card);
  }
  const top = pile.at(-1);
  t.tell?.({ type: 'cleanedUp', seat, top: top === undefined ? null : t.id(t.kindOf(top)) });
  draw(t, seat, state.box.startDeck.hand);
}

/** Cards in play with something left to do, and what played a Duration among them several times (DOM-9.2, DOM-10.5). */
function stayers(state: State): readonly number[] {
  if (state.delayed.length === 0) {
    state.bonds = [];
    return [];
  }
  const isAt = (card: number, mark: number): boolean => card !== NONE && state.moved[card] === mark;
  const staying: number[] = [];
  for (const { card, mark } of state.delayed) if (isAt(card, mark)) staying.push(card);
  // Of two Throne Rooms the outer one played no Duration: it played the other Throne Room (DOM-10.5b).
  state.bonds = state.bonds.filter(
    ({ by, byMark, card, mark }) => isAt(by, byMark) && isAt(card, mark) && staying.includes(card),
  );
  for (const { by } of state.bonds) staying.push(by);
  return staying;
}

/** DOM-3.8: draws for the River's Gift, Hounds come back, the trash is turned up, and the end is checked. */
function endTurn(t: Text): void {
  const { state } = t;
  const order = seatsFrom(state, state.active);
  for (const seat of order) {
    const count = state.river[seat] as number;
    state.river[seat] = 0;
    if (count > 0) draw(t, seat, count);
  }
  for (const seat of order) if ((state.hounds[seat] as number[]).length > 0) comeBack(t, seat);
  state.faceDown = [];
  if (isWarned(state)) t.tell?.(warning(state));
  if (!isOver(state)) return;
  state.phase = 'over';
  t.tell?.({ type: 'ended', totals: totals(state) });
}

function comeBack(t: Text, seat: Seat): void {
  const { state } = t;
  for (const card of (state.hounds[seat] as number[]).splice(0)) {
    (state.hand[seat] as number[]).push(card);
    moved(state, card);
    t.tell?.({ type: 'toHand', seat, card: t.id(t.kindOf(card)), shown: true });
  }
}

/** DOM-16.1: the Provinces are gone, or enough Supply piles are; DOM-16.7: nothing changes any more. */
function isOver(state: State): boolean {
  if (isEmptyPile(state, PROVINCE) || isStill(state)) return true;
  let empty = 0;
  for (const kind of state.supply) if (isEmptyPile(state, kind)) empty += 1;
  return empty >= (state.box.emptyToEnd[state.options.players] as number);
}
