import { id } from '@nightjar/wire';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { Channel } from '../stream/channel.ts';
import { MOST_TABLES, readCursor } from '../stream/cursor.ts';
import { type App, about, sessionOf } from './route.ts';

const tables = z
  .string()
  .max(8000)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(id).max(MOST_TABLES));

export function streamRoutes(app: App, { hub, groups }: Services): void {
  app.get(
    '/api/stream',
    {
      config: { isStream: true },
      // A HEAD request for a stream would stay open and send nothing.
      exposeHeadRoute: false,
      schema: {
        ...about('stream', 'Server-Sent Events for all my tables, and those named to watch. Last-Event-ID resumes.'),
        querystring: z.strictObject({ tables: tables.optional() }),
      },
    },
    async (request, reply) => {
      const { person, hash } = sessionOf(request);
      const lastId = request.headers['last-event-id'];
      const wanted = {
        person: person.id,
        session: hash,
        group: groups.of(person.id),
        watching: request.query.tables ?? [],
        cursor: readCursor(typeof lastId === 'string' ? lastId : undefined),
      };
      await hub.open(wanted, (ended) => {
        void reply.hijack();
        request.raw.socket.setNoDelay(true);
        return new Channel(reply.raw, reply.getHeaders() as Record<string, string>, ended);
      });
      return reply;
    },
  );
}
