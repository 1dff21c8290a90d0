import { daily as dailySaid, dailyWish, facts } from '@nightjar/wire';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { factsFor } from './matches.ts';
import { type App, about, sessionOf } from './route.ts';

const params = z.strictObject({ game: z.string().max(40) });

export function dailyRoutes(app: App, { daily, hub }: Services): void {
  app.get(
    '/api/daily/:game',
    {
      schema: {
        ...about('daily', 'The deal of the day, its results, and those of yesterday.'),
        params,
        response: { 200: dailySaid },
      },
    },
    (request) => daily.today(request.params.game, request.session?.person.id ?? null),
  );

  app.post(
    '/api/daily/:game',
    {
      config: { limit: 'create' },
      schema: {
        ...about('daily', 'Starts the deal of the day: the one try that counts, or practice after it.'),
        params,
        body: dailyWish,
        response: { 200: facts },
      },
    },
    async (request) => {
      const { id, name } = sessionOf(request).person;
      const opened = await daily.sitDown(request.params.game, { person: id, name }, request.body);
      hub.seated(id, opened.row.id);
      return factsFor(opened, id);
    },
  );
}
