import {
  type Action,
  type AnyGame,
  type Checked,
  type Difference,
  foresee,
  good,
  type Json,
  type Rng,
  rngFrom,
  type Seat,
} from '@nightjar/kernel';
import { inMind } from './blunder.ts';
import type { Bot, Candidate } from './bot.ts';
import { valueAfter } from './greedy.ts';
import { mind } from './mind.ts';
import type { SearchLimit } from './search.ts';

/** One answer of a line, and what the seat sees when it gives it. */
export interface LineAnswer {
  readonly answer: string;
  readonly view: Json;
}

/** A way to go on: answers of one seat, one after the other, as far as nothing hidden has a say. */
export interface Line {
  readonly steps: readonly LineAnswer[];
  /** How many points ahead of its best rival the seat may expect to be, alone how many points; null where nobody weighed. */
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

/** How many answers a line has at most, and how many lines there are. */
const LONGEST = 6;
const LINES = 2;
const FEWEST_LOOKS = 8;
/** What was looked at less than this part of the best one's iterations is no advice, if there is better. */
const SURE = 1 / 12;

/** The two best ways to go on, the best first, from what the seat sees alone. A fault where it is not root. */
export function advise(
  game: AnyGame,
  view: Json,
  seat: Seat,
  { seed, limit }: AdviceSettings,
): Checked<readonly Line[]> {
  const rng = rngFrom(`advice ${seed}`);
  const imagined = game.imagine(view, seat, rng);
  if (!imagined.ok) return imagined;
  const state: unknown = imagined.value;
  if (game.pending(state)?.seat !== seat) return good([]);
  const lines = thought(game, state, seat, { rng, limit }).map(({ action, worth }) => {
    const steps = stepsFrom(game, game.copy(state), seat, { action, rng });
    const texts = steps.map(({ answer }) => answer);
    const foresight = foresee(game, view, seat, texts);
    return { steps, worth, brings: foresight.ok ? foresight.value.differences : [] };
  });
  return good(lines);
}

/** The best answers found within the limit. */
function thought(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { rng, limit }: { readonly rng: Rng; readonly limit: SearchLimit },
): readonly Candidate[] {
  const late = 'ms' in limit ? performance.now() + limit.ms : Number.POSITIVE_INFINITY;
  const thinking = inMind(counsellor(game, limit), game, game.copy(state), seat, rng);
  for (
    let iterations = 0;
    (iterations < FEWEST_LOOKS || performance.now() < late) && thinking.iterate();
    iterations += 1
  );
  const [first, ...weighed] = thinking.candidates() as [Candidate, ...Candidate[]];
  const others = weighed.length > 0 ? weighed : besides(first, game, state, { seat, rng });
  const sure = others
    .filter(({ iterations }) => iterations >= first.iterations * SURE)
    .toSorted((a, b) => b.worth - a.worth);
  return [first, ...(sure.length > 0 ? sure : others).slice(0, LINES - 1)];
}

/** Where only one plan is worth following, what iterations good one answer ahead. */
function besides(
  { action }: Candidate,
  game: AnyGame,
  state: unknown,
  { seat, rng }: { readonly seat: Seat; readonly rng: Rng },
): readonly Candidate[] {
  const legal: readonly Action[] = game.legal(state);
  return legal
    .filter((other) => other !== action)
    .map((other) => ({ action: other, worth: valueAfter(game, state, other, { seat, deals: 1, rng }), iterations: 1 }))
    .toSorted((a, b) => b.worth - a.worth);
}

/** Who is root for advice. Plans are weighed in parts of the time there is; a tree grows until it is over. */
const counsellor = (game: AnyGame, limit: SearchLimit): Bot =>
  mind('ms' in limit && game.plans === undefined ? { iterations: 1_000_000 } : limit);

/** The answer, and how the seat would go on until somebody else is root, or something unknown has a say. */
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
  if (own !== undefined) return own.answer(game.copy(state), seat, rng);
  const legal: readonly Action[] = game.legal(state);
  const worths = legal.map((action) => valueAfter(game, state, action, { seat, deals: 1, rng }));
  return legal[worths.indexOf(Math.max(...worths))] ?? null;
}
