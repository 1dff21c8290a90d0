import { z } from 'zod';
import { isTarget } from '../notify/outgoing.ts';
import { CHANNEL_KINDS } from '../notify/subscriptions.ts';
import type { Services } from '../services.ts';
import { type App, about, done, id, sessionOf } from './route.ts';

const target = z.string().max(1000).refine(isTarget, 'is no http or https address');
const key = z.string().regex(/^[\w-]+={0,2}$/, 'must be base64url');

const wish = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    endpoint: target,
    keys: z.strictObject({ p256dh: key.min(80).max(100), auth: key.min(16).max(32) }),
  }),
  z.strictObject({ kind: z.literal('webhook'), url: target }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
]);

const subscription = z.strictObject({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  target: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.number(),
});

export function subscriptionsRoutes(app: App, { subscriptions, vapid }: Services): void {
  app.get(
    '/api/push-key',
    {
      schema: {
        ...about('notices', 'The key a browser subscribes with.'),
        response: { 200: z.strictObject({ key: z.string() }) },
      },
    },
    () => ({ key: vapid.publicKey }),
  );

  app.get(
    '/api/subscriptions',
    {
      schema: {
        ...about('notices', 'How I am told that it is my move.'),
        response: { 200: z.strictObject({ subscriptions: z.array(subscription) }) },
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
        response: { 200: subscription.extend({ secret: z.string().nullable() }) },
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
        body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'must be six digits') }),
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
