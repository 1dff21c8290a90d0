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

/** What a match's table is laid out from again: a snapshot or the start, and the log after it. */
export interface Replay {
  readonly from: { readonly table: Json } | { readonly options: JsonObject; readonly seed: string };
  readonly rows: readonly EventRow[];
  /** The seat of the only person among bots, if there is one. */
  readonly alone: Seat | null;
}

/** The table as the log left it. After a snapshot nothing in it was taken back. */
export function replayedTable(game: AnyGame, { from, rows, alone }: Replay): Table {
  const sat = (table: Table): Table => besideBots(table, alone);
  if ('table' in from) return advanced(sat(tableFromJson(game, from.table)), rows) as Table;
  const { options, seed } = from;
  const last = rows.findLastIndex(({ kind }) => kind === 'consent') + 1;
  const { answers } = answersIn(rows.slice(0, last));
  const table = last === 0 ? tableAt(game, game.setup(options, seed)) : agreed(game, options, seed, answers);
  // Somebody may have sat down since among whose bots an undo went far back: then what stands is all there is.
  return advanced(sat(table), rows.slice(last)) ?? sat(agreed(game, options, seed, answersIn(rows).answers));
}

/** The table after these events; null if they take back answers that this table does not hold any more. */
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

/** The answers that stand after these events, and how many stood at each consent. */
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
