import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { DUE_COLUMNS, EVENT_COLUMNS, SEAT_COLUMNS } from './columns.ts';
import type { Appending } from './store.ts';

const marks = (columns: readonly string[]): string => columns.map(() => '?').join(', ');
const sets = (columns: readonly string[]): string => columns.map((column) => `${column} = ?`).join(', ');

const valuesOf = <Row extends object>(row: Row, columns: readonly (keyof Row)[]): SQLInputValue[] =>
  columns.map((column) => row[column] as SQLInputValue);

/** Writes an append in the open transaction, by statements prepared once; false if the match has moved. */
export function appender(database: DatabaseSync): (wanted: Appending) => boolean {
  const prepared = new Map<string, StatementSync>();
  const run = (text: string, values: readonly SQLInputValue[]): number => {
    let statement = prepared.get(text);
    if (statement === undefined) {
      statement = database.prepare(text);
      prepared.set(text, statement);
    }
    return Number(statement.run(...values).changes);
  };

  const insertEvent = `insert into events (${EVENT_COLUMNS.join(', ')}) values (${marks(EVENT_COLUMNS)})`;
  const updateSeat = `update seats set ${sets(SEAT_COLUMNS)} where match = ? and seat = ?`;
  const insertDue = `insert into due (${DUE_COLUMNS.join(', ')}) select ${marks(DUE_COLUMNS)}
    where ?${DUE_COLUMNS.length + 1} is null or exists (select 1 from subscriptions where person = ?${DUE_COLUMNS.length + 1})`;

  return ({ match, since, row, rows, seats, due }) => {
    const changed = Object.keys(row) as (keyof typeof row)[];
    const update = `update matches set ${sets(changed)} where id = ? and seq = ?`;
    if (run(update, [...valuesOf(row, changed), match, since]) !== 1) return false;
    for (const event of rows) run(insertEvent, valuesOf(event, EVENT_COLUMNS));
    for (const seat of seats) run(updateSeat, [...valuesOf(seat, SEAT_COLUMNS), match, seat.seat]);
    if (due.gone.length > 0)
      run(`delete from due where match = ? and kind in (${marks(due.gone)})`, [match, ...due.gone]);
    for (const one of due.rows) run(insertDue, [...valuesOf(one, DUE_COLUMNS), one.for]);
    return true;
  };
}
