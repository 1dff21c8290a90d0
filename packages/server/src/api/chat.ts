import { z } from 'zod';
import { AUDIENCES } from '../chat/chat.ts';
import type { Services } from '../services.ts';
import { type App, about, matchParams, sessionOf } from './route.ts';

const message = z
  .strictObject({
    id: z.string(),
    match: z.string(),
    person: z.string(),
    name: z.string(),
    text: z.string(),
    at: z.number(),
    audience: z.enum(AUDIENCES),
  })
  .meta({ id: 'Message' });

export function chatRoutes(app: App, { chat }: Services): void {
  app.get(
    '/api/matches/:id/chat',
    {
      schema: {
        ...about('chat', 'What was said at a match, as far as I may hear it.'),
        params: matchParams,
        response: { 200: z.strictObject({ messages: z.array(message) }) },
      },
    },
    async (request) => ({ messages: await chat.heard(request.params.id, request.session?.person.id ?? null) }),
  );

  app.post(
    '/api/matches/:id/chat',
    {
      schema: {
        ...about('chat', 'Says something: to the table where I sit, otherwise to the other spectators.'),
        params: matchParams,
        body: z.strictObject({ text: z.string().max(4000) }),
        response: { 200: message },
      },
    },
    (request) => chat.say(request.params.id, sessionOf(request).person, request.body.text),
  );
}
