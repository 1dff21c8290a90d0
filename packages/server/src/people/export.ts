import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordToJson } from '@nightjar/kernel';
import type { Everything, WrittenRecord } from '@nightjar/wire';
import type { MatchContext } from '../match/context.ts';
import { NOBODY } from '../match/log.ts';
import { openMatch } from '../match/open.ts';
import { isTold, recordOf } from '../match/record.ts';
import { type Pageable, pages } from '../store/pages.ts';
import type { Db } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';
import type { Person } from './person.ts';

/** The lists of an export, in its order. */
type Lists = { readonly [list in Exclude<keyof Everything, 'nightjar' | 'version' | 'person'>]: Pages };
type Pages = AsyncIterable<readonly object[]>;

/**
 * Everything stored about a person, as JSON text. Secrets stay out: hashes of tokens, keys of subscriptions. Between
 * its parts other requests are served.
 */
export async function* everythingOf(context: MatchContext, person: Person): AsyncGenerator<string> {
  const kept = keptOf(context.store.db, person.id);
  const lists: Lists = {
    sessions: pages(kept.sessions),
    matches: matchesOf(context, person.id),
    results: pages(kept.results),
    ratings: pages(kept.ratings),
    gains: pages(kept.gains),
    tries: pages(kept.tries),
    editions: pages(kept.editions),
    chat: pages(kept.chat),
    mutes: pages(kept.mutes),
    subscriptions: pages(kept.subscriptions),
  };
  yield `{"nightjar":"export","version":1,"person":${JSON.stringify(person)}`;
  for (const [name, list] of Object.entries(lists)) yield* written(name, list);
  yield '}';
}

async function* written(name: string, list: Pages): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let before = '';
  for await (const rows of list) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield ']';
}

/**
 * A person's matches, one at a time, because some are long. Imported matches come last; the person has no seat there.
 */
async function* matchesOf(context: MatchContext, person: string): AsyncGenerator<Everything['matches']> {
  const { clock, store } = context;
  for (const query of [playedBy(store.db, person), broughtBy(store.db, person)]) {
    for await (const page of pages(query)) {
      for (const { id: match, game, status, day, seat, started_at, ended_at } of page) {
        const record = isTold({ status, day }, clock.now()) ? await recordIn(context, match) : null;
        yield [{ match, game, status, seat, startedAt: started_at, endedAt: ended_at, record }];
        await nextTurn();
      }
    }
  }
}

const COLUMNS = [
  'matches.id',
  'matches.game',
  'matches.status',
  'matches.day',
  'matches.started_at',
  'matches.ended_at',
] as const;

const playedBy = (db: Db, person: string) =>
  db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .where('seats.person', '=', person)
    .select(COLUMNS)
    .select('seats.seat')
    .orderBy('matches.created_at')
    .orderBy('matches.id');

const broughtBy = (db: Db, person: string) =>
  db
    .selectFrom('matches')
    .where('host', '=', person)
    .where('imported', 'is not', null)
    .select(COLUMNS)
    .select((any) => any.lit(NOBODY).as('seat'))
    .orderBy('created_at')
    .orderBy('id');

/** The record of a match; null where this server has no rules for it. The rest is exported all the same. */
async function recordIn(context: MatchContext, match: string): Promise<WrittenRecord | null> {
  try {
    return recordToJson(await recordOf(context, await openMatch(context, match))) as WrittenRecord;
  } catch (error) {
    if (error instanceof Trouble && error.code === 'other-rules') return null;
    throw error;
  }
}

/** The rows of a person. Each table has a total order, so pages do not overlap. */
function keptOf(db: Db, person: string): { readonly [list in Exclude<keyof Lists, 'matches'>]: Pageable<object> } {
  return {
    sessions: db
      .selectFrom('sessions')
      .where('person', '=', person)
      .select(['created_at', 'seen_at', 'device'])
      .orderBy('token_hash'),
    results: db.selectFrom('results').where('person', '=', person).selectAll().orderBy('at').orderBy('match'),
    ratings: db.selectFrom('ratings').where('person', '=', person).selectAll().orderBy('game'),
    gains: db
      .selectFrom('gains')
      .where('person', '=', person)
      .selectAll()
      .orderBy('game')
      .orderBy('kind')
      .orderBy('what'),
    tries: db.selectFrom('tries').where('person', '=', person).selectAll().orderBy('day').orderBy('game'),
    editions: db
      .selectFrom('editions')
      .where('person', '=', person)
      .select(['hash', 'game', 'name', 'body'])
      .orderBy('hash'),
    chat: db
      .selectFrom('chat')
      .where('person', '=', person)
      .select(['match', 'text', 'at'])
      .orderBy('at')
      .orderBy('id'),
    mutes: db.selectFrom('mutes').where('person', '=', person).selectAll().orderBy('muted'),
    subscriptions: db
      .selectFrom('subscriptions')
      .where('person', '=', person)
      .select(['id', 'kind', 'target', 'created_at'])
      .orderBy('id'),
  };
}
