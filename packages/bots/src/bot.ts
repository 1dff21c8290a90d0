import { type Action, type AnyGame, type Rng, rngFrom, type Seat } from '@nightjar/kernel';

/** Somebody who answers for a seat, knowing no more than the seat does. */
export interface Bot {
  /** As `readBot` reads it. */
  readonly name: string;
  /** True for a bot that looks at nothing its seat may not know: it may be shown the true state as it is. */
  readonly blind: boolean;
  /** One of the legal answers. The state is a re-dealt one and may be changed. All chance comes from `rng`. */
  answer(game: AnyGame, state: unknown, seat: Seat, rng: Rng): Action;
}

/** A bot that takes a seat: it is shown true states, and what the seat cannot see is re-dealt before the bot looks. */
export interface SeatedBot {
  readonly name: string;
  /** Equal seeds and equal views give equal answers; use another seed for every question. */
  answer(game: AnyGame, state: unknown, seat: Seat, seed: string): Action;
}

/** NOC-26.15: chance is keyed by the seed alone and the state is re-dealt, so nothing hidden has a say. */
export const seated = (bot: Bot): SeatedBot => ({
  name: bot.name,
  answer(game, state, seat, seed) {
    const rng = rngFrom(`${bot.name} ${seed}`);
    return bot.answer(game, bot.blind ? state : game.determinize(state, seat, rng), seat, rng);
  },
});

/** What a bot answers to the open question. The seed should differ from question to question. */
export function botAnswer(game: AnyGame, state: unknown, bot: Bot, seed: string): Action {
  const decision = game.pending(state);
  if (decision === null) throw new Error('nobody is asked: the game is over');
  return seated(bot).answer(game, state, decision.seat, seed);
}
