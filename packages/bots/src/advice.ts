import {
  type Action,
  type AnyGame,
  type Checked,
  type Difference,
  foresee,
  good,
  type Json,
  Observation,
  type Rng,
  rngFrom,
  type Seat,
} from '@nightjar/kernel';
import { type Bot, begun, type Candidate, chanceOf } from './bot.ts';
import { valueAfter } from './greedy.ts';
import type { SearchLimit } from './limit.ts';
import { mind } from './mind.ts';

/** One answer of a line, and what the seat sees when it gives it. */
export interface LineAnswer {
  readonly answer: string;
  readonly view: Json;
}

/** A way to go on: answers of one seat, one after the other, as far as nothing hidden has a say. */
export interface Line {
  readonly steps: readonly LineAnswer[];
  /** How many points ahead of its best rival the seat may expect to be, alone how many points; null where no search weighed it. */
  readonly worth: number | null;
  /** What these answers are sure to change on the score sheets at once. */
  readonly brings: readonly Difference[];
}

/** Where an adviser iterations, and for how long. */
export interface AdviceSettings {
  readonly seed: string;
  /** So many iterations, and the same question gets the same advice; or milliseconds, about, in which a few iterations are taken in any case. */
  readonly limit: SearchLimit;
}

/** How many answers a line has at most. */
const LONGEST = 6;
/** So many iterations are made even where time is up. */
const FEWEST_ITERATIONS = 8;
/** A candidate with less than this part of the first one's iterations is no advice, if there is another. */
const SURE = 1 / 12;

/** The two best ways to go on, the best first, from what the seat sees alone. A fault where it is not asked. */
export function advise(
  game: AnyGame,
  view: Json,
  seat: Seat,
  { seed, limit }: AdviceSettings,
): Checked<readonly Line[]> {
  const observation = Observation.seen(game, view, seat);
  if (!observation.ok) return observation;
  const rng = rngFrom(`advice ${seed}`);
  const state = observation.value.imagine(rng);
  const lines = found(observation.value, state, { seed, limit }).map(({ action, worth }) => {
    const steps = stepsFrom(game, game.copy(state), seat, { action, rng });
    const texts = steps.map(({ answer }) => answer);
    const foresight = foresee(game, view, seat, texts);
    return { steps, worth, brings: foresight.ok ? foresight.value.differences : [] };
  });
  return good(lines);
}

/** The best answers found within the limit: what a mind with this limit would answer, and the best beside it. */
function found(observation: Observation, state: unknown, { seed, limit }: AdviceSettings): readonly Candidate[] {
  const end = 'ms' in limit ? performance.now() + limit.ms : Number.POSITIVE_INFINITY;
  const bot = counsellor(observation.game, limit);
  const thinking = begun(bot, observation, chanceOf(bot, seed));
  for (let done = 0; (done < FEWEST_ITERATIONS || performance.now() < end) && thinking.iterate(); done += 1);
  const [first, ...others] = thinking.candidates() as [Candidate, ...Candidate[]];
  const second = others.length > 0 ? secondOf(first, others) : bestBeside(first, observation, state);
  return second === undefined ? [first] : [first, second];
}

/** The second best of a search: of those it is sure of the one worth most. */
export function secondOf({ iterations }: Candidate, others: readonly Candidate[]): Candidate | undefined {
  const sure = others.filter((other) => other.iterations >= iterations * SURE);
  return sure.length > 0 ? sure.toSorted((a, b) => b.worth - a.worth)[0] : others[0];
}

/** Where a search had one candidate only: of the other answers the one worth most one ahead. */
function bestBeside({ action }: Candidate, { game, seat, legal }: Observation, state: unknown): Candidate | undefined {
  const rng = rngFrom('beside');
  return legal
    .filter((other) => other !== action)
    .map((other) => ({ action: other, worth: valueAfter(game, state, other, { seat, deals: 1, rng }), iterations: 1 }))
    .toSorted((a, b) => b.worth - a.worth)[0];
}

/** Plans are weighed in parts of the time there is; a tree search is stopped when it is over. */
const counsellor = (game: AnyGame, limit: SearchLimit): Bot =>
  mind('ms' in limit && game.plans === undefined ? { iterations: 1_000_000 } : limit);

/** The answer, and how the seat would go on until another seat is asked, or chance or something hidden decides. */
function stepsFrom(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { action, rng }: { readonly action: Action; readonly rng: Rng },
): LineAnswer[] {
  const steps: LineAnswer[] = [];
  const known = game.reveals(state);
  for (let next: Action | null = action; next !== null; next = nextOf(game, state, seat, rng)) {
    steps.push({ answer: game.write(state, next), view: game.view(state, seat) });
    game.apply(state, next);
    if (steps.length === LONGEST || game.reveals(state) !== known) break;
  }
  return steps;
}

/** What the seat would answer next; null where it is not root. */
function nextOf(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Action | null {
  if (game.pending(state)?.seat !== seat) return null;
  const own = game.advisers?.at(-1);
  if (own !== undefined) return own.answer(game.window?.(state, seat), rng);
  const legal: readonly Action[] = game.legal(state);
  const worths = legal.map((action) => valueAfter(game, state, action, { seat, deals: 1, rng }));
  return legal[worths.indexOf(Math.max(...worths))] ?? null;
}
