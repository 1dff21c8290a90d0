import { z } from 'zod';
import { many } from './game.ts';

/** The channels by which people are told that it is their move. */
export const CHANNEL_KINDS = ['push', 'webhook', 'mail'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

const address = z.string().max(1000);
const key = z.string().regex(/^[\w-]+={0,2}$/, 'must be base64url');

/** The address of each kind of channel. */
const WISHES = {
  push: z.strictObject({
    kind: z.literal('push'),
    endpoint: address,
    keys: z.strictObject({ p256dh: key.min(80).max(100), auth: key.min(16).max(32) }),
  }),
  webhook: z.strictObject({ kind: z.literal('webhook'), url: address }),
  mail: z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
} satisfies { readonly [Kind in ChannelKind]: z.ZodType<{ readonly kind: Kind }> };
type Wish = (typeof WISHES)[ChannelKind];

/** A channel that a person adds. */
export const subscriptionWish = z.discriminatedUnion('kind', Object.values(WISHES) as [Wish, ...Wish[]]);
export type SubscriptionWish = Readonly<z.infer<typeof subscriptionWish>>;

/** A way to reach a person, as that person sees it. */
const subscription = z.strictObject({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  /** Shortened: the sender alone needs the rest. */
  target: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.number(),
});
export type Subscription = Readonly<z.infer<typeof subscription>>;

/** Everything that somebody has asked to be told. */
export const subscriptions = z.strictObject({ subscriptions: many(subscription) });

/** A new one; the secret that signs a webhook is shown this once. */
export const newSubscription = subscription.extend({ secret: z.string().nullable() });
export type NewSubscription = Readonly<z.infer<typeof newSubscription>>;

/** What was sent to a mail address. */
export const confirmation = z.strictObject({ code: z.string().regex(/^\d{6}$/, 'must be six digits') });

/** The key a browser subscribes with. */
export const pushKey = z.strictObject({ key: z.string() });
