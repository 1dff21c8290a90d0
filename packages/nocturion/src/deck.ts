import { shuffle } from '@nightjar/kernel';
import { NONE } from './components.ts';
import { insert, remove, type State } from './state.ts';
import type { Text } from './text.ts';

/** Whether a Beast is left to draw or to look at (NRN-24.6). */
export const hasBeasts = (state: State): boolean => state.deck.length > 0 || state.discard.length > 0;

/** Whether a Curse is left to draw. */
export const hasCurses = (state: State): boolean =>
  state.curseDeck.length > 0 || state.curseDiscard.some((copies) => copies > 0);

/** The top card of the Beast Deck; where it is empty, the discard pile is shuffled into a new one first (NRN-24.5). */
function topBeast(t: Text): number {
  const { state } = t;
  if (state.deck.length === 0 && state.discard.length > 0) {
    state.deck = shuffle(state.discard, state.rng);
    state.discard = [];
    t.tell?.({ type: 'shuffled', deck: 'beasts' });
  }
  const beast = state.deck.pop() ?? NONE;
  if (state.under.length > state.deck.length) state.under.length = state.deck.length;
  return beast;
}

/** Draws Beasts into a hand, as many as there are (NRN-24.6). */
export function drawBeasts(t: Text, seat: number, count: number): void {
  const { state } = t;
  const drawn: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const beast = topBeast(t);
    if (beast === NONE) break;
    drawn.push(beast);
    insert(state.hand[seat] as number[], beast);
  }
  if (drawn.length === 0) return;
  state.reveals += 1;
  t.tell?.({ type: 'drew', seat, count: drawn.length, beasts: drawn.map((beast) => nameOf(state, beast)) });
}

/** Looks at the top cards of the Beast Deck (NRN-12.7). */
export function look(t: Text, seat: number, count: number): void {
  const { state } = t;
  state.reveals += 1;
  for (let i = 0; i < count; i += 1) {
    const beast = topBeast(t);
    if (beast === NONE) break;
    state.looked.push(beast);
  }
  const { looked } = state;
  t.tell?.({ type: 'looked', seat, count: looked.length, beasts: looked.map((beast) => nameOf(state, beast)) });
}

/** Keeps one of the cards looked at. */
export function keep(t: Text, seat: number, beast: number): void {
  const { state } = t;
  remove(state.looked, beast);
  insert(state.hand[seat] as number[], beast);
  t.tell?.({ type: 'kept', seat, beast: nameOf(state, beast) });
}

/** The rest goes under the deck in the order it was looked at (NRN-12.8); only the searcher knows it (NRN-25.2a). */
export function putUnder(t: Text, seat: number): void {
  const { state } = t;
  for (const beast of state.looked) {
    state.deck.unshift(beast);
    state.under.unshift(seat);
  }
  state.looked = [];
}

/** Draws the top Curse, open to all (NRN-25.4). There must be one. */
export function drawCurse(t: Text, seat: number): number {
  const { state } = t;
  if (state.curseDeck.length === 0) {
    state.curseDeck = shuffle(
      state.curseDiscard.flatMap((copies, curse) => Array<number>(copies).fill(curse)),
      state.rng,
    );
    state.curseDiscard.fill(0);
    t.tell?.({ type: 'shuffled', deck: 'curses' });
  }
  state.reveals += 1;
  const curse = state.curseDeck.pop() as number;
  t.tell?.({ type: 'curseDrawn', seat, curse: state.box.curses.id[curse] as string });
  return curse;
}

/** Puts a Curse on its discard pile. */
export function discardCurse(state: State, curse: number): void {
  state.curseDiscard[curse] = (state.curseDiscard[curse] as number) + 1;
}

/** Discards a Curse from a Treasury (NRN-16.7). */
export function removeCurse(t: Text, seat: number, curse: number): void {
  remove(t.state.curses[seat] as number[], curse);
  discardCurse(t.state, curse);
  t.tell?.({ type: 'curseRemoved', seat, curse: t.state.box.curses.id[curse] as string });
}

const nameOf = (state: State, beast: number): string => state.box.beasts.id[beast] as string;
