import { type Seat, shuffle } from '@nightjar/kernel';
import { takeOut } from './moving.ts';
import { NONE } from './state.ts';
import type { Text } from './text.ts';

/** Whether a Boon stays in front of its receiver until Clean-up (DOM-13.3). */
const isKept = (t: Text, boon: number): boolean => t.state.box.keptBoons.includes(boon);

/** DOM-13.1, DOM-13.4: turns over the top Boon; NONE if there is none. It is in no pile then (DOM-13.2). */
export function turnBoon(t: Text, seat: Seat): number {
  const { state } = t;
  if (state.boonDeck.length === 0) {
    if (state.boonDiscard.length === 0) return NONE;
    state.boonDeck = shuffle(state.boonDiscard, state.rng);
    state.boonDiscard = [];
    t.tell?.({ type: 'fateShuffled', deck: 'boons' });
  }
  const boon = state.boonDeck.pop() as number;
  state.afoot.push(boon);
  state.reveals += 1;
  t.tell?.({ type: 'boon', seat, boon: t.id(boon) });
  return boon;
}

/** Follows a Boon, wherever it lies (DOM-13.8). */
export function receiveBoon(t: Text, seat: Seat, boon: number): void {
  t.tell?.({ type: 'received', seat, boon: t.id(boon) });
  t.begin(t.cards.received[boon] as number, { seat });
}

/** A Boon that was followed goes to the discard, or in front of its receiver (DOM-13.2, DOM-13.3). */
export function settleBoon(t: Text, seat: Seat, boon: number): void {
  const { state } = t;
  if (!takeOut(state.afoot, boon)) return;
  (isKept(t, boon) ? (state.front[seat] as number[]) : state.boonDiscard).push(boon);
}

/** DOM-C.pixie.2: puts a Boon that was turned over on the discard, followed or not. */
export function discardBoon(t: Text, boon: number): void {
  if (takeOut(t.state.afoot, boon)) t.state.boonDiscard.push(boon);
}

/** DOM-C.pixie.5: a Boon that is kept comes from the discard to its receiver. */
export function claimBoon(t: Text, seat: Seat, boon: number): void {
  const { state } = t;
  if (isKept(t, boon) && takeOut(state.boonDiscard, boon)) (state.front[seat] as number[]).push(boon);
}

/** DOM-C.blessed-village.4: lays a Boon that was turned over in front of its seat until the next turn. */
export function saveBoon(t: Text, script: number): void {
  const { state, seat } = t;
  const [boon] = t.it;
  if (boon === undefined || !takeOut(state.afoot, boon)) return;
  state.delayed.push({ serial: state.serials, script, seat, card: NONE, mark: NONE, cards: [], boon });
  state.serials += 1;
  t.tell?.({ type: 'saved', seat, boon: t.id(boon) });
}

/** DOM-C.blessed-village.5: takes the saved Boon up again. */
export function recallBoon(t: Text): void {
  const { state, entry } = t;
  if (entry === undefined) return t.take([], false);
  state.delayed = state.delayed.filter((other) => other !== entry);
  state.afoot.push(entry.boon);
  t.take([entry.boon], false);
}

/** DOM-14.1, DOM-14.4a: turns over the top Hex; NONE if there is none (DOM-14.4b). */
export function turnHex(t: Text, seat: Seat): number {
  const { state } = t;
  if (state.hexDeck.length === 0) reshuffleHexes(t);
  const hex = state.hexDeck.pop();
  if (hex === undefined) return NONE;
  state.afoot.push(hex);
  state.reveals += 1;
  t.tell?.({ type: 'hex', seat, hex: t.id(hex) });
  return hex;
}

export function followHex(t: Text, seat: Seat, hex: number): void {
  t.tell?.({ type: 'followed', seat, hex: t.id(hex) });
  t.begin(t.cards.received[hex] as number, { seat });
}

/** DOM-14.4: a Hex that was followed is discarded; an empty deck is renewed as soon as no Hex is being followed. */
export function settleHex(t: Text, hex: number): void {
  const { state } = t;
  if (!takeOut(state.afoot, hex)) return;
  state.hexDiscard.push(hex);
  if (state.hexDeck.length === 0 && !state.afoot.some((other) => t.isKind(other, 'Hex'))) reshuffleHexes(t);
}

function reshuffleHexes(t: Text): void {
  const { state } = t;
  if (state.hexDiscard.length === 0) return;
  state.hexDeck = shuffle(state.hexDiscard, state.rng);
  state.hexDiscard = [];
  state.reveals += 1;
  t.tell?.({ type: 'fateShuffled', deck: 'hexes' });
}
