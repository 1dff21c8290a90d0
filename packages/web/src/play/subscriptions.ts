import type { NewSubscription, Subscription, SubscriptionWish } from '@nightjar/wire';
import { asked, type Outcome } from './account.ts';
import { look } from './api.ts';
import { reach } from './around.ts';

/** Every way by which the server tells us that it is our move. */
export async function subscriptions(): Promise<readonly Subscription[]> {
  return (
    (await look<{ readonly subscriptions: readonly Subscription[] }>(reach.fetch, '/subscriptions'))?.subscriptions ??
    []
  );
}

export const subscribe = (wish: SubscriptionWish): Promise<Outcome<NewSubscription>> =>
  asked<NewSubscription>('POST', '/subscriptions', wish);

export const confirm = (id: string, code: string): Promise<Outcome> =>
  asked('POST', `/subscriptions/${id}/confirm`, { code });

export const unsubscribe = (id: string): Promise<Outcome> => asked('DELETE', `/subscriptions/${id}`);

/** Whether this browser can be told while its page is closed. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Lets the server tell this browser; the person is asked by the browser first. */
export async function subscribePush(): Promise<Outcome> {
  const said = await look<{ readonly key: string }>(reach.fetch, '/push-key');
  if (said === null) return { ok: false, code: 'unreachable' };
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: said.key });
    const { endpoint = '', keys = {} } = made.toJSON();
    return await subscribe({
      kind: 'push',
      endpoint,
      keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
    });
  } catch {
    return { ok: false, code: 'no-push' };
  }
}
