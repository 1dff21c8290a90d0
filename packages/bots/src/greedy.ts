import { type Action, type AnyGame, type Observation, pick, type Rng, type Seat } from '@nightjar/kernel';
import { type Bot, type Candidate, settled, type Thinking } from './bot.ts';

/** How many deals an answer that draws chance is tried on. */
const DEALS = 4;

/** One answer ahead: takes the answer that leaves its seat best by the game's own estimate; ties are drawn. */
export const greedy: Bot = {
  name: 'greedy',
  limit: null,
  answer: (observation, rng) => settled(oneAhead(observation, rng)),
  begin: (observation, rng) => oneAhead(observation, rng),
};

/** One iteration per answer: its value one ahead. */
export function oneAhead(observation: Observation, rng: Rng): Thinking {
  const { game, seat, legal } = observation;
  let imagined: unknown = null;
  const state = (): unknown => (imagined ??= observation.imagine(rng));
  const seen: Candidate[] = [];
  let sorted: { readonly seen: number; readonly candidates: readonly Candidate[] } | null = null;
  return {
    iterate() {
      const action = legal[seen.length];
      if (action === undefined || legal.length === 1) return false;
      seen.push({ action, worth: valueAfter(game, state(), action, { seat, deals: DEALS, rng }), iterations: 1 });
      return true;
    },
    candidates() {
      if (seen.length === 0) return [{ action: legal[0] as Action, worth: 0, iterations: 0 }];
      if (sorted?.seen !== seen.length) sorted = { seen: seen.length, candidates: bestFirst(seen, rng) };
      return sorted.candidates;
    },
  };
}
/** The better ones first; among the best the first is drawn. */
function bestFirst(seen: readonly Candidate[], rng: Rng): Candidate[] {
  const sorted = seen.toSorted((a, b) => b.worth - a.worth);
  const most = sorted[0]?.worth;
  const first = pick(
    seen.filter(({ worth }) => worth === most),
    rng,
  );
  return [first, ...sorted.filter((other) => other !== first)];
}

/** A seat's estimate after an answer; the mean over several deals where the answer drew chance or revealed something. */
export function valueAfter(
  game: AnyGame,
  state: unknown,
  action: Action,
  { seat, deals, rng }: { readonly seat: Seat; readonly deals: number; readonly rng: Rng },
): number {
  const after = game.copy(state);
  game.apply(after, action);
  const worth = game.estimate(after, seat);
  if (deals <= 1 || game.reveals(after) === game.reveals(state)) return worth;
  let sum = worth;
  for (let i = 1; i < deals; i += 1) {
    const dealt: unknown = game.determinize(state, seat, rng);
    game.apply(dealt, action);
    sum += game.estimate(dealt, seat);
  }
  return sum / deals;
}
