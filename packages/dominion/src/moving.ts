import { type Seat, shuffle } from '@nightjar/kernel';
import { type Waiting, wait } from '@nightjar/script';
import { hiddenCards, idle } from './hidden.ts';
import { stir } from './standstill.ts';
import { NONE, type State } from './state.ts';
import type { Text } from './text.ts';

/** Takes a card out of a list; false if it is not there. */
export function takeOut(cards: number[], card: number): boolean {
  // Most lists are short: a loop of one's own is quicker than `lastIndexOf`.
  let at = cards.length - 1;
  while (at >= 0 && cards[at] !== card) at -= 1;
  if (at < 0) return false;
  for (let i = at + 1; i < cards.length; i += 1) cards[i - 1] = cards[i] as number;
  cards.pop();
  return true;
}

/** A card has moved: nothing that expected it where it was may move it any more (DOM-8.2). */
export function moved(state: State, card: number): void {
  state.moved[card] = (state.moved[card] as number) + 1;
}

/** Lifts a card from wherever its owner has it (DOM-1.9). */
export function lift(state: State, seat: Seat, card: number): void {
  // Most cards are lifted from a hand.
  if (takeOut(state.hand[seat] as number[], card)) return;
  // What lay below the top of a discard pile comes to light.
  if (state.discard[seat]?.at(-1) === card) state.reveals += 1;
  if (takeOut(state.limbo[seat] as number[], card) || takeOut(state.play[seat] as number[], card)) return;
  if (takeOut(state.discard[seat] as number[], card) || takeOut(state.deck[seat] as number[], card)) return;
  if (!takeOut(state.hounds[seat] as number[], card)) liftAside(state, card);
}

/** Lifts a card that was set aside for later. */
function liftAside(state: State, card: number): void {
  const at = state.delayed.findIndex((entry) => entry.cards.includes(card));
  const entry = state.delayed[at];
  if (entry === undefined) throw new Error(`card ${card} is nowhere`);
  const cards = entry.cards.filter((other) => other !== card);
  // An effect put off with no card left under it has nothing left to do.
  if (cards.length === 0) state.delayed.splice(at, 1);
  else state.delayed[at] = { ...entry, cards };
}

function push(state: State, zone: number[], card: number): void {
  zone.push(card);
  moved(state, card);
}

/** DOM-6.2: a card is needed from the deck; shuffles the discard pile into a new one if it is empty. */
function deckReady(t: Text, seat: Seat): boolean {
  const { state } = t;
  const deck = state.deck[seat] as number[];
  if (deck.length > 0) return true;
  const pile = state.discard[seat] as number[];
  if (pile.length === 0) return false;
  state.deck[seat] = pile;
  state.discard[seat] = deck;
  shuffleDeck(t, seat);
  return true;
}

/** A shuffle ends all tracking of the cards shuffled (DOM-8.7). */
export function shuffleDeck(t: Text, seat: Seat): void {
  const { state } = t;
  const deck = state.deck[seat] as number[];
  for (const card of deck) moved(state, card);
  shuffle(deck, state.rng);
  state.reveals += 1;
  t.tell?.({ type: 'shuffled', seat });
}

/** DOM-6.1: draws cards as far as there are any. */
export function draw(t: Text, seat: Seat, count: number): void {
  const { state } = t;
  const hand = state.hand[seat] as number[];
  const held = hand.length;
  for (let i = 0; i < count && deckReady(t, seat); i += 1) {
    push(state, hand, (state.deck[seat] as number[]).pop() as number);
  }
  if (hand.length === held) return;
  state.reveals += 1;
  t.tell?.({ type: 'drew', seat, cards: t.ids(hand.slice(held)) });
}

/** DOM-6.3: takes cards off the deck into limbo, as far as there are any. */
export function takeTop(t: Text, seat: Seat, count: number): readonly number[] {
  const { state } = t;
  const limbo = state.limbo[seat] as number[];
  const lay = limbo.length;
  for (let i = 0; i < count && deckReady(t, seat); i += 1) {
    push(state, limbo, (state.deck[seat] as number[]).pop() as number);
  }
  if (limbo.length > lay) state.reveals += 1;
  return limbo.slice(lay);
}

