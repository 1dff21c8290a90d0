import type { Eyes } from './game.ts';
import type { Json } from './json.ts';
import { list, type Reader, refuse, whole } from './reader.ts';
import { type Rng, reshuffle } from './rng.ts';

/** Cards that lie together, as they lie: whole numbers. */
export type Pile = number[];

/** Who sees the cards of a field: everybody, the seat whose pile it is, or nobody. All see how many there are. */
export type Onlookers = 'all' | 'owner' | 'none';

/** The fields of a state that hold cards, one pile or a list with a pile for each seat, and who sees them. */
export type Piles = { readonly [field: string]: Onlookers };

const MOST_CARDS = 200;
const CARD = whole(-1_000_000, 1_000_000);

const isSeen = (onlookers: Onlookers, eyes: Eyes, owner: number): boolean =>
  onlookers === 'all' || (onlookers === 'owner' && owner === eyes);

/** Whether a field holds a pile for each seat. */
const isSeated = (field: unknown): field is readonly Pile[] => Array.isArray(field) && field.some(Array.isArray);

const pilesIn = (field: unknown): readonly Pile[] => (isSeated(field) ? field : [field as Pile]);

/** The piles themselves that these eyes see, or those that they do not. */
export function pilesFor(state: object, piles: Piles, eyes: Eyes, seen: boolean): readonly Pile[] {
  const fields = state as { readonly [field: string]: unknown };
  return Object.entries(piles).flatMap(([field, onlookers]) =>
    pilesIn(fields[field]).filter((_, owner) => isSeen(onlookers, eyes, owner) === seen),
  );
}

/** Every card of the piles that these eyes do not see changes its place with another, each way equally likely. */
export function redeal(hidden: readonly Pile[], random: Rng): void {
  deal(hidden, reshuffle(hidden.flat(), random));
}

/** Puts cards in the place of those that lie there. */
export function deal(piles: readonly Pile[], cards: readonly number[]): void {
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i += 1) pile[i] = cards[next++] as number;
}

/** A field as these eyes see it: of a pile that is hidden from them, how many cards it has. */
export function pilesSeen(field: unknown, onlookers: Onlookers, eyes: Eyes): Json {
  const seen = pilesIn(field).map((pile, owner) => (isSeen(onlookers, eyes, owner) ? [...pile] : pile.length));
  return isSeated(field) ? seen : (seen[0] as Json);
}

/** Reads what `pilesSeen` wrote of a field like this one. Cards that are hidden lie there without a face, as 0. */
export const readPiles =
  (like: unknown, onlookers: Onlookers, eyes: Eyes): Reader<Pile | Pile[]> =>
  (json, where) => {
    const pile = (owner: number): Reader<Pile> => (isSeen(onlookers, eyes, owner) ? seenPile : hiddenPile);
    if (!isSeated(like)) return pile(0)(json, where);
    if (!Array.isArray(json) || json.length !== like.length) return refuse(where, 'must be a pile for each seat');
    return json.map((one: Json, owner) => pile(owner)(one, `${where}[${owner}]`));
  };

const seenPile: Reader<Pile> = (json, where) => [...list(CARD, 0, MOST_CARDS)(json, where)];
const hiddenPile: Reader<Pile> = (json, where) => Array<number>(whole(0, MOST_CARDS)(json, where)).fill(0);

/** What is left of some cards without others; null if one of those is not among them. */
export function without(cards: readonly number[], gone: readonly number[]): Pile | null {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
