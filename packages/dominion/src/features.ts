import { bestRival, type Seat } from '@nightjar/kernel';
import { bit, defaultBox, kindOf } from './box.ts';
import { estimate } from './estimate.ts';
import { owned, points } from './scoring.ts';
import { isEmptyPile, type State } from './state.ts';

/** Points that count as one. */
const TEN = 10;
const PROVINCE = kindOf('province');
const DUCHY = kindOf('duchy');
const TREASURE = bit('Treasure');
const ACTION = bit('Action');
const CARDS = bit('Treasure') | bit('Victory') | bit('Curse') | bit('Action') | bit('Night');

/** Kinds that can be in a deck; their places among the features stay, whatever else an edition holds. */
const KINDS: readonly number[] = defaultBox.ids.flatMap((_, kind) =>
  ((defaultBox.types[kind] as number) & CARDS) === 0 ? [] : [kind],
);

/** The features of a deck: each kind of card by its id, so that a new card moves no other feature's weights. */
const deckNames = (ids: readonly string[]): readonly string[] => [
  ...'points cards perTen treasures actions'.split(' '),
  ...ids.flatMap((id) => [`${id}.share`, `${id}.copies`]),
];

/** The names of the features of a game whose decks may hold these cards, in their order. */
const featureNamesOf = (ids: readonly string[]): readonly string[] => [
  ...'estimate provinces provinces.4 provinces.2 provinces.1'.split(' '),
  ...'duchies emptyPiles emptyPiles.2 lowPiles turns turn.open turn coins'.split(' '),
  ...'players.several players.more states'.split(' '),
  ...['own', 'rival'].flatMap((seat) => deckNames(ids).map((name) => `${seat}.${name}`)),
];

/** The names of the features, in their order. */
export const featureNames = featureNamesOf(KINDS.map((kind) => defaultBox.ids[kind] as string));

/**
 * What a learned value goes by: the estimate, how far the game is, and what is in the decks of the seat and of its best
 * rival, which all may know (DOM-17.15); each as a number of about 1. As many for any number of players.
 */
export function features(state: State, seat: Seat): number[] {
  const into = [estimate(state, seat) / TEN];
  const scores = state.turns.map((_, other) => points(state, other));
  const rival = bestRival(scores, seat);
  addTable(into, state, seat);
  addDeck(into, state, seat, scores[seat] as number);
  addDeck(into, state, rival, scores[rival] as number);
  return into;
}

/** How near the end is, whose turn comes next, and what is left of this one. */
function addTable(into: number[], state: State, seat: Seat): void {
  const provinces = state.left[PROVINCE] as number;
  let empty = 0;
  let low = 0;
  for (const kind of state.supply) {
    if (isEmptyPile(state, kind)) empty += 1;
    else if ((state.left[kind] as number) <= 2) low += 1;
  }
  into.push(provinces / 8, provinces <= 4 ? 1 : 0, provinces <= 2 ? 1 : 0, provinces <= 1 ? 1 : 0);
  into.push((state.left[DUCHY] as number) / 8, empty, empty >= 2 ? 1 : 0, low / 2, (state.turns[seat] as number) / 20);
  const isOver = state.phase === 'buy' || state.phase === 'night' || state.phase === 'cleanup' || state.phase === 'end';
  const isOwn = state.active === seat;
  into.push(isOwn && !isOver ? 1 : 0, isOwn ? 1 : 0);
  into.push(isOwn && state.phase === 'buy' && state.buys > 0 ? state.coins / TEN : 0);
  into.push(state.turns.length === 2 ? 0 : 1, state.turns.length - 2, misfortune(state, seat));
}

/** How many more States a seat has than others. */
const misfortune = ({ mood, misery }: State, seat: Seat): number =>
  ((mood[seat] as number) > 0 ? 1 : 0) + ((misery[seat] as number) > 0 ? 1 : 0);

/** A deck: its points, its size, and the share of each kind. */
function addDeck(into: number[], state: State, seat: Seat, score: number): void {
  const counts = state.box.ids.map(() => 0);
  const cards = owned(state, seat);
  let treasures = 0;
  let actions = 0;
  for (const card of cards) {
    const kind = state.kind[card] as number;
    counts[kind] = (counts[kind] as number) + 1;
    const types = state.box.types[kind] as number;
    if ((types & TREASURE) !== 0) treasures += 1;
    if ((types & ACTION) !== 0) actions += 1;
  }
  const size = Math.max(1, cards.length);
  into.push(score / 20, size / 20, TEN / size, treasures / size, actions / size);
  for (const kind of KINDS) into.push((3 * (counts[kind] ?? 0)) / size, Math.min(3, counts[kind] ?? 0) / 3);
}
