import {
  type AnyGame,
  type JsonObject,
  MOST_ANSWERS,
  Observation,
  type Player,
  type Result,
  type Seat,
} from '@nightjar/kernel';
import { chanceOf } from './bot.ts';

/** One game of an arena: on which seed, and which player has which seat. */
export interface ArenaGame {
  /** The place of the seed among the seeds; games on one seed are not independent. */
  readonly nth: number;
  readonly seed: string;
  readonly seats: readonly number[];
}

/** How a game of an arena went. */
export interface Played {
  /** Null where a player forfeited, or the game was truncated. */
  readonly scores: readonly number[] | null;
  readonly places: readonly number[];
  readonly answers: number;
  /** Milliseconds of each answer where there was a choice, by seat. */
  readonly times: readonly (readonly number[])[];
  readonly forfeit: { readonly seat: Seat; readonly why: string } | null;
  /** The game was not over after the most answers. All seats share the first place; a seat alone has not won. */
  readonly truncated: boolean;
}

/** A player that cannot go on: it has lost the game. */
export class Forfeit extends Error {}

/** Every way to seat these contestants so that each sits at least once. */
export function seatings(contestants: number, players: number): number[][] {
  const all: number[][] = [];
  const seat = (so: number[]): void => {
    if (so.length === players) {
      if (new Set(so).size === contestants) all.push(so);
      return;
    }
    for (let next = 0; next < contestants; next += 1) seat([...so, next]);
  };
  seat([]);
  return all;
}

/** The line-ups: all contestants where they fit, otherwise every choice of as many as there are seats. */
export function lineUps(contestants: number, players: number): number[][] {
  const all: number[][] = [];
  const size = Math.min(contestants, players);
  const join = (chosen: number[], from: number): void => {
    if (chosen.length === size) {
      all.push(chosen);
      return;
    }
    for (let next = from; next < contestants; next += 1) join([...chosen, next], next + 1);
  };
  join([], 0);
  return all;
}

/** How many meet, at how many seats, and how many games each line-up plays, rounded up to whole seeds. */
export interface Schedule {
  readonly contestants: number;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}

/** All seat orders of all line-ups on the same seeds, one seed after the other. */
export function gamesOf({ contestants, players, games, seed }: Schedule): ArenaGame[] {
  const orders = seatings(Math.min(contestants, players), players);
  const seeds = Math.ceil(games / orders.length);
  const seated = lineUps(contestants, players).flatMap((lineUp) =>
    orders.map((order) => order.map((place) => lineUp[place] as number)),
  );
  return Array.from({ length: seeds }, (_, nth) =>
    seated.map((seats) => ({ nth, seed: `${seed}/${nth}`, seats })),
  ).flat();
}

/** Plays one game, for so many answers at most. A player that forfeits comes last, and all others share the victory. */
export async function played(
  game: AnyGame,
  options: JsonObject,
  players: readonly Player[],
  { seed, seats }: ArenaGame,
  most: number = MOST_ANSWERS,
): Promise<Played> {
  const state: unknown = game.setup(options, seed);
  const times: number[][] = seats.map(() => []);
  const sitting = [...new Set(seats)].map((at) => players[at] as Player);
  for (const player of sitting) player.sit?.(game, options);
  let answers = 0;
  for (let asked = game.pending(state); asked !== null; asked = game.pending(state)) {
    if (answers === most) {
      for (const player of sitting) player.rise?.(null);
      const place = seats.length === 1 ? LOST_ALONE : 1;
      return { scores: null, places: seats.map(() => place), answers, times, forfeit: null, truncated: true };
    }
    const player = players[seats[asked.seat] as number] as Player;
    const began = performance.now();
    try {
      const chance = chanceOf(player, `${seed} ${answers}`);
      const answer = player.answer(new Observation(game, state, asked.seat), chance);
      const action = typeof answer === 'number' ? answer : await answer;
      if (game.legal(state).length > 1) times[asked.seat]?.push(performance.now() - began);
      game.apply(state, action);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      for (const other of sitting) other.rise?.(null);
      return forfeited(seats.length, asked.seat, { answers, times, why: error.message });
    }
    answers += 1;
  }
  const result = game.result(state) as Result;
  for (const player of sitting) player.rise?.(result);
  return { ...result, answers, times, forfeit: null, truncated: false };
}

/** The place of a seat that sits alone and has not won. */
const LOST_ALONE = 2;

const forfeited = (
  players: number,
  seat: Seat,
  { answers, times, why }: { readonly answers: number; readonly times: number[][]; readonly why: string },
): Played => ({
  scores: null,
  places: Array.from({ length: players }, (_, other) => (other === seat ? Math.max(players, LOST_ALONE) : 1)),
  answers,
  times,
  forfeit: { seat, why },
  truncated: false,
});
