import { type Action, type AnyGame, Observation, type Player, type Rng, rngFrom } from '@nightjar/kernel';
import type { SearchLimit } from './limit.ts';

/** An answer with what a search found out about it. */
export interface Candidate {
  readonly action: Action;
  /** How many points ahead of its best rival it is expected to leave the seat. */
  readonly worth: number;
  /** How many iterations went through it: the more, the surer its worth. */
  readonly iterations: number;
}

/** A search for an answer that can be stopped after any iteration. */
export interface Thinking {
  /** One iteration more; false, and none, once the limit is reached. */
  iterate(): boolean;
  /** The candidates so far, the one to give first. Never empty. */
  candidates(): readonly Candidate[];
}

/** A player that answers at once, in this process. */
export interface Bot extends Player {
  /** As `readBot` reads it. */
  readonly name: string;
  /** How long it searches for one answer; null where it does not search. */
  readonly limit: SearchLimit | null;
  answer(observation: Observation, rng: Rng): Action;
  /** The same, iteration by iteration; in bots that weigh answers against each other. */
  begin?(observation: Observation, rng: Rng): Thinking;
}

/** A player's chance for one question: keyed by its name and the seed, and by nothing hidden (NOC-26.15). */
export const chanceOf = ({ name }: Pick<Player, 'name'>, seed: string): Rng => rngFrom(`${name} ${seed}`);

/** What a bot answers to the open question of a table. The seed should differ from question to question. */
export function botAnswer(game: AnyGame, state: unknown, bot: Bot, seed: string): Action {
  const decision = game.pending(state);
  if (decision === null) throw new Error('nobody is asked: the game is over');
  return bot.answer(new Observation(game, state, decision.seat), chanceOf(bot, seed));
}

/** Searches to the limit. */
export function settled(thinking: Thinking): Action {
  while (thinking.iterate());
  return best(thinking);
}

/** The answer to give if there is no more time. */
export const best = (thinking: Thinking): Action => (thinking.candidates()[0] as Candidate).action;

/** A bot's search for one answer; a bot that does not search has its answer at once. */
export function begun(bot: Bot, observation: Observation, rng: Rng): Thinking {
  if (bot.begin !== undefined) return bot.begin(observation, rng);
  const only = { action: bot.answer(observation, rng), worth: 0, iterations: 1 };
  return { iterate: () => false, candidates: () => [only] };
}
