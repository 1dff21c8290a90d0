import type { Eyes } from '@nightjar/kernel';
import { CHEST, RUNESTONE } from '../box.ts';
import { moonlightPool } from '../setup.ts';
import { copy, MOONLIGHT, NONE, type State } from '../state.ts';

/**
 * A copy in which everything these eyes may not know is something else, wherever there is something else to be: by
 * section 26 of the rules alone, without a look at how the game re-deals.
 */
export function altered(state: State, eyes: Eyes): State {
  const other = copy(state);
  const isDrawer = state.turn === eyes;
  const stack = state.stack.slice();
  if (state.drawing === CHEST && !isDrawer) exchangeDrawn(other, stack);
  other.stack = stack.reverse();
  alterBrews(other, eyes, state.drawing === RUNESTONE && !isDrawer);
  if (other.round !== MOONLIGHT && other.options.scenario === null) {
    const unused = moonlightPool(other.box, other.sides, other.options.modifiedGame).filter(
      (goal) => !other.moonlight.includes(goal),
    );
    other.moonlight = other.moonlight.map((_, i) => unused[i] as number);
  }
  other.soloDeck = other.soloDeck.toReversed();
  return other;
}

/** Swaps each card or tile of some piles for one of another pile, as far as it reaches. */
function exchange(piles: readonly number[][], pool: number[]): void {
  let next = 0;
  for (const pile of piles) {
    for (let i = 0; i < pile.length && next < pool.length; i += 1) {
      [pile[i], pool[next]] = [pool[next] as number, pile[i] as number];
      next += 1;
    }
  }
}

function exchangeDrawn(other: State, pool: number[]): void {
  const drawn = [...other.drawn];
  const kept = [...other.kept];
  exchange([drawn, kept], pool);
  other.drawn = drawn;
  other.kept = kept;
}

function alterBrews(other: State, eyes: Eyes, hiddenDraw: boolean): void {
  const { starters } = other.box;
  const places = other.deck.map((_, i) => i).filter((i) => eyes === 'table' || other.deckKnown[i] !== eyes);
  const pool = places.map((i) => other.deck[i] as number);
  if (hiddenDraw) exchangeDrawn(other, pool);
  if (!other.revealed) {
    const held = other.brews.flat();
    const boxed = Array.from({ length: starters }, (_, i) => i).filter((brew) => !held.includes(brew));
    pool.reverse();
    for (let side = 0; side < other.options.players; side += 1) {
      if (side === eyes) continue;
      const hand = [...(other.brews[side] as readonly number[])];
      const novice = hand.findIndex((brew) => brew < starters);
      if (novice !== NONE) hand[novice] = boxed.pop() as number;
      const later = hand.filter((brew) => brew >= starters);
      exchange([later], pool);
      const dealt = hand.map((brew) => (brew < starters ? brew : (later.shift() as number)));
      other.brews = other.brews.with(side, dealt);
      pool.reverse();
    }
  }
  pool.reverse();
  places.forEach((place, i) => {
    other.deck = other.deck.with(place, pool[i] as number);
  });
}
