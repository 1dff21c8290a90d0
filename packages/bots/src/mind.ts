import type { AnyGame, Rng, Seat } from '@nightjar/kernel';
import { type Bot, settled, type Thinking } from './bot.ts';
import { type Net, netOf, worthOf } from './net.ts';
import { planSearch } from './plan.ts';
import { amountOf, byEstimate, type Evaluator, type SearchLimit, treeSearch } from './search.ts';

/** What a net has learnt about a game. */
export const netEvaluator =
  (net: Net) =>
  (game: AnyGame): Evaluator => {
    if (game.features === undefined) throw new Error(`${game.name} has no features`);
    return (state, seat) => worthOf(net, game.features?.(state, seat) ?? []);
  };

/** The strongest player there is for any game: it goes by what was learnt, where something was, and weighs plans where a game has some. */
export function mind(limit: SearchLimit, learnt: (game: AnyGame) => Net | null = netOf): Bot {
  const begin = (game: AnyGame, state: unknown, seat: Seat, rng: Rng): Thinking => {
    const net = learnt(game);
    const evaluatorOf = net === null ? byEstimate : netEvaluator(net);
    if (game.plans !== undefined) return planSearch(limit, evaluatorOf(game), { game, state, seat, rng });
    return treeSearch(limit, null, evaluatorOf(game), { game, state, seat, rng });
  };
  return {
    name: `mind:${amountOf(limit)}`,
    blind: false,
    answer: (game, state, seat, rng) => settled(begin(game, state, seat, rng)),
    begin,
  };
}
