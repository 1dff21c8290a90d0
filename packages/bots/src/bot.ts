import { type Action, type AnyGame, type Rng, rngFrom, type Seat } from '@nightjar/kernel';

/** An answer that was looked at. */
export interface Candidate {
  readonly action: Action;
  /** How many points ahead of its best rival it is expected to leave the seat. */
  readonly worth: number;
  /** How often it was looked at: the more often, the surer its worth. */
  readonly iterations: number;
}

/** A question that is being thought about. It can be left at any time; the longer it lasts, the better its answer. */
export interface Thinking {
  /** Looks once more; false once it has looked often enough, without another look. */
  iterate(): boolean;
  /** What was looked at so far, the answer to give first. Never empty. */
  candidates(): readonly Candidate[];
}

/** Somebody who answers for a seat, knowing no more than the seat does. */
export interface Bot {
  /** As `readBot` reads it. */
  readonly name: string;
  /** True for a bot that iterations at nothing its seat may not know: it may be shown the true state as it is. */
  readonly blind: boolean;
  /** One of the legal answers. The state is a re-dealt one and may be changed. All chance comes from `rng`. */
  answer(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Action;
  /** The same, look by look; there in bots that weigh answers against each other. */
  begin?(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Thinking;
}

/** A bot that takes a seat: it is shown true states, and what the seat cannot see is re-dealt before the bot iterations. */
export interface SeatedBot {
  readonly name: string;
  /** Equal seeds and equal views give equal answers; use another seed for every question. */
  answer(game: AnyGame, state: unknown, seat: Seat, seed: string): Action;
  /** The same, look by look. */
  begin(game: AnyGame, state: unknown, seat: Seat, seed: string): Thinking;
}

/** NOC-26.15: chance is keyed by the seed alone and the state is re-dealt, so nothing hidden has a say. */
export function seated(bot: Bot): SeatedBot {
  const seen = (game: AnyGame, state: unknown, seat: Seat, rng: Rng): unknown =>
    bot.blind ? state : game.determinize(state, seat, rng);
  return {
    name: bot.name,
    answer(game, state, seat, seed) {
      const rng = rngFrom(`${bot.name} ${seed}`);
      return bot.answer(game, seen(game, state, seat, rng), seat, rng);
    },
    begin(game, state, seat, seed) {
      const rng = rngFrom(`${bot.name} ${seed}`);
      return begun(bot, game, seen(game, state, seat, rng), seat, rng);
    },
  };
}

/** What a bot answers to the open question. The seed should differ from question to question. */
export function botAnswer(game: AnyGame, state: unknown, bot: Bot, seed: string): Action {
  const decision = game.pending(state);
  if (decision === null) throw new Error('nobody is asked: the game is over');
  return seated(bot).answer(game, state, decision.seat, seed);
}

/** Thinks to the end. */
export function settled(thinking: Thinking): Action {
  while (thinking.iterate());
  return best(thinking);
}

/** The answer to give if there is no more time to think. */
export const best = (thinking: Thinking): Action => (thinking.candidates()[0] as Candidate).action;

/** A bot that weighs nothing has one thought, its answer. */
function begun(bot: Bot, game: AnyGame, state: unknown, seat: Seat, rng: Rng): Thinking {
  if (bot.begin !== undefined) return bot.begin(game, state, seat, rng);
  const only = { action: bot.answer(game, state, seat, rng), worth: 0, iterations: 1 };
  return { iterate: () => false, candidates: () => [only] };
}
