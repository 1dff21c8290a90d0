import { setImmediate as nextTurn } from 'node:timers/promises';
import { faultText, type GameRecord, isObject, parseJson, seal } from '@nightjar/kernel';
import type { Ending } from '@nightjar/wire';
import { closesAt } from '../daily/day.ts';
import { importOf } from '../due/plan.ts';
import { newestOf } from '../games.ts';
import { NAMELESS, readName } from '../people/name.ts';
import { batches } from '../store/batches.ts';
import { lockPerson } from '../store/person-lock.ts';
import type { EventRow, MatchRow, SeatRow } from '../store/schema.ts';
import type { Store, Trx } from '../store/store.ts';
import { notSignedIn, Trouble } from '../trouble.ts';
import type { TrueRecord } from '../workers/job.ts';
import type { MatchContext } from './context.ts';
import { editionBody } from './house.ts';
import { chain, eventsSince, type NewEvent, NOBODY, sha256 } from './log.ts';
import { genesisOf, openMatch } from './open.ts';
import { type Opened, optionsOf, tableOf } from './opened.ts';
import { answersIn } from './replay.ts';
import { openSeat, type Participant } from './seats.ts';

/** Longer games cannot be imported. */
const MOST_ANSWERS = 10_000;

/** Values of an import that do not follow from its answers. */
interface Kept {
  readonly imported: string;
  readonly consents: readonly number[];
  readonly locked: number;
}

/** Whether a record may be shown: the match is over, and its deal is no day's that is still open. */
export const isTold = ({ status, day }: Pick<MatchRow, 'status' | 'day'>, now: number): boolean =>
  status === 'over' && (day === null || now >= closesAt(day));

/** The record of a finished match, as `nightjar verify` reads it. While a match runs there is none. */
export async function recordOf(context: MatchContext, opened: Opened): Promise<GameRecord> {
  const { row, seats } = opened;
  if (row.status !== 'over') throw new Trouble(409, 'running', 'a match has its record when it is over');
  if (!isTold(row, context.clock.now()))
    throw new Trouble(409, 'day-open', 'others still play this deal; its record is there when the day is over');
  const { game, state, locked } = tableOf(opened);
  const rows = await eventsSince(context.store, row.id, 0);
  const { answers, consents } = answersIn(rows);
  const kept = row.imported === null ? { consents, locked } : (JSON.parse(rows[0]?.body ?? '') as Kept);
  return seal(
    {
      game: row.game,
      rules: row.rules,
      edition: row.edition,
      seed: row.seed as string,
      options: optionsOf(row),
      seats: seats.map(({ name, bot }) => name || (bot ?? '')),
      answers,
      consents: kept.consents,
      locked: kept.locked,
    },
    game.toJson(state),
  );
}

/** Imports a record as a finished match, after checking it. The match counts for nothing. */
export async function importRecord(context: MatchContext, host: Participant, text: string): Promise<Opened> {
  const checked = await context.workers.record(text, await editionFor(context, text), MOST_ANSWERS, host.person);
  if (!checked.ok) throw new Trouble(422, 'bad-record', faultText(checked.fault));
  const { hash, seats: names } = checked.value.record;
  for (const [i, name] of names.entries()) {
    const read = readName(name);
    if (name !== '' && name !== NAMELESS && !read.ok)
      throw new Trouble(422, 'bad-record', `seats[${i}]: ${read.fault.what}`);
  }
  const id = (await earlierImport(context, host, hash)) ?? (await importAsMatch(context, host, checked.value));
  return openMatch(context, id);
}

/** The match that an earlier import of this record made; null if there is none. */
async function earlierImport({ store }: MatchContext, host: Participant, hash: string): Promise<string | null> {
  const before = await store.db
    .selectFrom('matches')
    .select('id')
    .where('host', '=', host.person)
    .where('imported', '=', hash)
    .executeTakeFirst();
  return before?.id ?? null;
}

/** Writes a checked record as a match. The match exists once its whole log is written. */
async function importAsMatch(context: MatchContext, host: Participant, kept: TrueRecord): Promise<string> {
  const { store, chance, clock } = context;
  const id = chance.id();
  const at = clock.now();
  const ending: Ending = { ...kept.result, reason: 'played', resigned: [] };
  try {
    await store.transact((trx) =>
      trx
        .insertInto('due')
        .values(importOf(id, at))
        .onConflict((there) => there.column('id').doNothing())
        .execute(),
    );
    const end = await writeLog(store, { match: id, at }, kept, ending);
    const { row, seats } = matchOf({ id, at, host, end, ending }, kept.record);
    const snapshot = { match: id, seq: row.seq, rules: row.rules, hash: row.hash, state: JSON.stringify(kept.table) };
    await store.transact(async (trx) => {
      await requirePerson(store, trx, host);
      await requireNotCutOff(trx, id);
      await trx.insertInto('matches').values(row).execute();
      await trx.insertInto('seats').values(seats).execute();
      await trx.insertInto('snapshots').values(snapshot).execute();
    });
    return id;
  } catch (error) {
    await dropImport(store, id);
    // The same record was imported twice at the same time, or a broken connection hid the commit.
    const brought = await earlierImport(context, host, kept.record.hash);
    if (brought === null) throw error;
    return brought;
  }
}

