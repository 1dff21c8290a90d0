import { Readable } from 'node:stream';
import { done, everything as everythingSchema, farewell, guestWish, type Me, me, meWish } from '@nightjar/wire';
import type { Config } from '../config.ts';
import { everythingOf } from '../people/export.ts';
import { removePerson } from '../people/leaving.ts';
import type { Person } from '../people/person.ts';
import type { Services } from '../services.ts';
import { Trouble } from '../trouble.ts';
import { giveCookie, takeCookie } from './cookie.ts';
import { type App, about, deviceOf, sessionOf } from './route.ts';

const shown = (person: Person): Me => ({ ...person });

export function meRoutes(app: App, { people, hub, context, log }: Services, { origin }: Config): void {
  /** The people whose exports are under way. */
  const exporting = new Set<string>();

  app.post(
    '/api/guest',
    {
      config: { limit: 'guest' },
      schema: {
        ...about('me', 'A guest and a session, without any form. A client with a session keeps it.'),
        body: guestWish.nullish(),
        response: { 200: me },
      },
    },
    async (request, reply) => {
      if (request.session !== null) return shown(request.session.person);
      const { name, language = 'en' } = request.body ?? {};
      const { person, token } = await people.guest({ name, language, device: deviceOf(request) });
      giveCookie(request, reply, token, origin);
      return shown(person);
    },
  );

  app.get('/api/me', { schema: { ...about('me', 'Who I am.'), response: { 200: me } } }, (request) =>
    shown(sessionOf(request).person),
  );

  app.patch(
    '/api/me',
    {
      schema: {
        ...about('me', 'Changes my name or settings.'),
        body: meWish,
        response: { 200: me },
      },
    },
    async (request) => {
      const { name, settings: wished } = request.body;
      return shown(await people.change(sessionOf(request).person, { name, settings: wished as never }));
    },
  );

  app.delete(
    '/api/me',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('me', 'Deletes me. Seats become bots or nameless; matches of others go on.'),
        body: farewell.nullish(),
        response: { 200: done },
      },
    },
    async (request, reply) => {
      const { person } = sessionOf(request);
      await people.prove(person, request.body?.password);
      const signOut = async (): Promise<void> => {
        await people.sessions.closeAll(person.id);
        hub.dropPerson(person.id, 'signed-out');
      };
      // First of all, so that the person begins nothing new meanwhile.
      await signOut();
      try {
        await removePerson(context, person.id);
      } catch (error) {
        // A guest has no other way to sign in and retry the deletion.
        giveCookie(request, reply, await people.sessions.open(person.id, deviceOf(request)), origin);
        throw error;
      }
      // An account may have signed in again elsewhere.
      await signOut();
      takeCookie(request, reply, origin);
      return { ok: true as const };
    },
  );

  app.get(
    '/api/me/export',
    {
      config: { limit: 'heavy' },
      // A HEAD request would cost as much.
      exposeHeadRoute: false,
      schema: {
        ...about('me', 'Everything kept about me, records of finished matches included. One at a time.'),
        response: { 200: everythingSchema },
      },
    },
    async (request, reply) => {
      const { person } = sessionOf(request);
      if (exporting.has(person.id))
        throw new Trouble(429, 'export-under-way', 'your last export is still under way', { retryAfter: 1 });
      const everything = Readable.from(everythingOf(context, person));
      // The connection is closed: bytes that were sent cannot be taken back.
      everything.once('error', (error) => log.error({ err: error }, 'an export failed'));
      exporting.add(person.id);
      everything.once('close', () => exporting.delete(person.id));
      return reply
        .header('content-disposition', 'attachment; filename="nightjar-export.json"')
        .type('application/json; charset=utf-8')
        .send(everything as never);
    },
  );
}
