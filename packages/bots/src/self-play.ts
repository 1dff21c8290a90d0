import {
  type Action,
  type AnyGame,
  below,
  type JsonObject,
  MOST_ANSWERS,
  type Plan,
  type Rng,
  rngFrom,
  type Seat,
} from '@nightjar/kernel';
import { botAnswer } from './bot.ts';
import { netEvaluator } from './mind.ts';
import type { Net } from './net.ts';
import { firstValues, plansOf } from './plan.ts';
import { byEstimate, type Evaluator, outcome, search } from './search.ts';

/** The samples of one game: each seat's features at every question, and the outcome for that seat. */
export interface SelfPlayGame {
  readonly seats: readonly SeatSample[];
  /** 1, 0.5 or 0 where one seat of two went by the net and the other played as usual; null otherwise. */
  readonly won: number | null;
  /** The game was not over after the most answers: it has no outcome and no samples, and counts as a draw. */
  readonly truncated: boolean;
}

export interface SeatSample {
  /** One row per question. */
  readonly features: Float32Array;
  readonly outcome: number;
}

/** Search iterations of the players. */
const ITERATIONS = 64;
/** One answer in so many is drawn at random, so that the net sees positions after blunders too. */
const RANDOM_ONE_IN = 16;
/** The largest bias for or against an answer, in points. It lasts for the whole game, so that decks differ. */
const MOST_BIAS = 4;
/** One two-player game in so many is an evaluation game against a player without the net. */
const EVALUATION_ONE_IN = 4;

/** Ways to play a game, in turn: two players as it comes out of the box more often than anything else, against a rival nothing else. */
function waysToPlay(game: AnyGame, rival: Net | null): readonly JsonObject[] {
  const usual = (players: number): JsonObject => ({ ...game.modes[0]?.options, players });
  if (rival !== null) return [usual(2)];
  const ways = game.modes.flatMap(({ seats, options }) => seats.map((players) => ({ ...options, players })));
  return ways.flatMap((way, i) => [usual(2), usual(2 + (i % 3)), way]);
}

/** Plays one game of a net against itself, or against a rival's net. It depends on nets, seed and number alone. */
export function selfPlay(
  game: AnyGame,
  net: Net,
  seed: string,
  number: number,
  rival: Net | null = null,
  most: number = MOST_ANSWERS,
): SelfPlayGame {
  const ways = waysToPlay(game, rival);
  const read = game.options(ways[number % ways.length] as JsonObject);
  if (!read.ok) throw new Error(`${game.name} cannot be played so`);
  const options = read.value as { readonly players: number };
  const key = `${seed}/${number}`;
  const isEvaluation = options.players === 2 && number % EVALUATION_ONE_IN === 0;
  const other: Seat = isEvaluation || rival !== null ? (number + Math.floor(number / EVALUATION_ONE_IN)) % 2 : -1;
  const rows: number[][] = Array.from({ length: options.players }, () => []);
  const state: unknown = game.setup(options, key);
  const playerOf = game.plans === undefined ? searching : planning;
  const player = playerOf(game, net, { key, isEvaluation, other, rival });
  let last: Seat = -1;
  for (let answers = 0; ; answers += 1) {
    const decision = game.pending(state);
    if (decision === null) break;
    if (answers === most) return { seats: [], won: isEvaluation ? 0.5 : null, truncated: true };
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
    won: isEvaluation ? wonBy(places, 1 - other) : null,
    truncated: false,
  };
}

const wonBy = (places: readonly number[], seat: Seat): number =>
  places[0] === places[1] ? 0.5 : places[seat] === 1 ? 1 : 0;

interface SelfPlaySetting {
  readonly key: string;
  readonly isEvaluation: boolean;
  /** The seat of the player without the net, or of the rival; −1 where there is none. */
  readonly other: Seat;
  readonly rival: Net | null;
}

/** Answers, and says whether there was anything to weigh. */
type SelfPlayer = (state: unknown, seat: Seat) => { readonly action: Action; readonly isWeighed: boolean };

/** Searches a little, with some answers at random. */
function searching(game: AnyGame, net: Net, { key, isEvaluation, other, rival }: SelfPlaySetting): SelfPlayer {
  const chance = rngFrom(`slips ${key}`);
  const learnt = search({ iterations: ITERATIONS }, () => null, netEvaluator(net));
  const others = search({ iterations: ITERATIONS }, () => null, rival === null ? byEstimate : netEvaluator(rival));
  let given = 0;
  return (state, seat) => {
    given += 1;
    const legal: readonly Action[] = game.legal(state);
    if (seat !== other && !isEvaluation && below(chance, RANDOM_ONE_IN) === 0) {
      return { action: any(legal, chance), isWeighed: true };
    }
    return { action: botAnswer(game, state, seat === other ? others : learnt, `${key} ${given}`), isWeighed: true };
  };
}

const any = <T>(of: readonly T[], rng: Rng): T => of[below(rng, of.length)] as T;

/** Follows the plan with the highest value one ahead, with some answers at random and a bias per answer that lasts for the game. */
function planning(game: AnyGame, net: Net, { key, isEvaluation, other, rival }: SelfPlaySetting): SelfPlayer {
  const chance = rngFrom(`slips ${key}`);
  const evaluate: Evaluator = netEvaluator(net)(game);
  const others: Evaluator | null = rival === null ? null : netEvaluator(rival)(game);
  const strength = (MOST_BIAS * below(chance, 100)) / 100;
  const biasFor = biases(key);
  return (state, seat) => {
    const plans = plansOf(game, state, seat);
    const usual = (plans[0] as Plan<unknown>).answer;
    if (plans.length === 1) return { action: usual, isWeighed: false };
    const going = seat === other ? others : evaluate;
    if (going === null) return { action: usual, isWeighed: true };
    const isFree = !isEvaluation && seat !== other;
    if (isFree && below(chance, RANDOM_ONE_IN) === 0) return { action: any(plans, chance).answer, isWeighed: true };
    let action = usual;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, look] of firstValues({ game, state, seat }, plans, going).entries()) {
      const { answer } = plans[i] as Plan<unknown>;
      const worth = isFree ? look + strength * biasFor(seat, answer) : look;
      if (worth <= most) continue;
      most = worth;
      action = answer;
    }
    return { action, isWeighed: true };
  };
}

/** Biases of one game, from −1 to 1, by seat and answer. */
function biases(key: string): (seat: Seat, answer: Action) => number {
  const known = new Map<string, number>();
  return (seat, answer) => {
    const name = `${key} ${seat} ${answer}`;
    const bias = known.get(name) ?? (below(rngFrom(name), 201) - 100) / 100;
    known.set(name, bias);
    return bias;
  };
}
