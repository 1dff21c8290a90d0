import { type JsonObject, recordToJson } from '@nightjar/kernel';
import type { Everything, WrittenRecord } from '@nightjar/wire';
import type { Matches } from '../match/matches.ts';
import { isTold } from '../match/record.ts';
import type { Person } from './person.ts';

/** Everything kept about a person, as one piece of plain data. Secrets stay: hashes of tokens, keys of subscriptions. */
export async function everythingOf(matches: Matches, person: Person): Promise<Everything> {
  const { clock, store } = matches.context;
  const { db } = store;
  const { id } = person;
  const seats = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .where('seats.person', '=', id)
    .select(['matches.id', 'matches.game', 'matches.status', 'matches.day', 'seats.seat'])
    .select(['matches.started_at', 'matches.ended_at'])
    .orderBy('matches.created_at')
    .execute();
  const played: Everything['matches'][number][] = [];
  for (const { id: match, game, status, day, seat, started_at, ended_at } of seats) {
    const record = isTold({ status, day }, clock.now()) ? await recordOf(matches, match) : null;
    played.push({ match, game, status, seat, startedAt: started_at, endedAt: ended_at, record });
  }
  const own = (table: 'gains' | 'ratings' | 'results' | 'mutes' | 'tries') =>
    db
      .selectFrom(table as 'gains')
      .selectAll()
      .where('person', '=', id)
      .execute();
  const sessions = await db
    .selectFrom('sessions')
    .where('person', '=', id)
    .select(['created_at', 'seen_at', 'device'])
    .execute();
  const editions = await db
    .selectFrom('editions')
    .where('person', '=', id)
    .select(['hash', 'game', 'name', 'body'])
    .execute();
  const chat = await db
    .selectFrom('chat')
    .where('person', '=', id)
    .select(['match', 'text', 'at'])
    .orderBy('at')
    .execute();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .where('person', '=', id)
    .select(['id', 'kind', 'target', 'created_at'])
    .execute();
  return {
    nightjar: 'export',
    version: 1,
    person: { ...person },
    sessions: plain(sessions),
    matches: played,
    results: plain(await own('results')),
    ratings: plain(await own('ratings')),
    gains: plain(await own('gains')),
    tries: plain(await own('tries')),
    editions: plain(editions),
    chat: plain(chat),
    mutes: plain(await own('mutes')),
    subscriptions: plain(subscriptions),
  };
}

const recordOf = async (matches: Matches, match: string): Promise<WrittenRecord> =>
  recordToJson(await matches.recordOf(await matches.open(match))) as WrittenRecord;

const plain = (rows: readonly object[]): JsonObject[] => rows.map((row) => ({ ...row }));
