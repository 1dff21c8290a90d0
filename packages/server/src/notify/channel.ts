import type { ChannelKind, SubscriptionWish } from '@nightjar/wire';
import type { SubscriptionRow } from '../store/schema.ts';
import type { Mailer } from './mailer.ts';
import type { Delivery, Notice } from './notice.ts';
import type { OutgoingSettings } from './outgoing.ts';
import type { Vapid } from './vapid.ts';

/** What a person asks for to be told by this kind of channel. */
export type WishOf<Kind extends ChannelKind> = Extract<SubscriptionWish, { kind: Kind }>;

/** What is kept of a wish for a channel. */
export interface Kept {
  readonly target: string;
  readonly secret: string;
  /** The secret as its owner is shown it, once; null where it is not for them. */
  readonly shownOnce: string | null;
  /** The code that is mailed to the target and confirms it; null where nothing is to be confirmed. */
  readonly code: string | null;
}

/** What channels send with. */
export interface Senders {
  readonly vapid: Vapid;
  readonly outgoing: OutgoingSettings;
  /** Null where no mail server is configured. */
  readonly mail: Mailer | null;
}

/** One kind of channel: how a wish is read and checked, how it is listed, and how a notice is sent. */
export interface Channel<Wish> {
  readonly read: (wish: Wish, id: string) => Kept;
  /** The first fault of a wish that its schema does not see; null for a good one. */
  readonly check: (wish: Wish) => { readonly path: string[]; readonly message: string } | null;
  /** The target, shortened: the rest of it may be a secret. */
  readonly shorten: (target: string) => string;
  readonly isConfirmed: (row: Pick<SubscriptionRow, 'secret'>) => boolean;
  readonly send: (row: SubscriptionRow, notice: Notice, senders: Senders) => Promise<Delivery>;
}
