import webPush from 'web-push';
import type { Channel, WishOf } from './channel.ts';
import { deliveryOf } from './notice.ts';
import { faultyTarget, hostOf, post } from './outgoing.ts';

const A_DAY_S = 24 * 60 * 60;

/** Web push: encrypted for the browser, so that the push service cannot read it. */
export const push: Channel<WishOf<'push'>> = {
  read: ({ endpoint, keys }) => ({ target: endpoint, secret: JSON.stringify(keys), shownOnce: null, code: null }),
  check: ({ endpoint }) => faultyTarget('endpoint', endpoint),
  shorten: hostOf,
  isConfirmed: () => true,
  async send({ target, secret }, { title, text, url, match, game }, { vapid, outgoing }) {
    const keys = JSON.parse(secret ?? '') as { readonly p256dh: string; readonly auth: string };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: target, keys },
      JSON.stringify({ title, text, url, match, game }),
      // One topic per match: while the device is away, a later notice replaces an earlier one.
      { vapidDetails: vapid, TTL: A_DAY_S, urgency: 'high', topic: match.replaceAll(/[^\w-]/g, '').slice(0, 32) },
    );
    return deliveryOf(await post({ url: target, headers, body: body ?? '' }, outgoing));
  },
};
