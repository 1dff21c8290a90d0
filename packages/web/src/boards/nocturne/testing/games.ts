import { type Action, type JsonObject, pick, rngFrom } from '@nightjar/kernel';
import { nocturne, type State } from '@nightjar/nocturne';

/** A question met in some game: the state is a copy to be used freely. */
export interface Met {
  readonly state: State;
  readonly seat: number;
  readonly question: string;
  readonly mode: string;
}

/** One scenario stands for all: they differ in goals alone. */
const MODES = nocturne.modes.filter(({ id }) => !id.startsWith('scenario') || id === 'scenario-7');

/** Questions of one random game in every mode and with every number of people: all of them, or one of so many. */
export function* questionsMet(seed: string, oneOf = 1): Generator<Met> {
  let met = 0;
  for (const { id: mode, seats, options } of MODES) {
    for (const players of seats) {
      const read = nocturne.options({ ...options, players, achievementMarking: 'one', firstPlayer: 'chosen' });
      if (!read.ok) throw new Error(`${mode} ${players}: ${read.fault.what}`);
      const state = nocturne.setup(read.value, `${seed} ${mode} ${players}`);
      const rng = rngFrom(`${seed} ${mode} ${players}`);
      for (let decision = nocturne.pending(state); decision !== null; decision = nocturne.pending(state)) {
        met += 1;
        if (met % oneOf === 0) {
          yield { state: nocturne.copy(state), seat: decision.seat, question: decision.question, mode };
        }
        nocturne.apply(state, pick<Action>(nocturne.legal(state), rng));
      }
      yield { state, seat: 0, question: 'over', mode };
    }
  }
}

/** The events an answer causes; the state moves on. */
export function give(state: State, text: string): JsonObject[] {
  const events: JsonObject[] = [];
  const action = nocturne.read(state, text);
  if (action === null) throw new Error(`${text} is no answer`);
  nocturne.apply(state, action, (event) => events.push(event));
  return events;
}

/** The texts of the legal answers. */
export const answersTo = (state: State): string[] =>
  nocturne.legal(state).map((action) => nocturne.write(state, action));
