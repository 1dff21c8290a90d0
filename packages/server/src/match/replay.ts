import {
  type AnyGame,
  agreed,
  besideBots,
  isRefusal,
  type Json,
  type JsonObject,
  moved,
  type RecordedAnswer,
  rewound,
  type Seat,
  type Table,
  tableAt,
  tableFromJson,
} from '@nightjar/kernel';
import { takenBack } from '@nightjar/wire/taken-back';
import type { EventRow } from '../store/schema.ts';

/** The source of a table: a snapshot or the start, and the events since. */
export interface Replay {
  readonly from: { readonly table: Json } | { readonly options: JsonObject; readonly seed: string };
  readonly rows: readonly EventRow[];
  /** The seat of the only person among bots, if there is one. */
  readonly alone: Seat | null;
}

/** The table after the log. After a snapshot, no answer in it was taken back. */
export function replayedTable(game: AnyGame, { from, rows, alone }: Replay): Table {
  const sat = (table: Table): Table => besideBots(table, alone);
  if ('table' in from) return advanced(sat(tableFromJson(game, from.table)), rows) as Table;
  const { options, seed } = from;
  const last = rows.findLastIndex(({ kind }) => kind === 'consent') + 1;
  const { answers } = answersIn(rows.slice(0, last));
  const table = last === 0 ? tableAt(game, game.setup(options, seed)) : agreed(game, options, seed, answers);
  // A second person may have joined since an undo that took bots' answers back. Then only the remaining answers are
  // replayed.
  return advanced(sat(table), rows.slice(last)) ?? sat(agreed(game, options, seed, answersIn(rows).answers));
}

/** The table after these events; null if they take back answers that the table does not keep any more. */
export function advanced(from: Table, rows: readonly EventRow[]): Table | null {
  let table = from;
  for (const { match, seq, seat, kind, body } of rows) {
    if (kind === 'consent') return null;
    if (kind !== 'answer' && kind !== 'undo') continue;
    if (kind === 'undo') {
      const count = takenBack(kind, bodyOf(body));
      if (count > table.free.length) return null;
      table = rewound(table, count);
      continue;
    }
    const next = moved(table, seat, textIn(body));
    if (isRefusal(next)) throw new Error(`the log of match ${match} does not replay at ${seq}: ${next.reason}`);
    table = next.table;
  }
  return table;
}

const bodyOf = (body: string) => JSON.parse(body) as { readonly text?: string; readonly count?: number };
const textIn = (body: string): string => bodyOf(body).text as string;

/** The answers that remain after these events, and how many there were at each consent. */
export function answersIn(rows: readonly EventRow[]): { answers: RecordedAnswer[]; consents: number[] } {
  const answers: RecordedAnswer[] = [];
  const consents: number[] = [];
  for (const { kind, seat, body } of rows) {
    if (kind === 'answer') answers.push({ seat, text: textIn(body) });
    if (kind === 'consent') consents.push(answers.length);
    if (kind === 'undo' || kind === 'consent') answers.length -= takenBack(kind, bodyOf(body));
  }
  return { answers, consents };
}
