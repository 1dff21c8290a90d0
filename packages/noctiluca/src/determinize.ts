import { type Eyes, freshRng, pick, type Rng, reshuffle, several, shuffle, wholes } from '@nightjar/kernel';
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
  // They ascend already.
  shuffle(pool, random);
  state.favourites = wholes(state.favourites.length, (seat) => (seat === eyes ? own : (pool.pop() as number)));
}

/** While jars are chosen: what others were dealt, what they put back, and the rest. */
function redealJars(state: State, eyes: Eyes, random: Rng): void {
  const { dealt, putBack, deck } = state;
  for (let seat = 0; seat < dealt.length; seat += 1)
    if (seat !== eyes) deck.push(...(dealt[seat] as readonly number[]));
  reshuffle(deck, random);
  state.dealt = several(dealt.length, (seat) => {
    const own = dealt[seat] as readonly number[];
    return seat === eyes ? own : deck.splice(0, own.length).sort((a, b) => a - b);
  });
  state.putBack = wholes(putBack.length, (seat) => {
    const jar = putBack[seat] as number;
    return jar === NONE || seat === eyes ? jar : pick(state.dealt[seat] as readonly number[], random);
  });
}

/** Below the top cards, any jar may lie in any pile. */
function redealPiles(state: State, random: Rng): void {
  const { piles } = state;
  const pool = shuffle(hiddenIn(state).jars.slice(), random);
  let left = pool.length;
  state.piles = several(piles.length, (pile) => {
    const cards = (piles[pile] as readonly number[]).slice();
    for (let i = 0; i < cards.length - 1; i += 1) {
      left -= 1;
      cards[i] = pool[left] as number;
    }
    return cards;
  });
}

/** What may lie anywhere below the top cards, ascending. */
interface Hidden {
  /** Where it lies. The list is replaced and never changed, so it tells whether a state still has the piles that were looked at. */
  readonly lying: State['piles'];
  readonly jars: readonly number[];
}

/** The hidden things of the state last re-dealt: a search re-deals the same state in every iteration. */
let latest: Hidden | null = null;

function hiddenIn({ piles }: State): Hidden {
  if (latest === null || latest.lying !== piles) latest = lookedAt(piles);
  return latest;
}

function lookedAt(piles: State['piles']): Hidden {
  const jars: number[] = [];
  for (const pile of piles) for (let i = 0; i < pile.length - 1; i += 1) jars.push(pile[i] as number);
  return { lying: piles, jars: jars.sort((a, b) => a - b) };
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
