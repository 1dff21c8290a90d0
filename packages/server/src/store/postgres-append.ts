import { createHash } from 'node:crypto';
import { DUE_COLUMNS, EVENT_COLUMNS, SEAT_COLUMNS } from './columns.ts';
import type { Appending } from './store.ts';

/** The types of columns that are no text. */
const TYPES: Readonly<Record<string, string>> = {
  seq: 'bigint',
  at: 'bigint',
  reached: 'bigint',
  seat: 'integer',
  ready: 'integer',
  tries: 'integer',
  resigned_at: 'bigint',
  reserve_ms: 'bigint',
  clock_at: 'bigint',
  claimed_at: 'bigint',
};

/** `name(column type, …)`, as rows come out of JSON. */
const rowsIn = (parameter: string, name: string, columns: readonly string[]): string =>
  `json_to_recordset(${parameter}) as ${name}(${columns.map((column) => `${column} ${TYPES[column] ?? 'text'}`).join(', ')})`;

/** A statement with its values; equal texts have equal names, so that each is planned once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `append-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/**
 * A whole append as one statement, and so one journey and one transaction: the match moves where `seq` still fits, and
 * everything else is written for the row that moved. It returns one row, or none where somebody was first.
 */
export function appendStatement({ match, since, row, rows, seats, due }: Appending): Statement {
  const values: unknown[] = [];
  const value = (one: unknown): string => {
    values.push(one);
    return `$${values.length}`;
  };
  const changed = Object.entries(row).map(([column, to]) => `${column} = ${value(to)}`);
  const parts = [
    `moved as (update matches set ${changed.join(', ')} where id = ${value(match)} and seq = ${value(since)} returning id)`,
    `logged as (insert into events (${EVENT_COLUMNS.join(', ')}) select ${EVENT_COLUMNS.map((name) => `event.${name}`).join(', ')}
      from moved, ${rowsIn(value(JSON.stringify(rows)), 'event', EVENT_COLUMNS)})`,
  ];
  if (seats.length > 0) {
    parts.push(`seated as (update seats set ${SEAT_COLUMNS.map((name) => `${name} = sitting.${name}`).join(', ')}
      from moved, ${rowsIn(value(JSON.stringify(seats)), 'sitting', ['seat', ...SEAT_COLUMNS])}
      where seats.match = moved.id and seats.seat = sitting.seat)`);
  }
  const fresh = due.rows.map(({ kind }) => kind);
  if (due.gone.length > 0) {
    parts.push(`gone as (delete from due using moved where due.match = moved.id and due.kind = any(${value(due.gone)}::text[])
      and due.kind <> all(${value(fresh)}::text[]))`);
  }
  if (fresh.length > 0) {
    parts.push(`came as (insert into due (${DUE_COLUMNS.join(', ')}) select ${DUE_COLUMNS.map((name) => `one.${name}`).join(', ')}
      from moved, ${rowsIn(value(JSON.stringify(due.rows)), 'one', [...DUE_COLUMNS, '"for"'])}
      where one."for" is null or exists (select 1 from subscriptions where person = one."for")
      on conflict (id) do update set ${DUE_COLUMNS.slice(1)
        .map((name) => `${name} = excluded.${name}`)
        .join(', ')})`);
  }
  const text = `with ${parts.join(',\n')} select id from moved`;
  return { name: nameOf(text), text, values };
}
