import type { Seat } from '@nightjar/kernel';
import { type Waiting, wait } from '@nightjar/script';
import type { Place } from './box.ts';
import { fromPile, moved, toPile } from './moving.ts';
import { hasPile, isEmptyPile, NONE, type State } from './state.ts';
import type { Text } from './text.ts';

/** DOM-5.3: gains a card of a kind; null if its pile is empty. A place the effect names beats the card's own (DOM-5.3d). */
export function gain(t: Text, seat: Seat, kind: number, place?: Place): number | null {
  const { state } = t;
  if (isEmptyPile(state, kind)) return null;
  const card = fromPile(state, kind);
  const to = place ?? state.box.gainedTo[kind] ?? 'discard';
  (zoneOf(state, to)[seat] as number[]).push(card);
  moved(state, card);
  state.gained[seat] = (state.gained[seat] as number) + 1;
  t.tell?.({ type: 'gained', seat, card: t.id(kind), to });
  wait(t, seat, gainTriggers(t, seat, card, to));
  return card;
}

function zoneOf({ discard, hand, deck }: State, place: Place): number[][] {
  if (place === 'discard') return discard;
  return place === 'hand' ? hand : deck;
}

/** DOM-5.5a: the card's own text, cards in play, and what the kingdom adds; each may still move it from where it went. */
function gainTriggers(t: Text, seat: Seat, card: number, to: Place): readonly Waiting[] {
  const { state, cards } = t;
  const waiting: Waiting[] = [];
  const mark = t.markOf(card);
  const it = to === 'deck' ? ON_DECK : ELSEWHERE;
  const script = cards.gained[t.kindOf(card)] as number;
  if (script !== NONE) waiting.push({ script, seat, card, mark, it });
  for (const rule of cards.whileInPlay)
    if (t.hasInPlay(seat, rule.kind)) waiting.push({ script: rule.script, seat, card, mark, it });
  for (const rule of cards.wholeGame)
    if (hasPile(state, rule.kind)) waiting.push({ script: rule.script, seat, card, mark, it });
  return waiting;
}

const ELSEWHERE: readonly number[] = [];
/** "It" says that the card was gained onto the deck. */
const ON_DECK: readonly number[] = [NONE];

/** Whether the gained card can still be moved by what its gain set off (DOM-8.4 to 8.6). */
export function isMovable(t: Text): boolean {
  if (!t.isHere) return false;
  return t.it.length === 0 || t.deck.at(-1) === t.card;
}

/** Whether it went onto the deck and still is its top card. */
export const isOnDeck = (t: Text): boolean => t.it.length > 0 && t.isHere && t.deck.at(-1) === t.card;

/** DOM-7.2: both halves of an exchange must be possible, the other pile before the return. */
export const canExchange = (t: Text, card: number, kind: number): boolean =>
  hasPile(t.state, t.kindOf(card)) && !isEmptyPile(t.state, kind);

/** DOM-7.1: returns a card and takes another into the discard pile; no gain (DOM-7.4). */
export function exchange(t: Text, seat: Seat, card: number, kind: number): void {
  const { state } = t;
  toPile(t, seat, card);
  const taken = fromPile(state, kind);
  (state.discard[seat] as number[]).push(taken);
  moved(state, taken);
  t.tell?.({ type: 'exchanged', seat, card: t.id(t.kindOf(card)), for: t.id(kind) });
}