const isRevealed = (state: State, seat: Seat, card: number): boolean =>
  ((state.shown >> seat) & 1) === 1 && (state.limbo[seat] as number[]).includes(card);

/** DOM-6.6: discards cards together; what reacts to it follows after all of them (DOM-6.6a). */
export function discard(t: Text, seat: Seat, cards: readonly number[], shown = false): void {
  if (cards.length === 0) return;
  const { state } = t;
  const isHidden = t.isEven && !shown && !cards.every((card) => isRevealed(state, seat, card));
  for (const card of cards) {
    lift(state, seat, card);
    push(state, state.discard[seat] as number[], card);
  }
  t.tell?.({ type: 'discarded', seat, cards: t.ids(cards), shown });
  const waiting = ownTriggers(t, seat, cards, t.cards.discarded);
  wait(t, seat, isHidden ? [...waiting, ...idleTriggers(t, seat, cards)] : waiting);
}

/** DOM-17.17b: of the cards below the top one, as many may have set something off as the others have to reckon with. */
function idleTriggers(t: Text, seat: Seat, cards: readonly number[]): readonly Waiting[] {
  const below = cards.slice(0, -1);
  const hidden = hiddenCards(t.state, seat);
  return t.cards.discarded.flatMap((script, kind) => {
    if (script === NONE) return [];
    const count = (among: readonly number[]): number => among.filter((card) => t.kindOf(card) === kind).length;
    const missing = Math.min(below.length, count(hidden)) - count(below);
    return Array.from({ length: missing }, () => idle(script, seat));
  });
}

/** DOM-6.9: trashes cards together; what their owner may do about it follows after all of them (DOM-6.9b). */
export function trash(t: Text, seat: Seat, cards: readonly number[]): void {
  if (cards.length === 0) return;
  const { state } = t;
  for (const card of cards) {
    lift(state, seat, card);
    push(state, state.trash, card);
  }
  stir(state);
  t.tell?.({ type: 'trashed', seat, cards: t.ids(cards) });
  wait(t, seat, ownTriggers(t, seat, cards, t.cards.trashed));
}

/** DOM-6.11, DOM-18.5: puts cards onto the deck, the first of the list on top. */
export function topdeck(t: Text, seat: Seat, cards: readonly number[], shown = false): void {
  if (cards.length === 0) return;
  const { state } = t;
  for (let i = cards.length - 1; i >= 0; i -= 1) {
    const card = cards[i] as number;
    lift(state, seat, card);
    push(state, state.deck[seat] as number[], card);
  }
  t.tell?.({ type: 'topdecked', seat, cards: t.ids(cards), shown });
}

/** Takes cards into hand. */
export function toHand(t: Text, seat: Seat, cards: readonly number[], shown: boolean): void {
  const { state } = t;
  for (const card of cards) {
    lift(state, seat, card);
    push(state, state.hand[seat] as number[], card);
    t.tell?.({ type: 'toHand', seat, card: t.id(t.kindOf(card)), shown });
  }
}

/** Lays cards aside in the middle of an effect (DOM-1.9a). */
export function toLimbo(t: Text, seat: Seat, cards: readonly number[]): void {
  for (const card of cards) {
    lift(t.state, seat, card);
    push(t.state, t.state.limbo[seat] as number[], card);
  }
}

/** The cards' own texts for an event that has just befallen them. */
function ownTriggers(t: Text, seat: Seat, cards: readonly number[], scripts: readonly number[]): readonly Waiting[] {
  const waiting: Waiting[] = [];
  for (const card of cards) {
    const script = scripts[t.kindOf(card)] as number;
    if (script !== NONE) waiting.push({ script, seat, card, mark: t.markOf(card), it: [] });
  }
  return waiting;
}

/** DOM-7.8: a card goes back to its pile; it leaves the game's players for good. */
export function toPile(t: Text, seat: Seat, card: number): void {
  const { state } = t;
  lift(state, seat, card);
  moved(state, card);
  const kind = t.kindOf(card);
  state.left[kind] = (state.left[kind] as number) + 1;
}

/** A new card of a kind, taken from its pile: gained, or exchanged for another. */
export function fromPile(state: State, kind: number): number {
  stir(state);
  const card = state.kind.length;
  state.kind.push(kind);
  state.moved.push(0);
  state.left[kind] = (state.left[kind] as number) - 1;
  return card;
}
