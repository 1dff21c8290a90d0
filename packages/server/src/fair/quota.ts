import type { Db } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';

/** What one person may have at once: far more than a person needs, and far less than would slow others down. */
const MOST = { matches: 100, records: 300, editions: 50 } as const;

const quotaTrouble = (what: keyof typeof MOST, more: string): Trouble =>
  new Trouble(409, `too-many-${what}`, `${MOST[what]} ${what} are enough${more}`);

/** Throws if the person has the most open matches allowed. */
export async function requireRoomForMatch(db: Db, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('matches')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .where('status', 'in', ['gathering', 'playing'])
    .executeTakeFirstOrThrow();
  if (count >= MOST.matches) throw quotaTrouble('matches', '; finish or cancel some first');
}

/** Throws if the person has imported the most records allowed. */
export async function requireRoomForRecord(db: Db, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('matches')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('host', '=', person)
    .where('imported', 'is not', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST.records) throw quotaTrouble('records', '');
}

/** Throws if the person has the most house editions allowed. */
export async function requireRoomForEdition(db: Db, person: string): Promise<void> {
  const { count } = await db
    .selectFrom('editions')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (count >= MOST.editions) throw quotaTrouble('editions', '');
}
