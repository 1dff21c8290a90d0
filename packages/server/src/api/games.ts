import { z } from 'zod';
import type { Services } from '../services.ts';
import { PACES } from './pace.ts';
import { type App, about } from './route.ts';

/** Bots as people choose them; any that `readBot` reads will do. */
const BOTS = [
  { grade: 'easy', bot: 'random' },
  { grade: 'normal', bot: 'greedy' },
  { grade: 'hard', bot: 'search:300ms' },
] as const;

export function gamesRoutes(app: App, { games }: Services): void {
  app.get(
    '/api/games',
    {
      schema: {
        ...about('games', 'Games with their modes and options, bots and clocks.'),
        querystring: z.strictObject({}),
      },
    },
    () => ({
      games: games.map(({ name, rules, seats, modes, choices, edition }) => ({
        name,
        rules,
        seats,
        modes,
        choices,
        edition,
      })),
      bots: BOTS,
      paces: PACES,
    }),
  );
}
