import {
  type Action,
  type AnyGame,
  below,
  type JsonObject,
  type Plan,
  type Rng,
  rngFrom,
  type Seat,
} from '@nightjar/kernel';
import { botAnswer } from './bot.ts';
import { judgedBy } from './mind.ts';
import type { Net } from './net.ts';
import { firstLooks, plansOf } from './plan.ts';
import { estimated, type Judge, outcome, search } from './search.ts';

/** What a net learns from one game: each seat's features at every question, and how it ended for that seat. */
export interface Lesson {
  readonly seats: readonly SeatLesson[];
  /** 1, 0.5 or 0 where one seat of two went by the net and the other played as usual; null otherwise. */
  readonly won: number | null;
}

export interface SeatLesson {
  /** One row per question. */
  readonly features: Float32Array;
  readonly outcome: number;
}

/** How far players look while they practise. */
const ITERATIONS = 64;
/** One answer in so many is any: values must know what happens after slips, too. */
const SLIPS = 16;
/** How many points a whim for an answer may be worth, all through a game: decks must differ to be compared. */
const WHIM = 4;
/** One game of two in so many is against somebody who has learnt nothing. */
const TRIALS = 4;

/** Ways to play a game, in turn: two players as it comes out of the box more often than anything else, against a rival nothing else. */
function waysToPlay(game: AnyGame, rival: Net | null): readonly JsonObject[] {
  const usual = (players: number): JsonObject => ({ ...game.modes[0]?.options, players });
  if (rival !== null) return [usual(2)];
  const ways = game.modes.flatMap(({ seats, options }) => seats.map((players) => ({ ...options, players })));
  return ways.flatMap((way, i) => [usual(2), usual(2 + (i % 3)), way]);
}

/** Plays one game against oneself, or against a rival who learns nothing more. It depends on nets, seed and number alone. */
export function practise(game: AnyGame, net: Net, seed: string, number: number, rival: Net | null = null): Lesson {
  const ways = waysToPlay(game, rival);
  const read = game.options(ways[number % ways.length] as JsonObject);
  if (!read.ok) throw new Error(`${game.name} cannot be played so`);
  const options = read.value as { readonly players: number };
  const key = `${seed}/${number}`;
  const isTrial = options.players === 2 && number % TRIALS === 0;
  const other: Seat = isTrial || rival !== null ? (number + Math.floor(number / TRIALS)) % 2 : -1;
  const rows: number[][] = Array.from({ length: options.players }, () => []);
  const state: unknown = game.setup(options, key);
  const playerOf = game.plans === undefined ? searching : planning;
  const player = playerOf(game, net, { key, isTrial, other, rival });
  let last: Seat = -1;
  for (;;) {
    const decision = game.pending(state);
    if (decision === null) break;
    const { action, isWeighed } = player(state, decision.seat);
    if (isWeighed || decision.seat !== last) {
      for (const [seat, row] of rows.entries()) row.push(...(game.features?.(state, seat) ?? []));
    }
    last = decision.seat;
    game.apply(state, action);
  }
  const { places } = game.result(state) as { readonly places: readonly number[] };
  return {
    seats: rows.map((row, seat) => ({ features: Float32Array.from(row), outcome: outcome(game, state, places, seat) })),
    won: isTrial ? wonBy(places, 1 - other) : null,
  };
}

const wonBy = (places: readonly number[], seat: Seat): number =>
  places[0] === places[1] ? 0.5 : places[seat] === 1 ? 1 : 0;

interface Occasion {
  readonly key: string;
  readonly isTrial: boolean;
  /** Who has learnt nothing, or is the rival; −1 for nobody. */
  readonly other: Seat;
  readonly rival: Net | null;
}

/** Answers, and says whether there was anything to weigh. */
type Player = (state: unknown, seat: Seat) => { readonly action: Action; readonly isWeighed: boolean };

/** Looks a little ahead, with slips. */
function searching(game: AnyGame, net: Net, { key, isTrial, other, rival }: Occasion): Player {
  const chance = rngFrom(`slips ${key}`);
  const learnt = search({ iterations: ITERATIONS }, () => null, judgedBy(net));
  const others = search({ iterations: ITERATIONS }, () => null, rival === null ? estimated : judgedBy(rival));
  let given = 0;
  return (state, seat) => {
    given += 1;
    const legal: readonly Action[] = game.legal(state);
    if (seat !== other && !isTrial && below(chance, SLIPS) === 0) {
      return { action: any(legal, chance), isWeighed: true };
    }
    return { action: botAnswer(game, state, seat === other ? others : learnt, `${key} ${given}`), isWeighed: true };
  };
}

const any = <T>(of: readonly T[], rng: Rng): T => of[below(rng, of.length)] as T;

/** Follows the plan that looks best one answer ahead, with slips, and a whim for or against every answer that lasts for the game. */
function planning(game: AnyGame, net: Net, { key, isTrial, other, rival }: Occasion): Player {
  const chance = rngFrom(`slips ${key}`);
  const judge: Judge = judgedBy(net)(game);
  const others: Judge | null = rival === null ? null : judgedBy(rival)(game);
  const strength = (WHIM * below(chance, 100)) / 100;
  const whimFor = whims(key);
  return (state, seat) => {
    const plans = plansOf(game, state, seat);
    const usual = (plans[0] as Plan<unknown>).answer;
    if (plans.length === 1) return { action: usual, isWeighed: false };
    const going = seat === other ? others : judge;
    if (going === null) return { action: usual, isWeighed: true };
    const isFree = !isTrial && seat !== other;
    if (isFree && below(chance, SLIPS) === 0) return { action: any(plans, chance).answer, isWeighed: true };
    let action = usual;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, look] of firstLooks({ game, state, seat }, plans, going).entries()) {
      const { answer } = plans[i] as Plan<unknown>;
      const worth = isFree ? look + strength * whimFor(seat, answer) : look;
      if (worth <= most) continue;
      most = worth;
      action = answer;
    }
    return { action, isWeighed: true };
  };
}

/** Whims of a game, from −1 to 1, by seat and answer. */
function whims(key: string): (seat: Seat, answer: Action) => number {
  const known = new Map<string, number>();
  return (seat, answer) => {
    const name = `${key} ${seat} ${answer}`;
    const whim = known.get(name) ?? (below(rngFrom(name), 201) - 100) / 100;
    known.set(name, whim);
    return whim;
  };
}
