import { history } from '@nightjar/wire';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { type App, about, sessionOf } from './route.ts';

/** Where the page before ended: its last match and when that was over. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,64}$/, 'is no cursor')
  .transform((text) => ({ at: Number(text.slice(0, text.indexOf('.'))), match: text.slice(text.indexOf('.') + 1) }));

export function historyRoutes(app: App, { fame }: Services): void {
  app.get(
    '/api/history',
    {
      schema: {
        ...about('fame', 'My finished matches, the latest first. `next` is what to ask for the page after.'),
        querystring: z.strictObject({ before: cursor.optional() }),
        response: { 200: history },
      },
    },
    async (request) => {
      const matches = await fame.history(sessionOf(request).person.id, request.query.before ?? null);
      const last = matches.at(-1);
      return { matches, next: last === undefined ? null : `${last.endedAt}.${last.match}` };
    },
  );
}
