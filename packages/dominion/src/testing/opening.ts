import { type Eyes, faultText, type JsonObject, type Seat } from '@nightjar/kernel';
import { dominion } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** A new game by these options. */
export function newGame(raw: JsonObject = {}, seed = 'opening'): State {
  const options = dominion.options(raw);
  if (!options.ok) throw new Error(faultText(options.fault));
  return dominion.setup(options.value, seed);
}

/** What eyes are shown of a game. */
export const seen = (state: State, eyes: Eyes = 'table'): View => dominion.view(state, eyes);

/** Kingdom cards that bring nothing along, from both sets. */
const PLAIN = 'village smithy market festival laboratory workshop chapel remodel poacher moat'.split(' ');

/** Ten kingdom cards: those told, and plain ones. */
export const kingdomWith = (...ids: readonly string[]): string[] => [...new Set([...ids, ...PLAIN])].slice(0, 10);

/** A new game with these kingdom cards among the ten, told with spaces between. */
export const dealt = (kingdom: string, { players = 2, seed = 'opening' } = {}): State =>
  newGame({ players, cards: kingdomWith(...kingdom.split(' ').filter((id) => id !== '')) }, seed);

/** A game with these kingdom cards, as it begins. */
export const openingWith = (ids: readonly string[], players = 2, seed = 'opening'): View =>
  seen(newGame({ players, cards: kingdomWith(...ids) }, seed));

/** Cards left in the piles of an opening, by id; what is not out is missing. */
export const sizes = ({ supply, piles }: View): { readonly [id: string]: number } =>
  Object.fromEntries([...supply, ...piles].map(({ card, left }) => [card, left]));

/** The ten cards a seat starts with, sorted, as it sees them: its first hand and, when nobody does anything, its second. */
export function startingDeck(state: State, seat: Seat): readonly string[] {
  const first = seen(state, seat).seats[seat]?.hand ?? [];
  const later = dominion.copy(state);
  while (later.turns[seat] === 0 || later.active === seat) dominion.apply(later, dominion.read(later, 'end') as number);
  return [...first, ...(seen(later, seat).seats[seat]?.hand ?? [])].toSorted();
}
