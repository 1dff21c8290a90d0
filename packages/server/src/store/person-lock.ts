import type { Store, Trx } from './store.ts';

/** Whether a person exists. If so, the person cannot be deleted before the transaction ends. */
export async function lockPerson({ engine }: Store, trx: Trx, person: string): Promise<boolean> {
  const row = trx.selectFrom('people').select('id').where('id', '=', person);
  // On SQLite transactions are never concurrent.
  const locked = engine === 'postgres' ? row.forKeyShare() : row;
  return (await locked.executeTakeFirst()) !== undefined;
}
