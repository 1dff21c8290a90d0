import type { Action, AnyGame } from '@nightjar/kernel';
import type { Bot } from './bot.ts';
import { type Net, worthOf } from './net.ts';
import { netOf } from './nets.ts';
import { planned } from './plan.ts';
import { amountOf, estimated, type Judge, type SearchLimit, search } from './search.ts';

/** What a net has learnt about a game. */
export const judgedBy =
  (net: Net) =>
  (game: AnyGame): Judge => {
    const { features } = game;
    if (features === undefined) throw new Error(`${game.name} has no features`);
    return (state, seat) => worthOf(net, features(state, seat));
  };

/** The strongest player there is for any game: it goes by what was learnt, where something was, and weighs plans where a game has some. */
export const mind = (limit: SearchLimit, learnt: (game: AnyGame) => Net | null = netOf): Bot => ({
  name: `mind:${amountOf(limit)}`,
  blind: false,
  answer(game, state, seat, rng) {
    const legal: readonly Action[] = game.legal(state);
    if (legal.length === 1) return legal[0] as Action;
    const net = learnt(game);
    const judging = net === null ? estimated : judgedBy(net);
    if (game.plans !== undefined) return planned(game, state, seat, { rng, limit, judge: judging(game) });
    return search(limit, undefined, judging).answer(game, state, seat, rng);
  },
});
