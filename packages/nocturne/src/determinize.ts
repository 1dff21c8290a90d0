import { below, type Eyes, freshRng, type Rng, reshuffle, several, shuffle, wholes } from '@nightjar/kernel';
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
  const hidden = hiddenIn(state, eyes);
  redealTiles(dealt, hidden, random);
  redealBrews(dealt, hidden, random);
  redealGoals(dealt, random);
  dealt.soloDeck = reshuffle(state.soloDeck.slice(), random);
  return dealt;
}

/** What may lie anywhere it is hidden from certain eyes, each list ascending. */
interface Hidden {
  readonly eyes: Eyes;
  /** Where it lies. All of this is replaced and never changed, so it tells whether a state still is the one that was looked at. */
  readonly lying: Lying;
  readonly tiles: readonly number[];
  readonly starters: readonly number[];
  readonly brews: readonly number[];
}

type Lying = Pick<State, 'turn' | 'drawing' | 'stack' | 'drawn' | 'kept' | 'deck' | 'deckKnown' | 'brews' | 'revealed'>;

/** The hidden things of the state last re-dealt: a search re-deals the same state in every iteration. */
let latest: Hidden | null = null;

function hiddenIn(state: State, eyes: Eyes): Hidden {
  if (latest === null || latest.eyes !== eyes || !isLying(latest.lying, state)) latest = lookedAt(state, eyes);
  return latest;
}

const isLying = (was: Lying, is: Lying): boolean =>
  was.turn === is.turn &&
  was.drawing === is.drawing &&
  was.stack === is.stack &&
  was.drawn === is.drawn &&
  was.kept === is.kept &&
  was.deck === is.deck &&
  was.deckKnown === is.deckKnown &&
  was.brews === is.brews &&
  was.revealed === is.revealed;

function lookedAt(state: State, eyes: Eyes): Hidden {
  const { turn, drawing, stack, drawn, kept, deck, deckKnown, brews, revealed } = state;
  const lying = { turn, drawing, stack, drawn, kept, deck, deckKnown, brews, revealed };
  return {
    eyes,
    lying,
    tiles: ascending(hiddenTiles(state, eyes)),
    starters: hiddenStarters(state, eyes),
    brews: ascending(hiddenBrews(state, eyes)),
  };
}

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/**
 * The stack, and the tiles that another player has just drawn from it for a chest. While Hoard is open, the first tile
 * kept is not yet shown either.
 */
function hiddenTiles({ turn, drawing, stack, drawn, kept }: State, eyes: Eyes): readonly number[] {
  const isOffered = drawing !== NONE && drawing !== RUNESTONE && turn !== eyes;
  return isOffered ? [...stack, ...drawn, ...kept] : stack;
}

/** Starters these eyes have not seen: other players' and those back in the box (NOC-26.11). */
function hiddenStarters(state: State, eyes: Eyes): number[] {
  if (!several(state.options.players, (side) => isCovered(state, eyes, side)).includes(true)) return [];
  const own = eyes === 'table' ? [] : (state.brews[eyes] ?? []);
  return wholes(state.box.starters, (i) => i).filter((brew) => !own.includes(brew));
}

/** The deck but for one's own cards under it, the cards of others from it, and those that another player has just drawn for a runestone. */
function hiddenBrews(state: State, eyes: Eyes): number[] {
  const { starters } = state.box;
  const { turn, drawing, drawn, kept, brews } = state;
  const hidden = state.deck.filter((_, i) => state.deckKnown[i] !== eyes);
  for (const [side, hand] of brews.entries())
    if (isCovered(state, eyes, side)) hidden.push(...hand.filter((brew) => brew >= starters));
  if (drawing === RUNESTONE && turn !== eyes) hidden.push(...drawn, ...kept);
  return hidden;
}

/** Whether these eyes cannot see a side's concoctions. */
const isCovered = ({ options, revealed }: State, eyes: Eyes, side: number): boolean =>
  side < options.players && side !== eyes && !revealed;

function redealTiles(state: State, { tiles }: Hidden, random: Rng): void {
  const pool = shuffle(tiles.slice(), random);
  const { stack, drawn } = state;
  // These eyes have seen any tiles that were drawn.
  if (pool.length === stack.length) {
    state.stack = pool;
    return;
  }
  state.stack = pool.splice(0, stack.length);
  state.drawn = pool.splice(0, drawn.length);
  state.kept = pool;
}

/** Everybody else's concoctions: one starter each, the others from the deck, whose order is unknown but for one's own cards under it. */
function redealBrews(state: State, { eyes, starters, brews }: Hidden, random: Rng): void {
  const novice = shuffle(starters.slice(), random);
  const pool = shuffle(brews.slice(), random);
  const fromPool = (): number => pool.pop() as number;
  state.brews = several(state.sides, (side) => {
    const hand = state.brews[side] as readonly number[];
    if (!isCovered(state, eyes, side)) return hand;
    return wholes(hand.length, (i) =>
      (hand[i] as number) < state.box.starters ? (novice.pop() as number) : fromPool(),
    );
  });
  if (state.drawing === RUNESTONE && state.turn !== eyes) {
    state.drawn = wholes(state.drawn.length, fromPool);
    state.kept = wholes(state.kept.length, fromPool);
  }
  const { deck, deckKnown } = state;
  state.deck = wholes(deck.length, (i) => (deckKnown[i] === eyes ? (deck[i] as number) : fromPool()));
}

/** Face-down Moonlight goals may be any (NOC-26.9), except in a scenario (NOC-21.4). */
function redealGoals(state: State, random: Rng): void {
  if (state.round === MOONLIGHT || state.options.scenario !== null) return;
  const pool = moonlightPool(state.box, state.sides, state.options.modifiedGame);
  state.moonlight = wholes(state.moonlight.length, () => pool.splice(below(random, pool.length), 1)[0] as number);
}
