import { type Action, type JsonObject, pick, rngFrom } from '@nightjar/kernel';
import { noctiluca, type State, type View } from '@nightjar/noctiluca';
import type { Seen } from '../part.ts';

/** A question met in some game: the state is a copy to be used freely. */
export interface Met {
  readonly state: State;
  readonly seat: number;
  readonly question: string;
}

/** Questions of one random game with every number of people: all of them, or one of so many. */
export function* questionsMet(seed: string, oneOf = 1): Generator<Met> {
  let met = 0;
  for (const players of noctiluca.seats) {
    const read = noctiluca.options({ players, firstPlayer: 'chosen' });
    if (!read.ok) throw new Error(read.fault.what);
    const state = noctiluca.setup(read.value, `${seed} ${players}`);
    const rng = rngFrom(`${seed} ${players}`);
    for (let decision = noctiluca.pending(state); decision !== null; decision = noctiluca.pending(state)) {
      met += 1;
      if (met % oneOf === 0) yield { state: noctiluca.copy(state), seat: decision.seat, question: decision.question };
      noctiluca.apply(state, pick<Action>(noctiluca.legal(state), rng));
    }
    yield { state, seat: 0, question: 'over' };
  }
}

/** The events an answer causes; the state moves on. */
export function give(state: State, text: string): JsonObject[] {
  const events: JsonObject[] = [];
  const action = noctiluca.read(state, text);
  if (action === null) throw new Error(`${text} is no answer`);
  noctiluca.apply(state, action, (event) => events.push(event));
  return events;
}

/** The texts of the legal answers. */
export const answersTo = (state: State): string[] =>
  noctiluca.legal(state).map((action) => noctiluca.write(state, action));

/** What a seat sees, as it comes from a server. */
export const seenBy = (state: State, seat: number): Seen => ({
  table: JSON.parse(JSON.stringify(noctiluca.view(state, seat))) as View,
  eyes: seat,
});

/** A table as it is just before the first dive of a game of so many, as the first seat sees it. */
export function firstDive(players: number): Seen {
  for (const { state, seat, question } of questionsMet('first dive')) {
    if (question === 'shore' && state.options.players === players) return seenBy(state, seat);
  }
  throw new Error('nobody dives');
}
