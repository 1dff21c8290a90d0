import { randomInt } from 'node:crypto';
import { hashOf } from '../people/token.ts';
import type { Channel, WishOf } from './channel.ts';

/** What is kept of a code until its owner gives it back. */
export const codeHash = (id: string, code: string): string => hashOf(`${id} ${code}`);

/** Mail to an address whose owner has confirmed it: until then the hash of a code is kept as its secret, and nothing after. */
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
