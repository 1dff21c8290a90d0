import { noctiluca, type State, type View } from '@nightjar/noctiluca';
import { gamesOf } from '../../../kit/testing/games.ts';
import type { Looking } from '../part.ts';

/** Every number of people. */
const TABLES = noctiluca.seats.map((players) => [`${players}`, { players, firstPlayer: 'chosen' }] as const);

export const { questionsMet, give, answersTo } = gamesOf(noctiluca, TABLES);

/** What a seat sees, as it comes from a server. */
export const seenBy = (state: State, seat: number): Looking => ({
  table: JSON.parse(JSON.stringify(noctiluca.view(state, seat))) as View,
  eyes: seat,
});

/** A table as it is just before the first dive of a game of so many, as the first seat sees it. */
export function firstDive(players: number): Looking {
  for (const { state, seat, question } of questionsMet('first dive')) {
    if (question === 'shore' && state.options.players === players) return seenBy(state, seat);
  }
  throw new Error('nobody dives');
}
