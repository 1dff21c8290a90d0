import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Store } from '../store/store.ts';

/** The keys by which push services know this server. */
export interface Vapid {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEY = 'vapid';

/** The configured keys, or those the server made for itself once; all processes on one store have the same. */
export async function openVapid(
  store: Store,
  { vapid, vapidSubject }: Pick<Config, 'vapid' | 'vapidSubject'>,
): Promise<Vapid> {
  if (vapid !== null) return { subject: vapidSubject, ...vapid };
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  const value = await store.transact(async (trx) => {
    await trx
      .insertInto('keys')
      .values({ name: KEY, value: made })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await trx.selectFrom('keys').select('value').where('name', '=', KEY).executeTakeFirstOrThrow()).value;
  });
  return { subject: vapidSubject, ...(JSON.parse(value) as { publicKey: string; privateKey: string }) };
}
