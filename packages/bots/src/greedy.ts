import { type Action, type AnyGame, pick, type Rng, type Seat } from '@nightjar/kernel';
import type { Bot } from './bot.ts';

/** How many deals an answer that draws chance is tried on. */
const DEALS = 4;

/** One answer ahead: whatever leaves the seat standing best by the game's own estimate; ties are drawn. */
export const greedy: Bot = {
  name: 'greedy',
  blind: false,
  answer(game, state, seat, rng) {
    const legal: readonly Action[] = game.legal(state);
    if (legal.length === 1) return legal[0] as Action;
    let best: Action[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const worth = outlook(game, state, action, { seat, deals: DEALS, rng });
      if (worth > most) {
        most = worth;
        best = [];
      }
      if (worth === most) best.push(action);
    }
    return pick(best, rng);
  },
};

/** How a seat stands after an answer. Where the answer drew chance or showed something, the mean over several deals. */
export function outlook(
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
