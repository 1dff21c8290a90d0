import type { Eyes, Json, Table } from '@nightjar/kernel';
import type { EventRow, MatchRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { MatchContext } from './context.ts';
import { admitEdition } from './house.ts';
import { eventsSince, requireChain, sha256 } from './log.ts';
import { aloneIn, eyesOf, gameOf, type Opened, optionsOf } from './opened.ts';
import { reopenedTable } from './rehearse.ts';
import { advanced, type Replay } from './replay.ts';
import { keepSnapshot, SNAPSHOT_EVERY } from './snapshot.ts';

/** The source of a table, without its seats. */
type ReplaySource = Omit<Replay, 'alone'>;

/** The hash a match's log begins with. */
export const genesisOf = (match: string): string => sha256(match);

const noSuchMatch = (): Trouble => new Trouble(404, 'no-such-match', 'there is no such match');

/** The present state of a match. If other processes share the store, `seq` is checked there first. */
export async function openMatch(context: MatchContext, match: string): Promise<Opened> {
  const known = context.openMatches.get(match);
  if (known === undefined) return load(context, match);
  return context.store.hasOtherWriters ? refreshed(context, known) : known;
}

/** A match and a person's eyes on it. A match that the person may not see counts as missing. */
export async function openFor(
  context: MatchContext,
  match: string,
  person: string | null,
): Promise<{ readonly opened: Opened; readonly eyes: Eyes }> {
  const opened = await openMatch(context, match);
  const eyes = eyesOf(opened, person);
  if (eyes === null) throw noSuchMatch();
  return { opened, eyes };
}

async function refreshed(context: MatchContext, known: Opened): Promise<Opened> {
  const { id, seq } = known.row;
  const newest = await context.store.db.selectFrom('matches').select('seq').where('id', '=', id).executeTakeFirst();
  if (newest?.seq === seq) return known;
  return load(context, id, known);
}

/** Reads a match. If an older state is at hand, only the events since are replayed. */
async function load(context: MatchContext, match: string, known?: Opened): Promise<Opened> {
  for (;;) {
    const row = await rowOf(context.store, match);
    if (row === undefined) throw noSuchMatch();
    const seats = await context.store.db
      .selectFrom('seats')
      .selectAll()
      .where('match', '=', match)
      .orderBy('seat')
      .execute();
    const table = await tableOn(context, row, aloneIn(seats), known);
    // The match moved between the reads, so they do not belong together.
    if ((await rowOf(context.store, match))?.seq !== row.seq) continue;
    const opened = { row, seats, table };
    context.openMatches.put(opened);
    return opened;
  }
}

const rowOf = (store: Store, match: string): Promise<MatchRow | undefined> =>
  store.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();

async function tableOn(
  context: MatchContext,
  row: MatchRow,
  alone: number | null,
  known?: Opened,
): Promise<Table | null> {
  // A match that was set aside is not replayed again: its rules may never end.
  if (row.seed === null || row.status === 'cancelled') return null;
  const game = gameOf(context.games, row);
  await admitEdition(context, game, row.edition);
  if (known !== undefined && known.table !== null && known.row.seq <= row.seq) {
    const rows = await upTo(context.store, row, known.row.seq);
    requireChain(row.id, known.row, rows);
    const table = advanced(known.table, rows);
    if (table !== null) return table;
  }
  const replay = (await sinceSnapshot(context.store, row)) ?? (await sinceStart(context.store, row));
  const table = await reopenedTable(context, row, { ...replay, alone });
  // A snapshot makes the next replay short.
  if (replay.rows.length > SNAPSHOT_EVERY) context.openMatches.background(keepSnapshot(context, { row, table }));
  return table;
}

async function upTo(store: Store, row: MatchRow, since: number): Promise<EventRow[]> {
  const rows = await eventsSince(store, row.id, since);
  return rows.filter(({ seq }) => seq <= row.seq);
}

async function sinceSnapshot(store: Store, row: MatchRow): Promise<ReplaySource | null> {
  const snapshot = await store.db
    .selectFrom('snapshots')
    .selectAll()
    .where('match', '=', row.id)
    .where('seq', '<=', row.seq)
    .where('rules', '=', row.rules)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (snapshot === undefined) return null;
  const [at, ...rows] = await upTo(store, row, snapshot.seq - 1);
  if (at?.hash !== snapshot.hash || rows.some(({ kind }) => kind === 'consent' || kind === 'undo')) return null;
  requireChain(row.id, snapshot, rows);
  return { from: { table: JSON.parse(snapshot.state) as Json }, rows };
}

/** The replay from the start, where no snapshot helps. */
async function sinceStart(store: Store, row: MatchRow): Promise<ReplaySource> {
  const rows = await upTo(store, row, 0);
  requireChain(row.id, { seq: 0, hash: genesisOf(row.id) }, rows);
  return { from: { options: optionsOf(row), seed: row.seed as string }, rows };
}
