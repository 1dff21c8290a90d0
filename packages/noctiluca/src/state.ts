import { copyRng, exchanged, type Rng } from '@nightjar/kernel';
import { type Box, FACES } from './box.ts';
import { ofColour, sizeOf } from './handful.ts';
import type { Options } from './options.ts';

/** Stands where no shore, path, jar or favourite is. */
export const NONE = -1;

/** Rounds are counted from 0; there are two (NLC-1.2). */
export const FIRST_ROUND = 0;
export const LAST_ROUND = 1;

/** The tempest's side: in the solo game it holds tokens as a second player would. */
export const TEMPEST = 1;

/** Stages in which a player is asked; each is the name of its question. */
export const QUESTIONS = [
  'firstPlayer',
  'keep',
  'shore',
  'path',
  'number',
  'place',
  'passed',
  'deliver',
  'jar',
  'draw',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Stages the rules go through by themselves. */
type Step =
  | 'choosing'
  | 'dealing'
  | 'turn'
  | 'placing'
  | 'passing'
  | 'circling'
  | 'delivering'
  | 'renewing'
  | 'tempest'
  | 'turnEnd'
  | 'roundEnd'
  | 'ending';

type Stage = Question | Step | 'over';

/**
 * Everything about a game in progress, as plain values. A *side* is a player, or the tempest as the second one when
 * a player is alone. Lists by seat or side are indexed by it; dice that lie together are a handful.
 * A readonly list is replaced and never changed, so copies share it.
 */
export interface State {
  readonly box: Box;
  readonly options: Options;
  rng: Rng;
  reveals: number;

  stage: Stage;
  /** The seat asked. */
  turn: number;
  /** The active player: whose pawn is placed and who delivers first. */
  active: number;
  round: number;
  /** Who has the marker: the first player of the round. */
  first: number;

  /** Dice in the pool: a handful by space and face (see `poolAt`). */
  pool: number[];
  /** Dice in the lid. */
  lid: number;
  /** Shores that hold a pawn, as a bit mask. */
  pawned: number;
  /** Pawns still to place in this round, by seat. */
  pawns: readonly number[];

  /** What the active player has chosen so far in this turn; NONE before. */
  shore: number;
  path: number;
  /** The last dive that was confirmed: seat, shore, path and face; empty before the first. */
  last: readonly number[];
  /** Dice collected and not yet placed. */
  haul: number;
  /** The next colour to place (NLC-6.3a). */
  placing: number;
  /** The seat passed dice have reached, and how many seats in a row have placed none of them (NLC-7.6). */
  reached: number;
  idle: number;
  /** How many seats have made their deliveries in this turn (NLC-8.3). */
  served: number;

  /** Jars in play by seat, and the dice on them: by seat, a handful per jar. */
  jars: readonly (readonly number[])[];
  dice: number[][];
  /** Delivered jars by seat, in order. */
  delivered: readonly (readonly number[])[];
  /** Tokens earned by side: how many of each colour, top ones first, as a list of token numbers (see `tokenOf`). */
  tokens: readonly (readonly number[])[];
  /** Tokens taken from each stack. */
  taken: readonly number[];

  /** Favourite by seat. */
  favourites: readonly number[];
  /** Jars dealt in setup, by seat, ascending, and the one put back; NONE until chosen. Empty after setup. */
  dealt: readonly (readonly number[])[];
  putBack: readonly number[];

  /** Face-up piles of jars, the top one last. */
  piles: readonly (readonly number[])[];
  /** Jars not in a pile: before the deal all that are left, then the solo deck; the top one last. */
  deck: number[];
  /** So many cards at the bottom of the deck the solo player has put there (NLC-14.9). */
  under: number;
  /** Two cards drawn by the solo player to choose from. */
  drawn: readonly number[];
  /** Jars the tempest has discarded. */
  discarded: readonly number[];
  /** Dice in the tempest, and the section the arrow shows. */
  storm: number;
  arrow: number;
  /** What the black die shows, as a face; NONE before the first tempest. */
  roll: number;
}

export const isSolo = (state: State): boolean => state.options.players === 1;

/** The next seat in the direction of the round (NLC-4.3). */
export function nextSeat(state: State, seat: number): number {
  const last = state.options.players - 1;
  if (state.round === FIRST_ROUND) return seat === last ? 0 : seat + 1;
  return seat === 0 ? last : seat - 1;
}

/** Where the dice of a space with a face lie in the pool. */
export const poolAt = (space: number, face: number): number => space * FACES + face;

/** A token by its colour and its place in the stack. */
export const tokenOf = (box: Box, colour: number, place: number): number => colour * box.tokens.length + place;
export const tokenColour = (box: Box, token: number): number => box.tokenColours[token] as number;
export const tokenValue = (box: Box, token: number): number => box.tokenValues[token] as number;

export const isPawned = (state: State, shore: number): boolean => ((state.pawned >> shore) & 1) === 1;

/** The handful of dice that one jar of a seat lacks. */
export function lackedBy(state: State, seat: number, slot: number): number {
  const jar = (state.jars[seat] as number[])[slot] as number;
  return (state.box.jars.room[jar] as number) - ((state.dice[seat] as number[])[slot] as number);
}

/** Free spaces of a colour on one jar of a seat. */
export const freeOn = (state: State, seat: number, slot: number, colour: number): number =>
  ofColour(lackedBy(state, seat, slot), colour);

/** Free spaces of a colour on all jars of a seat. */
export function freeSpaces(state: State, seat: number, colour: number): number {
  let free = 0;
  for (let slot = (state.jars[seat] as number[]).length - 1; slot >= 0; slot -= 1) {
    free += freeOn(state, seat, slot, colour);
  }
  return free;
}

/** Dice on one jar of a seat. */
export const diceOn = (state: State, seat: number, slot: number): number =>
  sizeOf((state.dice[seat] as number[])[slot] as number);

/** How many dice a jar of a seat lacks. */
export const lacking = (state: State, seat: number, slot: number): number =>
  (state.box.jars.size[(state.jars[seat] as readonly number[])[slot] as number] as number) - diceOn(state, seat, slot);

/** The slot of a seat's first full jar from a slot on; NONE if there is none. */
export function nextFull(state: State, seat: number, from: number): number {
  const jars = (state.jars[seat] as readonly number[]).length;
  for (let slot = from; slot < jars; slot += 1) if (lackedBy(state, seat, slot) === 0) return slot;
  return NONE;
}

/** Slots of a seat's full jars, ascending. */
export function fullJars(state: State, seat: number): number[] {
  const full: number[] = [];
  for (let slot = nextFull(state, seat, 0); slot !== NONE; slot = nextFull(state, seat, slot + 1)) full.push(slot);
  return full;
}

/** The numbers with one of them changed by so much. Not by `exchanged`, which makes lists of lists: those are another kind to the engine. */
export function changed(numbers: readonly number[], place: number, by: number): number[] {
  const copied = numbers.slice();
  copied[place] = (copied[place] as number) + by;
  return copied;
}

/** The lists with one more number in the one at a place. */
export function longer(all: readonly (readonly number[])[], place: number, n: number): (readonly number[])[] {
  const list = (all[place] as readonly number[]).slice();
  list.push(n);
  return exchanged(all, place, list);
}

/** By `slice`, never by `map`: the engine takes lists for different things by how they were made, and slows down. */
function lists(all: readonly number[][]): number[][] {
  const copied = all.slice();
  for (let i = 0; i < copied.length; i += 1) copied[i] = (copied[i] as number[]).slice();
  return copied;
}

/** A copy that shares nothing that changes. */
export function copy(state: State): State {
  return {
    box: state.box,
    options: state.options,
    rng: copyRng(state.rng),
    reveals: state.reveals,
    stage: state.stage,
    turn: state.turn,
    active: state.active,
    round: state.round,
    first: state.first,
    pool: state.pool.slice(),
    lid: state.lid,
    pawned: state.pawned,
    pawns: state.pawns,
    shore: state.shore,
    path: state.path,
    last: state.last,
    haul: state.haul,
    placing: state.placing,
    reached: state.reached,
    idle: state.idle,
    served: state.served,
    jars: state.jars,
    dice: lists(state.dice),
    delivered: state.delivered,
    tokens: state.tokens,
    taken: state.taken,
    favourites: state.favourites,
    dealt: state.dealt,
    putBack: state.putBack,
    piles: state.piles,
    deck: state.deck.slice(),
    under: state.under,
    drawn: state.drawn,
    discarded: state.discarded,
    storm: state.storm,
    arrow: state.arrow,
    roll: state.roll,
  };
}
