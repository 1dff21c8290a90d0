import type { AnyGame, Observation, Rng } from '@nightjar/kernel';
import { type Bot, settled, type Thinking } from './bot.ts';
import { limitText, type SearchLimit } from './limit.ts';
import { type Net, netOf, worthOf } from './net.ts';
import { planSearch } from './plan.ts';
import { byEstimate, type Evaluator, treeSearch } from './search.ts';

/** Evaluates by a net. */
export const netEvaluator =
  (net: Net) =>
  (game: AnyGame): Evaluator => {
    if (game.features === undefined) throw new Error(`${game.name} has no features`);
    return (state, seat) => worthOf(net, game.features?.(state, seat) ?? []);
  };

/** The strongest bot for any game: it evaluates by the game's net, where there is one, and weighs plans where a game has some. */
export function mind(limit: SearchLimit, learnt: (game: AnyGame) => Net | null = netOf): Bot {
  const begin = (observation: Observation, rng: Rng): Thinking => {
    const { game } = observation;
    const net = learnt(game);
    const evaluate = (net === null ? byEstimate : netEvaluator(net))(game);
    if (game.plans !== undefined) return planSearch(limit, evaluate, observation, rng);
    return treeSearch(limit, null, evaluate, observation, rng);
  };
  return {
    name: `mind:${limitText(limit)}`,
    limit,
    answer: (observation, rng) => settled(begin(observation, rng)),
    begin,
  };
}
