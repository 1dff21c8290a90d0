import type { AnyGame, Game, GameEvent, Refusal, Seat, Tell } from './game.ts';

/** Answers for a seat by text, checked: null if it was applied, otherwise why not, and nothing has changed. */
export function play<S, O, E extends GameEvent>(
  game: Game<S, O, E>,
  state: S,
  seat: Seat,
  text: string,
  tell?: Tell<E>,
): Refusal | null {
  const decision = game.pending(state);
  if (decision === null) return { rule: '', reason: 'game-over', with: {} };
  if (decision.seat !== seat) return { rule: decision.rule, reason: 'not-asked', with: { seat: decision.seat } };
  const action = game.read(state, text);
  if (action === null) {
    return game.refuse(state, seat, text) ?? { rule: decision.rule, reason: 'unreadable', with: {} };
  }
  game.apply(state, action, tell);
  return null;
}

/** Plays on with the given way of choosing until the game is over; the number of answers given. */
export function playOut<S>(game: AnyGame, state: S, choose: (state: S) => number): number {
  let answers = 0;
  while (game.pending(state) !== null) {
    game.apply(state, choose(state));
    answers += 1;
  }
  return answers;
}
