import type { SelectQueryBuilder } from 'kysely';
import type { Schema } from './schema.ts';
import type { Engine, Store, Trx } from './store.ts';

/** Whether a person exists. If so, the person cannot be deleted before the transaction ends. */
export async function lockPerson({ engine }: Store, trx: Trx, person: string): Promise<boolean> {
  const row = trx.selectFrom('people').select('id').where('id', '=', person);
  return (await LOCKED[engine](row).executeTakeFirst()) !== undefined;
}

type PersonRow = SelectQueryBuilder<Schema, 'people', { id: string }>;

const LOCKED = {
  // Transactions are never concurrent.
  sqlite: (row) => row,
  postgres: (row) => row.forKeyShare(),
} satisfies Record<Engine, (row: PersonRow) => PersonRow>;
