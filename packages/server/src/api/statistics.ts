import { statistics } from '@nightjar/wire';
import type { Services } from '../services.ts';
import { type App, about, sessionOf } from './route.ts';

export function statisticsRoutes(app: App, { fame }: Services): void {
  app.get(
    '/api/statistics',
    {
      schema: {
        ...about('fame', 'My statistics, game by game.'),
        response: { 200: statistics },
      },
    },
    async (request) => ({ games: await fame.statistics(sessionOf(request).person.id) }),
  );
}
