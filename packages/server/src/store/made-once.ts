import type { Store } from './store.ts';

/** A secret, by its name, that the server makes once. All processes on one store have the same. */
export const madeOnce = (store: Store, name: string, make: () => string): Promise<string> =>
  store.transact(async (trx) => {
    const kept = await trx.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirst();
    if (kept !== undefined) return kept.value;
    await trx
      .insertInto('keys')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return (await trx.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
  });
