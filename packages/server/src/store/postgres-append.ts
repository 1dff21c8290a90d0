import type { Pool, QueryConfig } from 'pg';
import type { Log } from '../log.ts';
import { DUE_COLUMNS, EVENT_COLUMNS, SEAT_COLUMNS } from './columns.ts';
import { GroupCommit } from './group-commit.ts';
import type { Appending, Store } from './store.ts';

/** The columns of the match that an append changes. Appends with the same columns are written by one statement. */
const shapeOf = ({ row }: Appending): string => Object.keys(row).join(', ');

const from = (row: string, columns: readonly string[]): string => columns.map((name) => `${row}.${name}`).join(', ');
const sets = (row: string, columns: readonly string[]): string =>
  columns.map((name) => `${name} = ${row}.${name}`).join(', ');

/**
 * Writes any number of appends as one statement: one round trip and one transaction. Every match that is still at its
 * `seq` moves, with everything that its append writes. It returns the matches that moved.
 */
const statement = (shape: string): string => `with wanted as (
    select * from json_to_recordset($1)
      as wanted(since bigint, row matches, events events[], seats seats[], gone text[], due due[], whom text[])
  ), moved as (
    update matches set ${sets('(wanted.row)', shape.split(', '))} from wanted
      where matches.id = (wanted.row).id and matches.seq = wanted.since returning wanted.*
  ), logged as (
    insert into events (${EVENT_COLUMNS.join(', ')}) select ${from('event', EVENT_COLUMNS)} from moved, unnest(moved.events) as event
  ), seated as (
    update seats set ${sets('sitting', SEAT_COLUMNS)} from moved, unnest(moved.seats) as sitting
      where seats.match = sitting.match and seats.seat = sitting.seat
  ), gone as (
    delete from due using moved where due.match = (moved.row).id and due.kind = any(moved.gone)
  ), came as (
    insert into due (${DUE_COLUMNS.join(', ')}) select ${from('one', DUE_COLUMNS)}
      from moved, unnest(moved.due) with ordinality as one
      where whom[ordinality] is null or exists (select 1 from subscriptions where person = whom[ordinality])
      on conflict (id) do update set ${sets('excluded', DUE_COLUMNS.slice(1))}
  ) select (row).id from moved`;

/** An append as the statement reads it. A row that replaces another must not be deleted too. */
const written = ({ match, since, row, rows, seats, due }: Appending) => ({
  since,
  row: { id: match, ...row },
  events: rows,
  seats,
  gone: due.gone.filter((kind) => due.rows.every((one) => one.kind !== kind)),
  due: due.rows,
  whom: due.rows.map((one) => one.for),
});

/**
 * An append that is not answered in this time has an unknown outcome, as after a broken connection. Its connection is
 * given up.
 */
const MOST_MS = 5_000;

type Write = (group: readonly Appending[]) => Promise<ReadonlySet<string>>;

/**
 * Writes appends of the same columns to as many matches, and returns the matches that moved: those that were still at
 * `since`.
 */
export function appender(pool: Pool): Write {
  const known = new Map<string, { readonly name: string; readonly text: string }>();
  return async (group) => {
    const shape = shapeOf(group[0] as Appending);
    let prepared = known.get(shape);
    if (prepared === undefined) {
      prepared = { name: `append-${known.size}`, text: statement(shape) };
      known.set(shape, prepared);
    }
    const { rows } = await pool.query<{ id: string }>({
      ...prepared,
      values: [JSON.stringify(group.map(written))],
      query_timeout: MOST_MS,
    } as QueryConfig);
    return new Set(rows.map(({ id }) => id));
  };
}

/** An append that waits to be committed. */
interface Waiting {
  readonly wanted: Appending;
  readonly settle: (isFirst: boolean | Promise<boolean>) => void;
}

const byMatch = ({ wanted: one }: Waiting, { wanted: other }: Waiting): number => (one.match < other.match ? -1 : 1);

/**
 * The waiting appends of the same columns, at most one per match: a second one would find the match moved. All
 * processes use the same order, so that two groups cannot deadlock.
 */
function together(waiting: readonly Waiting[], shape: string): readonly Waiting[] {
  const firsts = new Map<string, Waiting>();
  for (const one of waiting) {
    const { match } = one.wanted;
    if (shapeOf(one.wanted) === shape && !firsts.has(match)) firsts.set(match, one);
  }
  return [...firsts.values()].sort(byMatch);
}

/**
 * Commits appends in groups: all that arrive during a commit form the next group. If a group fails, its appends are
 * retried one by one, and the next group does not wait for that.
 */
export function grouped(write: Write, alone: Store['append'], log: Log): Store['append'] {
  let waiting: Waiting[] = [];
  let isWriting = false;
  const groupCommit = new GroupCommit(() => void drain());

  async function drain(): Promise<void> {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      const group = together(waiting, shapeOf(first.wanted));
      groupCommit.committed(group.length);
      const underWay = new Set(group);
      waiting = waiting.filter((one) => !underWay.has(one));
      try {
        const moved = await write(group.map(({ wanted }) => wanted));
        for (const { wanted, settle } of group) settle(moved.has(wanted.match));
      } catch (error) {
        log.debug({ err: error, appends: group.length }, 'appends failed together; each is done alone');
        for (const { wanted, settle } of group) settle(alone(wanted));
      }
    }
    isWriting = false;
  }

  return (wanted) =>
    new Promise((settle) => {
      waiting.push({ wanted, settle });
      if (isWriting) return groupCommit.joined(waiting.length);
      isWriting = true;
      groupCommit.schedule();
    });
}
