import { below, type Eyes, freshRng, type Rng, reshuffle, several } from '@nightjar/kernel';
import { copy, NONE, type State } from './state.ts';

/**
 * A copy re-dealt among all states these eyes cannot tell apart (NLC-14.2–14.5, NLC-14.9), with fresh chance.
 * Blind: everything hidden is sorted before it is shuffled, so the true arrangement has no say in the new one.
 */
export function determinize(state: State, eyes: Eyes, random: Rng): State {
  const dealt = copy(state);
  dealt.rng = freshRng(random);
  redealFavourites(dealt, eyes, random);
  if (dealt.dealt.length > 0) redealJars(dealt, eyes, random);
  else if (state.options.players === 1) redealDeck(dealt, eyes, random);
  else redealPiles(dealt, random);
  return dealt;
}

/** Favourites of others, and those left in the box, may be any but one's own. */
function redealFavourites(state: State, eyes: Eyes, random: Rng): void {
  if (state.stage === 'over') return;
  const own = eyes === 'table' ? NONE : (state.favourites[eyes] ?? NONE);
  const pool: number[] = [];
  for (let card = 0; card < state.box.favourites.length; card += 1) if (card !== own) pool.push(card);
  reshuffle(pool, random);
  state.favourites = several(state.favourites.length, (seat) => (seat === eyes ? own : (pool.pop() as number)));
}

/** While jars are chosen: what others were dealt, what they put back, and the rest. */
function redealJars(state: State, eyes: Eyes, random: Rng): void {
  const isHidden = (seat: number): boolean => seat !== eyes;
  const pool = reshuffle([...state.dealt.filter((_, seat) => isHidden(seat)).flat(), ...state.deck], random);
  state.dealt = state.dealt.map((dealt, seat) =>
    isHidden(seat) ? pool.splice(0, dealt.length).sort((a, b) => a - b) : dealt,
  );
  state.deck = pool;
  state.putBack = state.putBack.map((jar, seat) => {
    if (jar === NONE || !isHidden(seat)) return jar;
    const dealt = state.dealt[seat] as number[];
    return dealt[below(random, dealt.length)] as number;
  });
}

/** Below the top cards, any jar may lie in any pile. */
function redealPiles(state: State, random: Rng): void {
  const pool: number[] = [];
  for (const pile of state.piles) for (let i = 0; i < pile.length - 1; i += 1) pool.push(pile[i] as number);
  reshuffle(pool, random);
  state.piles = several(state.piles.length, (pile) => {
    const cards = (state.piles[pile] as readonly number[]).slice();
    for (let i = 0; i < cards.length - 1; i += 1) cards[i] = pool.pop() as number;
    return cards;
  });
}

/** The solo deck but for what its player has put under it; for others also what the player has just drawn. */
function redealDeck(state: State, eyes: Eyes, random: Rng): void {
  const isPlayer = eyes === 0;
  const known = isPlayer ? state.deck.splice(0, state.under) : [];
  const drawn = isPlayer ? [] : state.drawn;
  const pool = reshuffle([...state.deck, ...drawn], random);
  if (!isPlayer) state.drawn = pool.splice(0, drawn.length);
  state.deck = [...known, ...pool];
}
