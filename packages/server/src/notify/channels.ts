import { CHANNEL_KINDS, type ChannelKind } from '@nightjar/wire';
import type { SubscriptionRow } from '../store/schema.ts';
import type { Channel, Kept, WishOf } from './channel.ts';
import { mail } from './mail.ts';
import { push } from './push.ts';
import { webhook } from './webhook.ts';

const CHANNELS: { readonly [Kind in ChannelKind]: Channel<WishOf<Kind>> } = { push, webhook, mail };

/** The kind of a stored channel. A kind of a later version is refused, and nothing is sent to it. */
export function kindOf({ kind }: Pick<SubscriptionRow, 'kind'>): ChannelKind {
  const known = CHANNEL_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`unknown channel kind ${kind}`);
  return known;
}

/** The channel of a stored subscription. */
export const channelOf = (
  row: Pick<SubscriptionRow, 'kind'>,
): Pick<Channel<never>, 'shorten' | 'isConfirmed' | 'send'> => CHANNELS[kindOf(row)];

export const readWish = <Kind extends ChannelKind>(kind: Kind, wish: WishOf<Kind>, id: string): Kept =>
  CHANNELS[kind].read(wish, id);

export const faultOf = <Kind extends ChannelKind>(
  kind: Kind,
  wish: WishOf<Kind>,
): ReturnType<Channel<never>['check']> => CHANNELS[kind].check(wish);
