import { chatLine, chat as chatSchema, chatWish } from '@nightjar/wire';
import type { Services } from '../services.ts';
import { type App, about, matchParams, sessionOf } from './route.ts';

export function chatRoutes(app: App, { chat }: Services): void {
  app.get(
    '/api/matches/:id/chat',
    {
      schema: {
        ...about('chat', 'The last messages at a match that I may read.'),
        params: matchParams,
        response: { 200: chatSchema },
      },
    },
    async (request) => ({ messages: await chat.heard(request.params.id, request.session?.person.id ?? null) }),
  );

  app.post(
    '/api/matches/:id/chat',
    {
      schema: {
        ...about('chat', 'Sends a message: to my table, or to the other spectators.'),
        params: matchParams,
        body: chatWish,
        response: { 200: chatLine },
      },
    },
    (request) => chat.say(request.params.id, sessionOf(request).person, request.body.text),
  );
}
