import { type Action, type AnyGame, copyRng, type Plan, type Rng, type Seat } from '@nightjar/kernel';
import { type Judge, outcome, type SearchLimit } from './search.ts';

/** Plans that look best are followed further; so many of them. */
const WIDTH = 6;
/** A plan is followed until the question has passed from seat to seat this often, but never longer than so many answers. */
const PASSES = 4;
const LONGEST = 400;
/** The first look counts as much as so many games. */
const FIRST_LOOK = 4;

/** A plan being weighed: what came of it on the deals it was tried on, its first look included. */
interface Weighed {
  readonly plan: Plan<unknown>;
  sum: number;
  tried: number;
}

const worth = ({ sum, tried }: Weighed): number => sum / tried;
const best = (left: readonly Weighed[]): Weighed =>
  left.reduce((one, other) => (worth(other) > worth(one) ? other : one));

/** How plans look one answer ahead. */
export function firstLook(game: AnyGame, state: unknown, seat: Seat, judge: Judge): readonly number[] {
  return plansOf(game, state, seat).map(({ answer }) => {
    const after: unknown = game.copy(state);
    game.apply(after, answer);
    return standing(game, after, seat, judge);
  });
}

export const plansOf = (game: AnyGame, state: unknown, seat: Seat): readonly Plan<unknown>[] =>
  game.plans?.(state, seat) ?? [];

function standing(game: AnyGame, state: unknown, seat: Seat, judge: Judge): number {
  const result = game.result(state);
  return result === null ? judge(state, seat) : outcome(game, state, result.places, seat);
}

/**
 * Weighs whole plans where turns are too long for a tree: each is followed for some turns on the same deals, against
 * rivals who play as usual, and judged then. After every stage the worse half goes.
 */
export function planned(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { rng, limit, judge }: { readonly rng: Rng; readonly limit: SearchLimit; readonly judge: Judge },
): Action {
  const plans = plansOf(game, state, seat);
  if (plans.length === 1) return (plans[0] as Plan<unknown>).answer;
  const looks = firstLook(game, state, seat, judge);
  let left = plans
    .map((plan, i): Weighed => ({ plan, sum: FIRST_LOOK * (looks[i] as number), tried: FIRST_LOOK }))
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, WIDTH);
  const stages = Math.ceil(Math.log2(left.length));
  const began = 'ms' in limit ? performance.now() : 0;
  for (let stage = 0; stage < stages; stage += 1) {
    const goesOn =
      'ms' in limit
        ? () => performance.now() < began + (limit.ms * (stage + 1)) / stages
        : counting(limit.iterations / stages / left.length);
    while (goesOn()) {
      const deal: unknown = game.determinize(state, seat, rng);
      const chance = copyRng(rng);
      for (const weighed of left) {
        weighed.sum += followed(game, game.copy(deal), seat, { plan: weighed.plan, judge, chance: copyRng(chance) });
        weighed.tried += 1;
      }
    }
    left = left.toSorted((one, other) => worth(other) - worth(one)).slice(0, Math.ceil(left.length / 2));
  }
  return best(left).plan.answer;
}

function counting(times: number): () => boolean {
  let done = 0;
  return () => {
    done += 1;
    return done <= times;
  };
}

/** Follows a plan for some turns; how the seat stands then. */
function followed(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  { plan, judge, chance }: { readonly plan: Plan<unknown>; readonly judge: Judge; readonly chance: Rng },
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
    game.apply(state, plan.then.answer(state, decision.seat, chance));
  }
  return standing(game, state, seat, judge);
}
