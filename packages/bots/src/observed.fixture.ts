import { type AnyGame, good, Observation, type Seat } from '@nightjar/kernel';

/** What a seat observes of a test game; in a game without views everything is known. */
export function observed(game: AnyGame, state: unknown = game.setup({}, ''), seat: Seat = 0): Observation {
  const known: Partial<AnyGame> = { view: (at) => at, imagine: (view) => good(game.copy(view)) };
  return new Observation({ ...known, ...game }, state, seat);
}
