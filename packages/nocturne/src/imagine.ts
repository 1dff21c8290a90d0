import { type Checked, canonical, type Eyes, type Json, type Rng, wholes } from '@nightjar/kernel';
import { checked, object, own, refuse } from '@nightjar/kernel/reader';
import { CHEST, RUNESTONE } from './box.ts';
import { freeBeside } from './casting.ts';
import { determinize } from './determinize.ts';
import { openerOf } from './ending.ts';
import { audit } from './inventory.ts';
import { legal } from './questions.ts';
import { type Covered, readSeen } from './seen.ts';
import { moonlightPool, tilesInPlay } from './setup.ts';
import { highest, isFamily, isSolo, isWon, NONE, type State } from './state.ts';
import { view } from './view.ts';

/**
 * A table that looks like this to these eyes, from the view alone. What lies covered is filled up with what is seen
 * nowhere, and then dealt among all states these eyes cannot tell apart.
 */
export const imagine = (seen: Json, eyes: Eyes, random: Rng): Checked<State> =>
  checked(() => {
    const { state, covered } = readSeen(seen, eyes);
    recall(state);
    if (state.stage !== 'firstPlayer' && state.stage !== 'character') {
      fillTiles(state, covered);
      fillBrews(state, eyes, covered);
      fillCards(state);
    }
    const lost = audit(state);
    if (lost !== null) refuse('', lost);
    const dealt = determinize(state, eyes, random);
    holdsTogether(dealt, eyes, seen);
    return dealt;
  });

/** What follows from the rest: which tile is being resolved, and how far the end of the game has come. */
function recall(state: State): void {
  if (isWon(state)) {
    state.won = highest(state);
    state.winning = state.tokens[state.won] as number;
    // NOC-9.10: a single spell without a tile beside it.
    state.corner = state.casts.length === 1 && freeBeside(state, state.won) === 0;
  } else if (state.resolved > 0) {
    state.source = 'sprite';
    state.winning = state.sprite[state.resolved - 1] as number;
  }
  state.opener = openerOf(state);
  state.counted = (state.turn - state.opener + state.sides) % state.sides;
}

/** The first so many of what is left. */
function some(left: number[], count: number, where: string): number[] {
  return count <= left.length ? left.splice(0, count) : refuse(where, `must be at most ${left.length}`);
}

/** These without the ones that are seen. */
function without(all: readonly number[], seen: readonly number[]): number[] {
  const left = [...all];
  for (const one of seen) {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function fillTiles(state: State, { drawn }: Covered): void {
  const offered = state.drawing === CHEST ? [...state.drawn, ...state.kept] : [];
  const lying = [state.tiles, state.slots, state.discards, state.gone, offered, ...state.collection].flat();
  const stack = without(tilesInPlay(state), lying);
  if (state.drawing === CHEST && drawn !== null) {
    state.drawn = some(stack, drawn.open, 'drawn.count');
    state.kept = some(stack, drawn.kept, 'drawn.count');
  }
  state.stack = stack;
}

/** A covered hand is a starter and cards of the deck (NOC-3.5, NOC-11.2, NOC-25.11). */
function fillBrews(state: State, eyes: Eyes, { brews, drawn, deck, under }: Covered): void {
  const all = state.box.brews.map((_, brew) => brew);
  const offered = state.drawing === RUNESTONE ? [...state.drawn, ...state.kept] : [];
  const left = without(all, [...state.brews.flat(), ...offered, ...under]);
  const starters = left.filter((brew) => brew < state.box.starters);
  const others = left.filter((brew) => brew >= state.box.starters);
  for (const [side, count] of brews.entries()) {
    if (count === null || count === 0) continue;
    const where = `sides[${side}].concoctionCount`;
    state.brews = state.brews.with(side, [...some(starters, 1, where), ...some(others, count - 1, where)]);
  }
  if (state.drawing === RUNESTONE && drawn !== null) {
    state.drawn = some(others, drawn.open, 'drawn.count');
    state.kept = some(others, drawn.kept, 'drawn.count');
  }
  const mine = [...under];
  const putBy = wholes(deck, (i) => state.deckKnown[i] ?? NONE);
  state.deck = putBy.flatMap((seat) => some(seat === eyes ? mine : others, 1, 'deck'));
  state.deckKnown = putBy;
}

/** Face-down Moonlight goals and the solo deck. */
function fillCards(state: State): void {
  if (state.moonlight.length === 0 && !isFamily(state)) {
    state.moonlight = moonlightPool(state.box, state.sides, state.options.modifiedGame).slice(
      0,
      state.box.edition.moonlightGoals.drawn,
    );
  }
  if (isSolo(state)) {
    const all = state.box.soloCards.map((_, card) => card);
    state.soloDeck = without(all, state.soloPile);
  }
}

/** Refuses a view whose parts are sound and do not belong together: it is one only if the table it tells of looks like it. */
function holdsTogether(state: State, eyes: Eyes, seen: Json): void {
  if (!isAskable(state)) refuse('question', 'cannot be asked at such a table');
  for (const [key, part] of Object.entries(view(state, eyes))) {
    if (canonical(own(object(seen, ''), key) ?? null) !== canonical(part)) refuse(key, 'does not fit the rest');
  }
  if (state.stage !== 'over' && legal(state).length === 0) refuse('question', 'has no answer at such a table');
}

/** Whether the spells lie as they must for this question. */
function isAskable(state: State): boolean {
  const hasToken = (space: number | undefined): boolean => (state.tokens[space ?? NONE] ?? NONE) !== NONE;
  if (!state.waiting.every(hasToken)) return false;
  switch (state.stage) {
    case 'answer':
      return !isWon(state) && hasToken(highest(state));
    case 'dedicate':
      return isWon(state) && state.winner !== NONE && state.waiting.length > 0;
    case 'offer':
    case 'gift':
      return isWon(state) && state.winner !== NONE;
    case 'chest':
    case 'runestone':
    case 'hoard':
    case 'effect':
    case 'swap':
      return state.winner === state.turn;
    default:
      return true;
  }
}
