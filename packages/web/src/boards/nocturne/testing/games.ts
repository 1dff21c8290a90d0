import { nocturne } from '@nightjar/nocturne';
import { gamesOf } from '../../../kit/testing/games.ts';

/** One scenario stands for all: they differ in goals alone. */
const MODES = nocturne.modes.filter(({ id }) => !id.startsWith('scenario') || id === 'scenario-7');

/** Every mode with every number of people. */
const TABLES = MODES.flatMap(({ id, seats, options }) =>
  seats.map(
    (players) =>
      [`${id} ${players}`, { ...options, players, achievementMarking: 'one', firstPlayer: 'chosen' }] as const,
  ),
);

export const { questionsMet, give, answersTo } = gamesOf(nocturne, TABLES);
