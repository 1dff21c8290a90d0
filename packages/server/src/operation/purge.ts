import { removePerson } from '../people/leaving.ts';
import { SESSION_MS } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import type { Db } from '../store/schema.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;
/** A guest without a seat who was not seen for this long will not return. */
const GUEST_MS = 30 * A_DAY_MS;
const NOTICE_MS = 60 * A_DAY_MS;
/** Rows deleted at once: other work uses the store too. */
const PAGE = 200;
const EVERY_MS = 6 * 60 * 60 * 1000;
const FIRST_MS = 10 * 60 * 1000;

/** How many rows were deleted, by kind. */
export interface Purged {
  readonly guests: number;
  readonly sessions: number;
  readonly codes: number;
  readonly notices: number;
}

type Parts = Pick<Services, 'store' | 'clock' | 'context'>;

/** Deletes what nobody needs any more. */
export async function purge({ store, clock, context }: Parts): Promise<Purged> {
  const now = clock.now();
  const rows = await store.transact(async (trx) => ({
    sessions: await trx
      .deleteFrom('sessions')
      .where('seen_at', '<', now - SESSION_MS)
      .executeTakeFirst(),
    codes: await trx
      .deleteFrom('codes')
      .where('expires_at', '<', now - A_DAY_MS)
      .executeTakeFirst(),
    notices: await trx
      .deleteFrom('notices')
      .where('at', '<', now - NOTICE_MS)
      .executeTakeFirst(),
  }));
  const lost = await lostGuests(store.db, now - GUEST_MS);
  for (const { id } of lost) await removePerson(context, id);
  const count = (what: keyof typeof rows): number => Number(rows[what].numDeletedRows);
  return { guests: lost.length, sessions: count('sessions'), codes: count('codes'), notices: count('notices') };
}

/** Guests who have no seat, host no match, and were not seen since. */
const lostGuests = (db: Db, since: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('people')
    .select('id')
    .where('kind', '=', 'guest')
    .where('created_at', '<', since)
    .where((any) =>
      any.not(
        any.or([
          any.exists(any.selectFrom('seats').select('seats.match').whereRef('seats.person', '=', 'people.id')),
          any.exists(any.selectFrom('matches').select('matches.id').whereRef('matches.host', '=', 'people.id')),
          any.exists(
            any
              .selectFrom('sessions')
              .select('sessions.person')
              .whereRef('sessions.person', '=', 'people.id')
              .where('sessions.seen_at', '>=', since),
          ),
        ]),
      ),
    )
    .limit(PAGE)
    .execute();

/** Purges at intervals; returns how to stop. */
export function startPurging(services: Parts & Pick<Services, 'log'>): () => void {
  const { log } = services;
  const clean = (): void =>
    void purge(services).then(
      (purged) => log.info(purged, 'purged'),
      (error: unknown) => log.warn({ err: error }, 'nothing was purged'),
    );
  const first = setTimeout(clean, FIRST_MS).unref();
  const often = setInterval(clean, EVERY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(often);
  };
}
