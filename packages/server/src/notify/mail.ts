import { randomInt } from 'node:crypto';
import { hashOf } from '../people/token.ts';
import type { Channel, WishOf } from './channel.ts';

/** The hash of a code, which is stored until the owner confirms with the code. */
export const codeHash = (id: string, code: string): string => hashOf(`${id} ${code}`);

/**
 * Mail to an address that its owner has confirmed. Until then the hash of the code is stored as the secret, afterwards
 * nothing.
 */
export const mail: Channel<WishOf<'mail'>> = {
  read: ({ address }, id) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    return { target: address, secret: codeHash(id, code), shownOnce: null, code };
  },
  check: () => null,
  shorten: (address) => address,
  isConfirmed: ({ secret }) => secret === null,
  async send(row, notice, senders) {
    if (mail.isConfirmed(row)) await senders.mail?.send(row.target, notice, notice.url);
    return 'sent';
  },
};
