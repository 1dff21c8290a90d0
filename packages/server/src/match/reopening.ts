import {
  type AnyGame,
  agreed,
  isRefusal,
  type Json,
  type JsonObject,
  type RecordedAnswer,
  rewound,
  stepped,
  type Table,
  tableAt,
  tableFromJson,
} from '@nightjar/kernel';
import type { EventRow } from '../store/schema.ts';

/** What a match's table is laid out from again: a snapshot or the start, and the log after it. */
export interface Reopening {
  readonly from: { readonly table: Json } | { readonly options: JsonObject; readonly seed: string };
  readonly rows: readonly EventRow[];
}

/** The table as the log left it. After a snapshot there is no consent in it. */
export function reopened(game: AnyGame, { from, rows }: Reopening): Table {
  if ('table' in from) return advanced(tableFromJson(game, from.table), rows) as Table;
  const { options, seed } = from;
  const last = rows.findLastIndex(({ kind }) => kind === 'consent') + 1;
  const { answers } = answersIn(rows.slice(0, last));
  const table = last === 0 ? tableAt(game, game.setup(options, seed)) : agreed(game, options, seed, answers);
  return advanced(table, rows.slice(last)) as Table;
}

/** The table after these events; null if they take back answers that this table does not hold any more. */
export function advanced(from: Table, rows: readonly EventRow[]): Table | null {
  let table = from;
  for (const { match, seq, seat, kind, body } of rows) {
    if (kind === 'consent') return null;
    if (kind !== 'answer' && kind !== 'undo') continue;
    if (kind === 'undo') {
      table = rewound(table, takenBack(body));
      continue;
    }
    const next = stepped(table, seat, textIn(body));
    if (isRefusal(next)) throw new Error(`the log of match ${match} does not replay at ${seq}: ${next.reason}`);
    table = next.table;
  }
  return table;
}

const textIn = (body: string): string => (JSON.parse(body) as { readonly text: string }).text;

/** How many answers an undo took back. Where it does not say, answers did not give themselves yet: one. */
const takenBack = (body: string): number => (JSON.parse(body) as { readonly count?: number }).count ?? 1;

/** The answers that stand after these events, and how many stood at each consent. */
export function answersIn(rows: readonly EventRow[]): { answers: RecordedAnswer[]; consents: number[] } {
  const answers: RecordedAnswer[] = [];
  const consents: number[] = [];
  for (const { kind, seat, body } of rows) {
    if (kind === 'answer') answers.push({ seat, text: textIn(body) });
    if (kind === 'undo') answers.length -= takenBack(body);
    if (kind !== 'consent') continue;
    consents.push(answers.length);
    answers.length -= (JSON.parse(body) as { count: number }).count;
  }
  return { answers, consents };
}
