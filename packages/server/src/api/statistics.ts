import { z } from 'zod';
import type { Services } from '../services.ts';
import { type App, about, sessionOf } from './route.ts';

const statistics = z.strictObject({
  game: z.string(),
  matches: z.number(),
  wins: z.number(),
  bestScore: z.number(),
  averageScore: z.number(),
  places: z.array(z.number()),
});

export function statisticsRoutes(app: App, { fame }: Services): void {
  app.get(
    '/api/statistics',
    {
      schema: {
        ...about('fame', 'How I did, game by game.'),
        response: { 200: z.strictObject({ games: z.array(statistics) }) },
      },
    },
    async (request) => ({
      games: (await fame.statistics(sessionOf(request).person.id)) as z.infer<typeof statistics>[],
    }),
  );
}
