import { type AnyGame, type Checked, good, type Json, Observation, type Seat } from '@nightjar/kernel';
import { begun, best, chanceOf } from './bot.ts';
import type { LimitBound } from './limit.ts';
import { readBot } from './spec.ts';

/** A question put to a bot by its name: all that leaves the table. */
export interface BotQuestion {
  /** What the seat sees. */
  readonly view: Json;
  readonly seat: Seat;
  readonly bot: string;
  /** Another one for every question. */
  readonly seed: string;
}

/** A bot's search for the text of an answer. */
export interface Thought {
  /** One iteration more; false, and none, once the limit is reached. */
  iterate(): boolean;
  /** The answer to give if there is no more time. */
  text(): string;
}

/**
 * How a server's worker, a browser's worker and the line protocol let a bot think. The same view, bot and seed give the same
 * answer in all of them, where the limit is in iterations.
 */
export function think(
  game: AnyGame,
  { view, seat, bot: name, seed }: BotQuestion,
  bound?: LimitBound,
): Checked<Thought> {
  const bot = readBot(name, game, bound);
  if (!bot.ok) return bot;
  const observation = Observation.seen(game, view, seat);
  if (!observation.ok) return observation;
  const thinking = begun(bot.value, observation.value, chanceOf(bot.value, seed));
  return good({ iterate: () => thinking.iterate(), text: () => observation.value.write(best(thinking)) });
}
