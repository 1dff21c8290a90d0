import { type Action, type AnyGame, pick, type Rng, type Seat } from '@nightjar/kernel';
import { type Bot, type Candidate, settled, type Thinking } from './bot.ts';

/** How many deals an answer that draws chance is tried on. */
const DEALS = 4;

/** One answer ahead: whatever leaves the seat standing best by the game's own estimate; ties are drawn. */
export const greedy: Bot = {
  name: 'greedy',
  blind: false,
  answer: (game, state, seat, rng) => settled(oneAhead(game, state, seat, rng)),
  begin: (game, state, seat, rng) => oneAhead(game, state, seat, rng),
};

/** Every answer looked at once, one ahead. */
function oneAhead(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Thinking {
  const legal: readonly Action[] = game.legal(state);
  const seen: Candidate[] = [];
  let sorted: { readonly iterations: number; readonly weighed: readonly Candidate[] } | null = null;
  return {
    iterate() {
      const action = legal[seen.length];
      if (action === undefined || legal.length === 1) return false;
      seen.push({ action, worth: valueAfter(game, state, action, { seat, deals: DEALS, rng }), iterations: 1 });
      return true;
    },
    candidates() {
      if (seen.length === 0) return [{ action: legal[0] as Action, worth: game.estimate(state, seat), iterations: 0 }];
      if (sorted?.iterations !== seen.length) sorted = { iterations: seen.length, weighed: bestFirst(seen, rng) };
      return sorted.weighed;
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

/** How a seat stands after an answer. Where the answer drew chance or showed something, the mean over several deals. */
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
