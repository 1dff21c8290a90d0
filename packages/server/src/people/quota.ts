import type { Db } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';

/** What one person may have at once: far more than anybody needs, and far less than what would hurt others. */
const MOST = { matches: 100, records: 300, editions: 50 } as const;

const enough = (what: keyof typeof MOST, more: string): Trouble =>
  new Trouble(409, `too-many-${what}`, `${MOST[what]} ${what} are enough${more}`);

/** Throws if this person has as many open matches as one may. */
export async function roomForMatch(db: Db, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('matches')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .where('status', 'in', ['gathering', 'playing'])
    .executeTakeFirstOrThrow();
  if (count >= MOST.matches) throw enough('matches', '; finish or cancel some first');
}

/** Throws if this person has brought as many records as one may. */
export async function roomForRecord(db: Db, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('matches')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .where('imported', 'is not', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST.records) throw enough('records', '');
}

/** Throws if this person has as many house editions as one may. */
export async function roomForEdition(db: Db, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('editions')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (count >= MOST.editions) throw enough('editions', '');
}
