import { type Action, type Game, type GameEvent, type Json, type JsonObject, pick, rngFrom } from '@nightjar/kernel';

/** A question met in some game: the state is a copy to be used freely. */
export interface Met<S> {
  readonly state: S;
  readonly seat: number;
  readonly question: string;
}

/** What tests of a board ask of its game. `tables` are the options of the games that are played, by name. */
export function gamesOf<S, O, E extends GameEvent, V extends Json>(
  game: Game<S, O, E, V>,
  tables: readonly (readonly [name: string, options: JsonObject])[],
) {
  /** Questions of one random game at every table: all of them, or one of so many. */
  function* questionsMet(seed: string, oneOf = 1): Generator<Met<S>> {
    let met = 0;
    for (const [name, options] of tables) {
      const read = game.options(options);
      if (!read.ok) throw new Error(`${name}: ${read.fault.what}`);
      const state = game.setup(read.value, `${seed} ${name}`);
      const rng = rngFrom(`${seed} ${name}`);
      for (let decision = game.pending(state); decision !== null; decision = game.pending(state)) {
        met += 1;
        if (met % oneOf === 0) yield { state: game.copy(state), seat: decision.seat, question: decision.question };
        game.apply(state, pick<Action>(game.legal(state), rng));
      }
      yield { state, seat: 0, question: 'over' };
    }
  }

  /** The events an answer causes; the state moves on. */
  function give(state: S, text: string): E[] {
    const events: E[] = [];
    const action = game.read(state, text);
    if (action === null) throw new Error(`${text} is no answer`);
    game.apply(state, action, (event) => events.push(event));
    return events;
  }

  /** The texts of the legal answers. */
  const answersTo = (state: S): string[] => game.legal(state).map((action) => game.write(state, action));

  return { questionsMet, give, answersTo };
}
