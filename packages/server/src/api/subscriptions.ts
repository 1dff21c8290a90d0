import {
  confirmation,
  done,
  id,
  subscriptions as listed,
  newSubscription,
  pushKey,
  subscriptionWish,
} from '@nightjar/wire';
import { z } from 'zod';
import { isTarget } from '../notify/outgoing.ts';
import type { Services } from '../services.ts';
import { type App, about, sessionOf } from './route.ts';

/** Where a wish leads; mail is sent by a server of its own. */
const wish = subscriptionWish.superRefine((wished, context) => {
  const [field, target] =
    wished.kind === 'push' ? ['endpoint', wished.endpoint] : ['url', wished.kind === 'webhook' ? wished.url : null];
  if (target !== null && !isTarget(target))
    context.addIssue({ code: 'custom', path: [field], message: 'is no http or https address' });
});

export function subscriptionsRoutes(app: App, { subscriptions, vapid }: Services): void {
  app.get(
    '/api/push-key',
    {
      schema: {
        ...about('notices', 'The key a browser subscribes with.'),
        response: { 200: pushKey },
      },
    },
    () => ({ key: vapid.publicKey }),
  );

  app.get(
    '/api/subscriptions',
    {
      schema: {
        ...about('notices', 'How I am told that it is my move.'),
        response: { 200: listed },
      },
    },
    async (request) => ({ subscriptions: await subscriptions.list(sessionOf(request).person.id) }),
  );

  app.post(
    '/api/subscriptions',
    {
      config: { limit: 'secret' },
      schema: {
        ...about(
          'notices',
          'Another way to tell me. The secret that signs a webhook is shown this once; mail is to be confirmed.',
        ),
        body: wish,
        response: { 200: newSubscription },
      },
    },
    (request) => subscriptions.add(sessionOf(request).person.id, request.body),
  );

  app.post(
    '/api/subscriptions/:id/confirm',
    {
      config: { limit: 'secret' },
      schema: {
        ...about('notices', 'The code that was sent to my mail address.'),
        params: z.strictObject({ id }),
        body: confirmation,
        response: { 200: done },
      },
    },
    async (request) => {
      await subscriptions.confirm(sessionOf(request).person.id, request.params.id, request.body.code);
      return { ok: true as const };
    },
  );

  app.delete(
    '/api/subscriptions/:id',
    {
      schema: {
        ...about('notices', 'Not this way any more.'),
        params: z.strictObject({ id }),
        response: { 200: done },
      },
    },
    async (request) => {
      await subscriptions.remove(sessionOf(request).person.id, request.params.id);
      return { ok: true as const };
    },
  );
}