/** Throws if the person who imports the record was deleted meanwhile. */
async function requirePerson(store: Store, trx: Trx, { person }: Participant): Promise<void> {
  if (!(await lockPerson(store, trx, person))) throw notSignedIn();
}

const dueImport = (trx: Trx, id: string) => trx.deleteFrom('due').where('match', '=', id).where('kind', '=', 'import');

/** Deletes the due work of an import. Throws if that work was done: then parts of the log are gone. */
async function requireNotCutOff(trx: Trx, id: string): Promise<void> {
  const { numDeletedRows } = await dueImport(trx, id).executeTakeFirst();
  if (numDeletedRows !== 1n) throw new Trouble(503, 'busy', 'taking the record in took too long', { retryAfter: 1 });
}

/** Deletes every row of an import that did not finish. */
export const dropImport = (store: Store, id: string): Promise<unknown> =>
  store.transact(async (trx) => {
    // First, so that this and the end of the import lock the same row.
    await dueImport(trx, id).execute();
    await trx
      .deleteFrom('events')
      .where('match', '=', id)
      .where((any) => any.not(any.exists(any.selectFrom('matches').select('matches.id').where('matches.id', '=', id))))
      .execute();
  });

/**
 * Writes a log in parts, with event-loop ticks for other requests in between, and returns its last row. If the server
 * dies meanwhile, the rows belong to no match, and due work deletes them.
 */
async function writeLog(
  store: Store,
  { match, at }: { readonly match: string; readonly at: number },
  { record, facts }: TrueRecord,
  ending: Ending,
): Promise<EventRow> {
  const commitment = sha256(record.seed);
  const kept: Kept = { imported: record.hash, consents: record.consents, locked: record.locked };
  let end: Pick<EventRow, 'seq' | 'hash'> = { seq: 0, hash: genesisOf(match) };
  const keep = async (events: readonly NewEvent[]): Promise<EventRow> => {
    const rows = chain({ match, seq: end.seq, hash: end.hash, at, events, key: null });
    // If a broken connection hid the commit, it is repeated.
    await store.transact((trx) =>
      trx
        .insertInto('events')
        .values(rows)
        .onConflict((there) => there.columns(['match', 'seq']).doNothing())
        .execute(),
    );
    await nextTurn();
    const last = rows.at(-1) as EventRow;
    end = last;
    return last;
  };
  await keep([
    { kind: 'create', seat: NOBODY, body: { ...kept } },
    { kind: 'start', seat: NOBODY, body: { commitment } },
  ]);
  for (const some of batches([...record.answers.entries()])) {
    await keep(
      some.map(
        ([i, { seat, text }]): NewEvent => ({
          kind: 'answer',
          seat,
          body: { text },
          facts: JSON.parse(facts[i] ?? '[]'),
        }),
      ),
    );
  }
  return keep([{ kind: 'end', seat: NOBODY, body: { ...ending } }]);
}

/** The house edition that a record names, if it is known here. The record itself is checked in a worker. */
async function editionFor(context: MatchContext, text: string): ReturnType<typeof editionBody> {
  const parsed = parseJson(text);
  if (!parsed.ok || !isObject(parsed.value)) return null;
  const { game: name, edition } = parsed.value;
  const game = typeof name === 'string' ? newestOf(context.games, name) : undefined;
  return game === undefined || typeof edition !== 'string' ? null : editionBody(context, game, edition);
}

interface Brought {
  readonly id: string;
  readonly at: number;
  readonly host: Participant;
  /** The last row of the log. */
  readonly end: EventRow;
  readonly ending: Ending;
}

function matchOf(
  { id, at, host, end, ending }: Brought,
  record: GameRecord,
): { readonly row: MatchRow; readonly seats: SeatRow[] } {
  const row: MatchRow = {
    id,
    game: record.game,
    rules: record.rules,
    edition: record.edition,
    options: JSON.stringify(record.options),
    seats_count: record.seats.length,
    pace: JSON.stringify({ kind: 'free' }),
    visibility: 'off',
    join_code: null,
    host: host.person,
    seed: record.seed,
    commitment: sha256(record.seed),
    bot_key: '',
    status: 'over',
    created_at: at,
    started_at: at,
    ended_at: at,
    moved_at: at,
    seq: end.seq,
    hash: end.hash,
    asked: null,
    proposal: null,
    rematch_of: null,
    result: JSON.stringify(ending),
    rated: 0,
    auto_start: 0,
    imported: record.hash,
    day: null,
    counted: 0,
  };
  const seats = record.seats.map((name, seat): SeatRow => ({ ...openSeat(id, seat), kind: 'person', name, ready: 1 }));
  return { row, seats };
}
