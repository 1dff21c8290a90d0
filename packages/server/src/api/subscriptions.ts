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
import { faultOf } from '../notify/channels.ts';
import type { Services } from '../services.ts';
import { type App, about, sessionOf } from './route.ts';

/** Each kind of channel checks its own: a push endpoint or a webhook must be an address that the server may call. */
const wish = subscriptionWish.superRefine((wished, context) => {
  const fault = faultOf(wished.kind, wished);
  if (fault !== null) context.addIssue({ code: 'custom', ...fault });
});

export function subscriptionsRoutes(app: App, { subscriptions, vapid }: Services): void {
  app.get(
    '/api/push-key',
    {
      schema: {
        ...about('notices', 'The key with which a browser subscribes.'),
        response: { 200: pushKey },
      },
    },
    () => ({ key: vapid.publicKey }),
  );

  app.get(
    '/api/subscriptions',
    {
      schema: {
        ...about('notices', 'The channels for notices of my turn.'),
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
          'Another channel. The secret that signs a webhook is shown this once; a mail address is to be confirmed.',
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
        ...about('notices', 'Confirms a mail address by the code that was sent to it.'),
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
        ...about('notices', 'Removes a channel.'),
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
