import type { ChannelKind, SubscriptionWish } from '@nightjar/wire';
import type { SubscriptionRow } from '../store/schema.ts';
import type { Mailer } from './mailer.ts';
import type { Delivery, Notice } from './notice.ts';
import type { OutgoingSettings } from './outgoing.ts';
import type { Vapid } from './vapid.ts';

/** The settings with which a person adds a channel of this kind. */
export type WishOf<Kind extends ChannelKind> = Extract<SubscriptionWish, { kind: Kind }>;

/** What is stored of a channel. */
export interface Kept {
  readonly target: string;
  readonly secret: string;
  /** The secret that its owner is shown once; null where the owner gets none. */
  readonly shownOnce: string | null;
  /** The code that is mailed to the target to confirm it; null where nothing is confirmed. */
  readonly code: string | null;
}

/** The means by which channels send. */
export interface Senders {
  readonly vapid: Vapid;
  readonly outgoing: OutgoingSettings;
  /** Null where no mail server is configured. */
  readonly mail: Mailer | null;
}

/** One kind of channel: how its settings are read and checked, how it is listed, and how a notice is sent. */
export interface Channel<Wish> {
  readonly read: (wish: Wish, id: string) => Kept;
  /** The first fault of the settings that the schema does not find; null if there is none. */
  readonly check: (wish: Wish) => { readonly path: string[]; readonly message: string } | null;
  /** The target, shortened for display: the rest of it may be a secret. */
  readonly shorten: (target: string) => string;
  readonly isConfirmed: (row: Pick<SubscriptionRow, 'secret'>) => boolean;
  readonly send: (row: SubscriptionRow, notice: Notice, senders: Senders) => Promise<Delivery>;
}
