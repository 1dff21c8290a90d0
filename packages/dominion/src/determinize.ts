import { type Eyes, freshRng, type Rng, reshuffle } from '@nightjar/kernel';
import { open } from '@nightjar/script';
import { deal } from './deal.ts';
import { hiddenCards } from './hidden.ts';
import { text } from './library.ts';
import { forgetOthers, othersReact } from './reacting.ts';
import { copy, type State } from './state.ts';

/**
 * A copy re-dealt among the states these eyes cannot tell apart. What a player owns is known to all (DOM-17.15); where
 * it is, is not: the hidden cards of each player change places among themselves. Cards that the open question or a text
 * on the stack is about stay what they are: they are known to the player who is asked. Which other players wait to show
 * a Moat is not known.
 */
export function determinize(state: State, eyes: Eyes, random: Rng): State {
  const other = copy(state);
  forgetOthers(other, eyes);
  const pinned = pins(other);
  for (const seat of other.turns.keys()) {
    const hidden = unknownCards(other, seat, eyes).filter((card) => !pinned.has(card));
    deal(
      other,
      hidden,
      hidden.map((card) => other.kind[card] as number),
      random,
    );
  }
  othersReact(other, eyes);
  for (const deck of [other.boonDeck, other.hexDeck]) reshuffle(deck, random);
  other.rng = freshRng(random);
  return other;
}

/** Deck and covered discard pile, hidden from all (DOM-17.5, DOM-17.6); the hand, from all but its owner. */
function unknownCards(state: State, seat: number, eyes: Eyes): number[] {
  // DOM-17.21: at the end everything is open.
  if (state.phase === 'over') return [];
  if (seat !== eyes) return hiddenCards(state, seat);
  return [...(state.deck[seat] as number[]), ...(state.discard[seat] as number[]).slice(0, -1)];
}

/** Cards that a text is about. */
function pins(state: State): ReadonlySet<number> {
  const pinned = new Set<number>(state.picks);
  if (state.stack.length === 0) return pinned;
  for (const { card, it, marks, waiting } of state.stack) {
    pinned.add(card);
    // Only cards bear marks: without them "it" is Boons, Hexes, kinds or an effect put off. What a text keeps is no card.
    if (marks.length > 0) for (const about of it) pinned.add(about);
    for (const { card: waits } of waiting) pinned.add(waits);
  }
  text.lookAt(state);
  const { seat, question, seems } = open(text);
  if (seems !== undefined)
    for (const card of [...(state.hand[seat] as number[]), ...(state.limbo[seat] as number[])]) pinned.add(card);
  if (question.among !== 'card') return pinned;
  // Which cards are offered depends on the others in the same place not fitting: all of them stay.
  for (const zone of [state.hand[seat], state.limbo[seat], state.discard[seat]] as number[][]) {
    if (zone.some((card) => question.options.includes(card))) for (const card of zone) pinned.add(card);
  }
  return pinned;
}
