import type { AnyGame, Rng, Seat } from '@nightjar/kernel';
import { type Bot, settled, type Thinking } from './bot.ts';
import { type Net, netOf, worthOf } from './net.ts';
import { planning } from './plan.ts';
import { amountOf, estimated, type Judge, type SearchLimit, walking } from './search.ts';

/** What a net has learnt about a game. */
export const judgedBy =
  (net: Net) =>
  (game: AnyGame): Judge => {
    if (game.features === undefined) throw new Error(`${game.name} has no features`);
    return (state, seat) => worthOf(net, game.features?.(state, seat) ?? []);
  };

/** The strongest player there is for any game: it goes by what was learnt, where something was, and weighs plans where a game has some. */
export function mind(limit: SearchLimit, learnt: (game: AnyGame) => Net | null = netOf): Bot {
  const begin = (game: AnyGame, state: unknown, seat: Seat, rng: Rng): Thinking => {
    const net = learnt(game);
    const judging = net === null ? estimated : judgedBy(net);
    if (game.plans !== undefined) return planning(limit, judging(game), { game, state, seat, rng });
    return walking(limit, null, judging(game), { game, state, seat, rng });
  };
  return {
    name: `mind:${amountOf(limit)}`,
    blind: false,
    answer: (game, state, seat, rng) => settled(begin(game, state, seat, rng)),
    begin,
  };
}
