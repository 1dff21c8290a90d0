import { removePerson } from '../people/leaving.ts';
import { SESSION_MS } from '../people/sessions.ts';
import type { Services } from '../services.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;
/** A guest who never sat down and was not seen for so long will not come back. */
const GUEST_MS = 30 * A_DAY_MS;
/** Nobody sends a command again so long after the end. */
const REPLY_MS = 7 * A_DAY_MS;
const NOTICE_MS = 60 * A_DAY_MS;
/** So much at a time: others use the store too. */
const PAGE = 200;
const EVERY_MS = 6 * 60 * 60 * 1000;
const FIRST_MS = 10 * 60 * 1000;

/** What was thrown away. */
export interface Purged {
  readonly guests: number;
  readonly sessions: number;
  readonly replies: number;
  readonly codes: number;
  readonly notices: number;
}

/** Throws away what is of no use to anybody any more. */
export async function purge({ store, clock, matches }: Pick<Services, 'store' | 'clock' | 'matches'>): Promise<Purged> {
  const now = clock.now();
  const count = ({ numDeletedRows }: { readonly numDeletedRows: bigint }): number => Number(numDeletedRows);
  const old = (table: 'codes' | 'notices' | 'sessions', column: string, before: number): Promise<number> =>
    store.transact(async (trx) =>
      count(
        await trx
          .deleteFrom(table as 'sessions')
          .where(column as 'seen_at', '<', before)
          .executeTakeFirst(),
      ),
    );
  const sessions = await old('sessions', 'seen_at', now - SESSION_MS);
  const codes = await old('codes', 'expires_at', now - A_DAY_MS);
  const notices = await old('notices', 'at', now - NOTICE_MS);
  return { sessions, codes, notices, replies: await oldReplies(), guests: await lostGuests() };

  async function oldReplies(): Promise<number> {
    let purged = 0;
    for (;;) {
      const over = await store.db
        .selectFrom('matches')
        .select('id')
        .where('status', 'in', ['over', 'cancelled'])
        .where('moved_at', '<', now - REPLY_MS)
        .where((any) =>
          any.exists(any.selectFrom('replies').select('replies.match').whereRef('replies.match', '=', 'matches.id')),
        )
        .limit(PAGE)
        .execute();
      if (over.length === 0) return purged;
      const ids = over.map(({ id }) => id);
      purged += await store.transact(async (trx) =>
        count(await trx.deleteFrom('replies').where('match', 'in', ids).executeTakeFirst()),
      );
    }
  }

  async function lostGuests(): Promise<number> {
    const guests = await store.db
      .selectFrom('people')
      .select('id')
      .where('kind', '=', 'guest')
      .where('created_at', '<', now - GUEST_MS)
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
                .where('sessions.seen_at', '>=', now - GUEST_MS),
            ),
          ]),
        ),
      )
      .limit(PAGE)
      .execute();
    for (const { id } of guests) await removePerson(matches, id);
    return guests.length;
  }
}

/** Purges now and then; gives back how to stop. */
export function keepHouse(services: Pick<Services, 'store' | 'clock' | 'matches' | 'log'>): () => void {
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
