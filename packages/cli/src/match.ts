import type { Bot } from '@nightjar/bots';
import {
  type Action,
  type AnyGame,
  editionIn,
  type GameRecord,
  type JsonObject,
  MOST_ANSWERS,
  Observation,
  type OpenRecord,
  type RecordedAnswer,
  type Result,
  rngFrom,
  seal,
} from '@nightjar/kernel';

interface Played {
  readonly actions: readonly Action[];
  /** Null where the game was cut off. */
  readonly scores: readonly number[] | null;
}

/** A game between bots, who share one stream of chance; cut off after the most answers. */
export function playBots(
  game: AnyGame,
  options: JsonObject,
  seed: string,
  bots: readonly Bot[],
  most: number = MOST_ANSWERS,
): Played {
  const state: unknown = game.setup(options, seed);
  const chance = rngFrom(`bots ${seed}`);
  const actions: Action[] = [];
  for (;;) {
    const decision = game.pending(state);
    if (decision === null) return { actions, scores: (game.result(state) as Result).scores };
    if (actions.length === most) return { actions, scores: null };
    const bot = bots[decision.seat] as Bot;
    const action = bot.answer(new Observation(game, state, decision.seat), chance);
    game.apply(state, action);
    actions.push(action);
  }
}

/** A record before its first answer. */
export const openRecord = (
  game: AnyGame,
  options: JsonObject,
  seed: string,
  seats: readonly string[],
): Omit<OpenRecord, 'answers' | 'locked'> => ({
  game: game.name,
  rules: game.rules,
  edition: editionIn(game, options),
  seed,
  options,
  seats,
  consents: [],
});

/** The record of a game that these answers were given in; nothing in it can be taken back any more. */
export function replayed(
  game: AnyGame,
  open: Omit<OpenRecord, 'answers' | 'locked'>,
  actions: readonly Action[],
): GameRecord {
  const state: unknown = game.setup(open.options, open.seed);
  const answers: RecordedAnswer[] = [];
  for (const action of actions) {
    const seat = game.pending(state)?.seat ?? 0;
    answers.push({ seat, text: game.write(state, action) });
    game.apply(state, action);
  }
  return seal({ ...open, answers, locked: answers.length }, game.toJson(state));
}
