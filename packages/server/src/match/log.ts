import { createHash } from 'node:crypto';
import type { GameEvent, JsonObject } from '@nightjar/kernel';
import type { EventKind } from '@nightjar/wire';
import type { EventRow, MatchRow, SeatRow } from '../store/schema.ts';
import { isTaken, type Store, type Trx } from '../store/store.ts';

/** No seat: what nobody at the table did. */
export const NOBODY = -1;

/** Something that is about to stand in the log. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly seat: number;
  readonly body: JsonObject;
  /** The game's own events, whole. */
  readonly facts?: readonly GameEvent[];
}

/** Who sent a command and what it says, so that it is done once and answered alike for ever. */
export interface CommandKey {
  readonly seat: number;
  readonly command: string;
  readonly bodyHash: string;
}

/** What is written in one transaction: events, the match as they leave it, and the reply. */
export interface Append {
  readonly match: string;
  /** The `seq` that must still stand. */
  readonly seq: number;
  readonly at: number;
  readonly rows: readonly EventRow[];
  readonly row: Partial<Omit<MatchRow, 'id' | 'seq' | 'hash' | 'moved_at'>>;
  readonly seats: readonly SeatRow[];
  readonly key: CommandKey | null;
  readonly reply: string;
  /** What others keep about a match, in the same transaction. */
  readonly also?: (trx: Trx) => Promise<void>;
}

export type Appended =
  | { readonly is: 'appended' }
  /** Somebody else was first. */
  | { readonly is: 'stale' }
  /** The same command was done before. */
  | { readonly is: 'repeated'; readonly reply: string }
  /** Another command was done before under the same id. */
  | { readonly is: 'reused' };

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of an event, over the one before it: nothing earlier can change without showing. */
const chained = (before: string, row: Omit<EventRow, 'hash'>): string =>
  sha256(JSON.stringify([before, row.match, row.seq, row.command, row.seat, row.kind, row.body, row.facts, row.at]));

/** Events and where they go in the log. */
export interface Entry {
  readonly match: string;
  /** The end of the log before them. */
  readonly seq: number;
  readonly hash: string;
  readonly at: number;
  readonly events: readonly NewEvent[];
  readonly key: CommandKey | null;
}

/** The rows that events become. Only the first carries the command: the others came along with it. */
export function chain({ match, seq, hash, at, events, key }: Entry): EventRow[] {
  let before = hash;
  return events.map(({ kind, seat, body, facts = [] }, i) => {
    const row = {
      match,
      seq: seq + i + 1,
      command: i === 0 ? (key?.command ?? null) : null,
      seat,
      kind,
      body: JSON.stringify(body),
      facts: JSON.stringify(facts),
      at,
    };
    before = chained(before, row);
    return { ...row, hash: before };
  });
}

class Outrun extends Error {}

/**
 * Appends if `seq` still stands, all or nothing. Trying again after a broken connection is safe: what was committed
 * unseen is found by its command and answered as it was.
 */
export async function append(store: Store, wanted: Append): Promise<Appended> {
  const { key, rows } = wanted;
  const last = rows.at(-1) as EventRow;
  try {
    await store.transact(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('matches')
        .set({ ...wanted.row, seq: last.seq, hash: last.hash, moved_at: wanted.at })
        .where('id', '=', wanted.match)
        .where('seq', '=', wanted.seq)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Outrun();
      await trx
        .insertInto('events')
        .values([...rows])
        .execute();
      if (key !== null) {
        const { seat, command, bodyHash } = key;
        await trx
          .insertInto('replies')
          .values({ match: wanted.match, seat, command, body_hash: bodyHash, reply: wanted.reply })
          .execute();
      }
      for (const { match, seat, ...change } of wanted.seats) {
        await trx.updateTable('seats').set(change).where('match', '=', match).where('seat', '=', seat).execute();
      }
      await wanted.also?.(trx);
    });
    return { is: 'appended' };
  } catch (error) {
    if (!(error instanceof Outrun || isTaken(error))) throw error;
    return (key === null ? null : await repliedTo(store, wanted.match, key)) ?? { is: 'stale' };
  }
}

/** What a command was answered, if it was done before. */
export async function repliedTo(
  store: Store,
  match: string,
  { seat, command, bodyHash }: CommandKey,
): Promise<Extract<Appended, { is: 'repeated' | 'reused' }> | null> {
  const row = await store.db
    .selectFrom('replies')
    .select(['body_hash', 'reply'])
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('command', '=', command)
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.body_hash === bodyHash ? { is: 'repeated', reply: row.reply } : { is: 'reused' };
}

/** The log after a `seq`, in order. */
export const eventsSince = (store: Store, match: string, seq: number, most?: number): Promise<EventRow[]> => {
  const rows = store.db
    .selectFrom('events')
    .selectAll()
    .where('match', '=', match)
    .where('seq', '>', seq)
    .orderBy('seq');
  return (most === undefined ? rows : rows.limit(most)).execute();
};

/** Throws where a log does not follow from what stands before it. */
export function holdsChain(
  match: string,
  from: { readonly seq: number; readonly hash: string },
  rows: readonly EventRow[],
): void {
  let { seq, hash } = from;
  for (const row of rows) {
    seq += 1;
    hash = chained(hash, row);
    if (row.seq !== seq || row.hash !== hash) throw new Error(`the log of match ${match} is broken at ${row.seq}`);
  }
}
