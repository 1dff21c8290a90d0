import { type AnyGame, copyRng, type Observation, type Plan, type Rng, type Seat } from '@nightjar/kernel';
import type { Candidate, Thinking } from './bot.ts';
import type { SearchLimit } from './limit.ts';
import { type Evaluator, outcome } from './search.ts';

/** Plans that look best are followed further; so many of them. */
const WIDTH = 6;
/** A plan is followed until the question has passed from seat to seat this often, but never longer than so many answers. */
const PASSES = 12;
const LONGEST = 400;
/** The value one ahead counts as much as so many deals. */
const FIRST_WEIGHT = 4;
/** Another plan than the usual one is better by so many standard errors, or it is not. */
const DOUBT = 1;

/** A plan being weighed: its value one ahead, and the outcome on each deal it was tried on. */
interface PlanTrial {
  readonly plan: Plan<unknown>;
  readonly first: number;
  readonly values: number[];
}

export const plansOf = (game: AnyGame, state: unknown, seat: Seat): readonly Plan<unknown>[] =>
  game.plans?.(game.window?.(state, seat)) ?? [];

/** A seat that searches from a state of its own. */
interface PlanRoot {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
}

/** The values of plans one answer ahead. */
export const firstValues = (
  { game, state, seat }: PlanRoot,
  plans: readonly Plan<unknown>[],
  evaluate: Evaluator,
): readonly number[] =>
  plans.map(({ answer }) => {
    const after: unknown = game.copy(state);
    game.apply(after, answer);
    return standing(game, after, seat, evaluate);
  });

function standing(game: AnyGame, state: unknown, seat: Seat, evaluate: Evaluator): number {
  const result = game.result(state);
  return result === null ? evaluate(state, seat) : outcome(game, state, result.places, seat);
}

/**
 * Weighs whole plans where turns are too long for a tree: each is followed for some turns, on the same deals as the
 * others, against rivals who play as usual, and judged then. When a part of the limit is spent, the worse half goes.
 * The usual plan stays to the end, and is followed unless another is better beyond doubt.
 */
export function planSearch(limit: SearchLimit, evaluate: Evaluator, observation: Observation, rng: Rng): Thinking {
  const { game, seat, window } = observation;
  const plans: readonly Plan<unknown>[] = game.plans?.(window) ?? [];
  const isOnly = plans.length === 1;
  const root: PlanRoot = { game, seat, state: isOnly ? null : observation.imagine(rng) };
  const { state } = root;
  const first = isOnly ? [0] : firstValues(root, plans, evaluate);
  const all = plans.map((plan, i): PlanTrial => ({ plan, first: first[i] as number, values: [] }));
  let left = bestFew(all, WIDTH);
  const stages = Math.max(1, Math.ceil(Math.log2(left.length)));
  const isSpent = spending(limit, stages);
  let stage = 0;
  let turn = 0;
  let deal = { state, chance: rng };
  return {
    iterate() {
      if (turn === 0) {
        for (; stage < stages && isSpent(stage); stage += 1) left = bestFew(left, Math.ceil(left.length / 2));
        if (stage === stages || left.length === 1) return false;
        deal = { state: game.determinize(state, seat, rng), chance: copyRng(rng) };
      }
      const { plan, values } = left[turn] as PlanTrial;
      values.push(cameOf(root, plan, evaluate, { state: game.copy(deal.state), chance: copyRng(deal.chance) }));
      turn = (turn + 1) % left.length;
      return true;
    },
    candidates: () => weighed(all),
  };
}

/** Says of a stage whether its part of the limit is spent; it is asked once before each deal. */
function spending(limit: SearchLimit, stages: number): (stage: number) => boolean {
  if ('ms' in limit) {
    const began = performance.now();
    return (stage) => performance.now() - began >= (limit.ms * (stage + 1)) / stages;
  }
  // The worse half goes after each stage, so that later deals cost less: in deals, each stage gets twice as many.
  let deals = 0;
  const first = limit.iterations / stages / WIDTH;
  return (stage) => {
    if (deals >= first * (2 ** (stage + 1) - 1)) return true;
    deals += 1;
    return false;
  };
}

const meanOf = ({ first, values }: PlanTrial): number =>
  values.reduce((sum, value) => sum + value, FIRST_WEIGHT * first) / (FIRST_WEIGHT + values.length);

const better = (one: PlanTrial, other: PlanTrial): number =>
  other.values.length - one.values.length || meanOf(other) - meanOf(one);

/** The usual plan, which is the first of all, and the best others. */
function bestFew(some: readonly PlanTrial[], many: number): PlanTrial[] {
  const [usual, ...others] = some as [PlanTrial, ...PlanTrial[]];
  return [usual, ...others.toSorted(better).slice(0, Math.max(1, many - 1))];
}

/** The plan to follow first, then the others, those tried longest and best before the rest. */
function weighed(all: readonly PlanTrial[]): readonly Candidate[] {
  const [usual, ...others] = all as [PlanTrial, ...PlanTrial[]];
  const sorted = others.toSorted(better);
  const [best, ...rest] = sorted;
  const order = best !== undefined && isBetter(best, usual) ? [best, usual, ...rest] : [usual, ...sorted];
  return order.map((one) => ({ action: one.plan.answer, worth: meanOf(one), iterations: 1 + one.values.length }));
}

/** Whether a plan is better than another on the deals that both were tried on, and at first look, beyond doubt. */
function isBetter(one: PlanTrial, other: PlanTrial): boolean {
  const ahead = one.values.map((value, i) => value - (other.values[i] as number));
  if (ahead.length < 2) return one.first > other.first;
  const by = meanOf(one) - meanOf(other);
  const mean = ahead.reduce((sum, value) => sum + value, 0) / ahead.length;
  const spread = ahead.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return by > DOUBT * Math.sqrt(spread / ahead.length / (ahead.length - 1));
}

/** Follows a plan for some turns of a deal; how the seat stands then. */
function cameOf(
  { game, seat }: PlanRoot,
  plan: Plan<unknown>,
  evaluate: Evaluator,
  { state, chance }: { readonly state: unknown; readonly chance: Rng },
): number {
  game.apply(state, plan.answer);
  let passes = 0;
  let last = seat;
  for (let given = 0; given < LONGEST; given += 1) {
    const decision = game.pending(state);
    if (decision === null) break;
    if (decision.seat !== last) passes += 1;
    if (passes > PASSES) break;
    last = decision.seat;
    game.apply(state, plan.next.answer(game.window?.(state, decision.seat), chance));
  }
  return standing(game, state, seat, evaluate);
}
