import { done, id, mutes, muteWish } from '@nightjar/wire';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { type App, about, sessionOf } from './route.ts';

export function mutesRoutes(app: App, { moderation }: Services): void {
  app.get(
    '/api/mutes',
    {
      schema: {
        ...about('chat', 'The people I have muted.'),
        response: { 200: mutes },
      },
    },
    async (request) => ({ muted: await moderation.mutedBy(sessionOf(request).person.id) }),
  );

  app.post(
    '/api/mutes',
    {
      schema: {
        ...about('chat', 'Mutes a person.'),
        body: muteWish,
        response: { 200: done },
      },
    },
    async (request) => {
      await moderation.mute(sessionOf(request).person.id, request.body.person);
      return { ok: true as const };
    },
  );

  app.delete(
    '/api/mutes/:person',
    {
      schema: {
        ...about('chat', 'Unmutes a person.'),
        params: z.strictObject({ person: id }),
        response: { 200: done },
      },
    },
    async (request) => {
      await moderation.unmute(sessionOf(request).person.id, request.params.person);
      return { ok: true as const };
    },
  );
}
