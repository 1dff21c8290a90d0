import { createHmac, randomBytes } from 'node:crypto';
import type { Channel, WishOf } from './channel.ts';
import { deliveryOf } from './notice.ts';
import { faultyTarget, hostOf, post } from './outgoing.ts';

/** The signature of a webhook's body: HMAC-SHA256 over `<time>.<body>`. */
export const signatureOf = (secret: string, time: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

/** A signed POST to an address that the person chose. */
export const webhook: Channel<WishOf<'webhook'>> = {
  read: ({ url }) => {
    const secret = randomBytes(32).toString('base64url');
    return { target: url, secret, shownOnce: secret, code: null };
  },
  check: ({ url }) => faultyTarget('url', url),
  shorten: hostOf,
  isConfirmed: () => true,
  async send({ id, target, secret }, notice, { outgoing }) {
    const body = JSON.stringify({ event: 'turn', ...notice });
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'nightjar',
      'x-nightjar-subscription': id,
      'x-nightjar-time': notice.at,
      'x-nightjar-signature': signatureOf(secret ?? '', notice.at, body),
    };
    return deliveryOf(await post({ url: target, headers, body }, outgoing));
  },
};
