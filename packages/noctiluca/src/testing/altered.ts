import type { Eyes } from '@nightjar/kernel';
import { copy, NONE, type State } from '../state.ts';

/**
 * A copy in which everything these eyes may not know is something else, wherever there is something else to be: by
 * section 14 of the rules alone, without a look at how the game re-deals.
 */
export function altered(state: State, eyes: Eyes): State {
  const other = copy(state);
  if (state.stage !== 'over') alterFavourites(other, eyes);
  if (other.dealt.length > 0) alterDeal(other, eyes);
  else if (other.options.players === 1) alterDeck(other, eyes);
  else alterPiles(other);
  return other;
}

/** Everybody else's favourite becomes another one, out of the box or out of another hand. */
function alterFavourites(other: State, eyes: Eyes): void {
  const hidden = other.favourites.map((_, seat) => seat).filter((seat) => seat !== eyes);
  const unused = other.box.favourites.map((_, i) => i).filter((card) => !other.favourites.includes(card));
  const cards = [...hidden.map((seat) => other.favourites[seat] as number), ...unused];
  hidden.forEach((seat, i) => {
    other.favourites = other.favourites.with(seat, cards[(i + 1) % cards.length] as number);
  });
}

/** Others were dealt, and have put back, something else. */
function alterDeal(other: State, eyes: Eyes): void {
  for (let seat = 0; seat < other.dealt.length; seat += 1) {
    if (seat === eyes) continue;
    const before = other.dealt[seat] as readonly number[];
    const fresh = other.deck.splice(0, before.length);
    other.deck.push(...before);
    const now = fresh.toSorted((a, b) => a - b);
    other.dealt = other.dealt.with(seat, now);
    if (other.putBack[seat] !== NONE) other.putBack = other.putBack.with(seat, now[1] as number);
  }
  other.deck.reverse();
}

/** Below the top cards the piles have changed places. */
function alterPiles(other: State): void {
  const hidden = other.piles.flatMap((pile) => pile.slice(0, -1));
  hidden.push(...hidden.splice(0, 1));
  other.piles = other.piles.map((pile) =>
    pile.map((card, i) => (i < pile.length - 1 ? (hidden.shift() as number) : card)),
  );
}

/** The deck lies in reverse but for what its player has put under it; to others also what was drawn is something else. */
function alterDeck(other: State, eyes: Eyes): void {
  const known = eyes === 0 ? other.deck.splice(0, other.under) : [];
  if (eyes !== 0) {
    const { drawn } = other;
    other.drawn = drawn.map((card, i) => other.deck[i] ?? card);
    other.deck = other.deck.map((card, i) => drawn[i] ?? card);
  }
  other.deck = [...known, ...other.deck.toReversed()];
}
