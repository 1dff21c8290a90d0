import { faultText, type GameRecord, isObject, parseJson, seal } from '@nightjar/kernel';
import type { Ending } from '@nightjar/wire';
import { closesAt } from '../daily/day.ts';
import { newestOf } from '../games.ts';
import { NAMELESS, readName } from '../people/name.ts';
import type { EventRow, MatchRow, SeatRow } from '../store/schema.ts';
import { isTaken } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { TrueRecord } from '../workers/job.ts';
import type { MatchContext } from './context.ts';
import { editionBody } from './house.ts';
import { chain, eventsSince, type NewEvent, NOBODY, sha256 } from './log.ts';
import { genesisOf, open } from './open.ts';
import { type Opened, optionsOf, tableOf } from './opened.ts';
import { answersIn } from './reopening.ts';
import { openSeat, type Sitter } from './seats.ts';

/** Longer games are not taken in. */
const MOST_ANSWERS = 10_000;
/** Rows written by one statement: SQLite allows some 32,000 values. */
const MOST_ROWS = 1_000;

/** What an import keeps of its record that its answers do not say. */
interface Kept {
  readonly imported: string;
  readonly consents: readonly number[];
  readonly locked: number;
}

/** Whether a match may be told whole: it is over, and nobody else plays the same deal any more. */
export const isTold = ({ status, day }: Pick<MatchRow, 'status' | 'day'>, now: number): boolean =>
  status === 'over' && (day === null || now >= closesAt(day));

/** The record of a finished match, as `nightjar verify` takes it. While a match runs nobody gets it. */
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

/** Takes in a record from outside as a finished match, once it was found true. It counts for nothing. */
export async function importRecord(context: MatchContext, host: Sitter, text: string): Promise<Opened> {
  const checked = await context.workers.record(text, await editionFor(context, text), MOST_ANSWERS, host.person);
  if (!checked.ok) throw new Trouble(422, 'bad-record', faultText(checked.fault));
  const { hash, seats: names } = checked.value.record;
  for (const [i, name] of names.entries()) {
    const read = readName(name);
    if (name !== '' && name !== NAMELESS && !read.ok)
      throw new Trouble(422, 'bad-record', `seats[${i}]: ${read.fault.what}`);
  }
  const id = context.chance.id();
  const { row, seats, rows } = matchOf(context, id, host, checked.value);
  const snapshot = { match: id, seq: row.seq, rules: row.rules, hash: row.hash };
  try {
    await context.store.transact(async (trx) => {
      await trx.insertInto('matches').values(row).execute();
      await trx.insertInto('seats').values(seats).execute();
      for (let i = 0; i < rows.length; i += MOST_ROWS) {
        await trx
          .insertInto('events')
          .values(rows.slice(i, i + MOST_ROWS))
          .execute();
      }
      await trx
        .insertInto('snapshots')
        .values({ ...snapshot, state: JSON.stringify(checked.value.table) })
        .execute();
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const before = await context.store.db
      .selectFrom('matches')
      .select('id')
      .where('host', '=', host.person)
      .where('imported', '=', hash)
      .executeTakeFirstOrThrow();
    return open(context, before.id);
  }
  return open(context, id);
}

/** The house edition a record names, if it is known here. The record itself is checked elsewhere. */
async function editionFor(context: MatchContext, text: string): ReturnType<typeof editionBody> {
  const parsed = parseJson(text);
  if (!parsed.ok || !isObject(parsed.value)) return null;
  const { game: name, edition } = parsed.value;
  const game = typeof name === 'string' ? newestOf(context.games, name) : undefined;
  return game === undefined || typeof edition !== 'string' ? null : editionBody(context, game, edition);
}

function matchOf(
  context: MatchContext,
  id: string,
  host: Sitter,
  { record, facts, result }: TrueRecord,
): { readonly row: MatchRow; readonly seats: SeatRow[]; readonly rows: EventRow[] } {
  const at = context.clock.now();
  const commitment = sha256(record.seed);
  const ending: Ending = { ...result, reason: 'played', resigned: [] };
  const kept: Kept = { imported: record.hash, consents: record.consents, locked: record.locked };
  const events: NewEvent[] = [
    { kind: 'create', seat: NOBODY, body: { ...kept } },
    { kind: 'start', seat: NOBODY, body: { commitment } },
    ...record.answers.map(
      ({ seat, text }, i): NewEvent => ({ kind: 'answer', seat, body: { text }, facts: JSON.parse(facts[i] ?? '[]') }),
    ),
    { kind: 'end', seat: NOBODY, body: { ...ending } },
  ];
  const rows = chain({ match: id, seq: 0, hash: genesisOf(id), at, events, key: null });
  const last = rows.at(-1) as EventRow;
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
    commitment,
    bot_key: '',
    status: 'over',
    created_at: at,
    started_at: at,
    ended_at: at,
    moved_at: at,
    seq: last.seq,
    hash: last.hash,
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
  return { row, seats, rows };
}
