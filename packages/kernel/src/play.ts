import type { Action, AnyGame, Game, GameEvent, Refusal, Seat, Tell } from './game.ts';
import { MOST_ANSWERS } from './record.ts';

/** The legal action that a seat's text stands for, or why it stands for none. */
export function understood<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  seat: Seat,
  text: string,
): Action | Refusal {
  const decision = game.pending(state);
  if (decision === null) return { rule: '', reason: 'game-over', with: {} };
  if (decision.seat !== seat) return { rule: decision.rule, reason: 'not-asked', with: { seat: decision.seat } };
  const action = asWritten(game, state, text) ?? game.read(state, text);
  return action ?? game.refuse(state, seat, text) ?? { rule: decision.rule, reason: 'unreadable', with: {} };
}

/** Most texts are spelled as answers are written; what else a text may look like is for the game to read. */
function asWritten(game: AnyGame, state: unknown, text: string): Action | null {
  for (const action of game.legal(state)) if (game.write(state, action) === text) return action;
  return null;
}

/** Answers for a seat by text, checked: null if it was applied, otherwise why not, and nothing has changed. */
export function play<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  seat: Seat,
  text: string,
  tell?: Tell<E>,
): Refusal | null {
  const action = understood(game, state, seat, text);
  if (typeof action !== 'number') return action;
  game.apply(state, action, tell);
  return null;
}

/** How far a game was played. */
export interface PlayedOut {
  readonly answers: number;
  /** It was not over after the most answers it was given. */
  readonly truncated: boolean;
}

/** Plays on with the given way of choosing until the game is over, or for so many answers: as many as a record holds unless told. */
export function playOut<S>(
  game: AnyGame,
  state: S,
  choose: (state: S) => number,
  most: number = MOST_ANSWERS,
): PlayedOut {
  for (let answers = 0; ; answers += 1) {
    if (game.pending(state) === null) return { answers, truncated: false };
    if (answers === most) return { answers, truncated: true };
    game.apply(state, choose(state));
  }
}
