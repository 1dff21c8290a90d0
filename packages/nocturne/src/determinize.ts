import { below, type Eyes, freshRng, type Rng, reshuffle, several, wholes } from '@nightjar/kernel';
import { RUNESTONE } from './box.ts';
import { moonlightPool } from './setup.ts';
import { copy, MOONLIGHT, NONE, type State } from './state.ts';

/**
 * A copy re-dealt among all states these eyes cannot tell apart (NOC-26.4–26.11), with fresh chance.
 * Blind: everything hidden is sorted before it is shuffled, so the true arrangement has no say in the new one.
 */
export function determinize(state: State, eyes: Eyes, random: Rng): State {
  const dealt = copy(state);
  dealt.rng = freshRng(random);
  const drawerSees = state.turn === eyes;
  redealTiles(dealt, drawerSees, random);
  redealBrews(dealt, eyes, drawerSees, random);
  redealGoals(dealt, random);
  dealt.soloDeck = reshuffle(state.soloDeck.slice(), random);
  return dealt;
}

/** The stack, and what somebody else has just drawn from it for a chest. */
function redealTiles(state: State, drawerSees: boolean, random: Rng): void {
  const offered = state.drawing !== NONE && state.drawing !== RUNESTONE && !drawerSees;
  if (!offered) {
    reshuffle(state.stack, random);
    return;
  }
  // A first tile kept, while Hoard is open, is not yet shown either.
  const pool = reshuffle([...state.stack, ...state.drawn, ...state.kept], random);
  state.stack = pool.splice(0, state.stack.length);
  state.drawn = pool.splice(0, state.drawn.length);
  state.kept = pool;
}

/** Everybody else's concoctions: one starter each, the others from the deck, whose order is unknown but for one's own cards under it. */
function redealBrews(state: State, eyes: Eyes, drawerSees: boolean, random: Rng): void {
  const { starters } = state.box;
  const offered = state.drawing === RUNESTONE && !drawerSees;
  const others = coveredSides(state, eyes);
  const known = eyes === 'table' ? NONE - 1 : eyes;
  const novice = reshuffle(hiddenStarters(state, eyes, others), random);
  const pool: number[] = [];
  for (let i = 0; i < state.deck.length; i += 1) if (state.deckKnown[i] !== known) pool.push(state.deck[i] as number);
  for (const side of others)
    for (const brew of state.brews[side] as readonly number[]) if (brew >= starters) pool.push(brew);
  if (offered) pool.push(...state.drawn, ...state.kept);
  reshuffle(pool, random);
  const fromPool = (): number => pool.pop() as number;
  state.brews = several(state.sides, (side) => {
    const hand = state.brews[side] as readonly number[];
    if (!others.includes(side)) return hand;
    return wholes(hand.length, (i) => ((hand[i] as number) < starters ? (novice.pop() as number) : fromPool()));
  });
  if (offered) {
    state.drawn = wholes(state.drawn.length, fromPool);
    state.kept = wholes(state.kept.length, fromPool);
  }
  const { deck, deckKnown } = state;
  state.deck = wholes(deck.length, (i) => (deckKnown[i] === known ? (deck[i] as number) : fromPool()));
}

/** The sides whose concoctions these eyes cannot see. */
function coveredSides({ options, revealed }: State, eyes: Eyes): number[] {
  const covered: number[] = [];
  for (let side = 0; side < options.players; side += 1) if (side !== eyes && !revealed) covered.push(side);
  return covered;
}

/** Starters these eyes have not seen: other players' and those back in the box (NOC-26.11). */
function hiddenStarters(state: State, eyes: Eyes, others: readonly number[]): number[] {
  if (others.length === 0) return [];
  const own = eyes === 'table' ? [] : (state.brews[eyes] ?? []);
  return wholes(state.box.starters, (i) => i).filter((brew) => !own.includes(brew));
}

/** Face-down Moonlight goals may be any (NOC-26.9), except in a scenario (NOC-21.4). */
function redealGoals(state: State, random: Rng): void {
  if (state.round === MOONLIGHT || state.options.scenario !== null) return;
  const pool = moonlightPool(state.box, state.sides, state.options.modifiedGame);
  state.moonlight = wholes(state.moonlight.length, () => pool.splice(below(random, pool.length), 1)[0] as number);
}
