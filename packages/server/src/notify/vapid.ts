import webPush from 'web-push';
import type { Config } from '../config.ts';
import { madeOnce } from '../store/made-once.ts';
import type { Store } from '../store/store.ts';

/** The keys that identify this server to push services. */
export interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The configured keys, or keys that the server made once. All processes on one store have the same. */
export async function openVapid(
  store: Store,
  { vapid, vapidSubject }: Pick<Config, 'vapid' | 'vapidSubject'>,
): Promise<Vapid> {
  if (vapid !== null) return { subject: vapidSubject, ...vapid };
  const value = await madeOnce(store, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return { subject: vapidSubject, ...(JSON.parse(value) as { publicKey: string; privateKey: string }) };
}
