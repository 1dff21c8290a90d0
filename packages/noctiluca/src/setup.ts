import { below, exchanged, rngFrom, several, shuffle, type Tell, wholes } from '@nightjar/kernel';
import { boxWith, DEALT_JARS, JAR_COLOURS, PILES } from './box.ts';
import type { NoctilucaEvent } from './events.ts';
import { handfulOf } from './handful.ts';
import type { Options } from './options.ts';
import { seedPool } from './seeding.ts';
import { FIRST_ROUND, isSolo, NONE, type State } from './state.ts';

/** A new table, up to its first question. The caller lets the course run from here. */
export function setup(options: Options, seed: string): State {
  const box = boxWith(options.edition);
  if (box === undefined) throw new Error(`edition ${options.edition} was not admitted`);
  const { players } = options;
  const bySeat = <T>(value: () => T): T[] => several(players, value);
  const state: State = {
    box,
    options,
    rng: rngFrom(`noctiluca ${seed}`),
    reveals: 0,
    stage: 'choosing',
    turn: 0,
    active: 0,
    round: FIRST_ROUND,
    first: 0,
    pool: box.pool.empty.slice(),
    lid: handfulOf(box.dice),
    pawned: 0,
    pawns: wholes(players, () => box.pawns[players] as number),
    shore: NONE,
    path: NONE,
    last: [],
    haul: 0,
    placing: 0,
    reached: 0,
    idle: 0,
    served: 0,
    jars: bySeat(() => []),
    dice: bySeat(() => []),
    delivered: bySeat(() => []),
    // The tempest holds tokens as a second side.
    tokens: several(Math.max(2, players), () => []),
    taken: wholes(JAR_COLOURS.length, () => 0),
    favourites: [],
    dealt: [],
    putBack: wholes(players, () => NONE),
    piles: [],
    deck: [],
    under: 0,
    drawn: [],
    discarded: [],
    storm: 0,
    arrow: box.firstSection,
    roll: NONE,
  };
  seedPool(state);
  dealFavourites(state);
  dealJars(state);
  chooseFirst(state);
  return state;
}

/** NLC-3.7, NLC-3.8: one each; the rest is not kept. */
function dealFavourites(state: State): void {
  const cards = shuffle(
    wholes(state.box.favourites.length, (card) => card),
    state.rng,
  );
  state.favourites = cards.slice(0, state.options.players);
}

/** NLC-3.9: three each; the others wait in the deck. */
function dealJars(state: State): void {
  state.deck = shuffle(
    wholes(state.box.jars.id.length, (jar) => jar),
    state.rng,
  );
  state.dealt = several(state.options.players, () => state.deck.splice(-DEALT_JARS).sort((a, b) => a - b));
}

/** NLC-3.13; alone every turn is the player's (NLC-12.1a). */
function chooseFirst(state: State): void {
  if (isSolo(state)) return;
  if (state.options.firstPlayer === 'chosen') {
    state.stage = 'firstPlayer';
    return;
  }
  state.first = below(state.rng, state.options.players);
  state.active = state.first;
}

/** The table names the first player (NLC-3.13). */
export function nameFirst(state: State, seat: number, tell?: Tell<NoctilucaEvent>): void {
  state.first = seat;
  state.active = seat;
  tell?.({ type: 'firstPlayer', seat });
  state.stage = 'choosing';
}

/** Everybody chooses in secret (NLC-3.9); asked one after the other, revealed together (NLC-3.10). */
export function findChooser(state: State): void {
  const seat = state.putBack.indexOf(NONE);
  if (seat === NONE) state.stage = 'dealing';
  else {
    state.turn = seat;
    state.stage = 'keep';
  }
}

/** A player keeps two of the three jars and puts this one back. */
export function putBack(state: State, jar: number, tell?: Tell<NoctilucaEvent>): void {
  state.putBack = state.putBack.with(state.turn, jar);
  tell?.({ type: 'chose', seat: state.turn, putBack: state.box.jars.id[jar] as string });
  state.stage = 'choosing';
}

/** Reveals the kept jars and deals the others into piles, or shuffles them into the solo deck (NLC-3.10–3.12, NLC-11.5). */
export function deal(state: State, tell?: Tell<NoctilucaEvent>): void {
  const { id } = state.box.jars;
  for (let seat = 0; seat < state.dealt.length; seat += 1) {
    const kept = (state.dealt[seat] as readonly number[]).filter((jar) => jar !== state.putBack[seat]);
    state.jars = exchanged(state.jars, seat, kept);
    state.dice[seat] = wholes(kept.length, () => 0);
    tell?.({ type: 'revealed', seat, jars: kept.map((jar) => id[jar] as string) });
  }
  state.deck.push(...state.putBack);
  state.dealt = [];
  state.putBack = [];
  shuffle(state.deck, state.rng);
  state.reveals += 1;
  if (!isSolo(state)) dealPiles(state);
  tell?.({ type: 'dealt', piles: state.piles.map((pile) => pile.length) });
  state.stage = 'turn';
}

/** NLC-3.12: as even as possible, the larger piles first. */
function dealPiles(state: State): void {
  const piles: number[][] = several(PILES, () => []);
  for (let i = 0; i < state.deck.length; i += 1) (piles[i % PILES] as number[]).push(state.deck[i] as number);
  state.piles = piles;
  state.deck = [];
}
