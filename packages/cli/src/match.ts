import { type Bot, botAnswer } from '@nightjar/bots';
import {
  type Action,
  type AnyGame,
  editionIn,
  type GameRecord,
  type JsonObject,
  type OpenRecord,
  type RecordedAnswer,
  type Result,
  rngFrom,
  seal,
} from '@nightjar/kernel';

/** A whole game between bots. Blind ones share one stream of chance; the others get one for each question. */
export function playBots(
  game: AnyGame,
  options: JsonObject,
  seed: string,
  bots: readonly Bot[],
): { readonly actions: readonly Action[]; readonly scores: readonly number[] } {
  const state: unknown = game.setup(options, seed);
  const chance = rngFrom(`bots ${seed}`);
  const actions: Action[] = [];
  for (;;) {
    const decision = game.pending(state);
    if (decision === null) break;
    const bot = bots[decision.seat] as Bot;
    const action = bot.blind
      ? bot.answer(game, state, decision.seat, chance)
      : botAnswer(game, state, bot, `${seed} ${actions.length}`);
    game.apply(state, action);
    actions.push(action);
  }
  return { actions, scores: (game.result(state) as Result).scores };
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
