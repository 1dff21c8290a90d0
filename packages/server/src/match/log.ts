import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameEvent, JsonObject } from '@nightjar/kernel';
import type { EventKind } from '@nightjar/wire';
import type { EventRow, MatchRow } from '../store/schema.ts';
import { type Appending, isTaken, type Store } from '../store/store.ts';

/** The seat of events that no seat caused. */
export const NOBODY = -1;

/** An event that is about to be logged. */
export interface NewEvent {
  readonly kind: EventKind;
  readonly seat: number;
  readonly body: JsonObject;
  /** The game's own events, complete. */
  readonly facts?: readonly GameEvent[];
}

/** An event of the log, complete. Clients get only what their eyes perceive of it. */
export interface LoggedEvent extends Required<NewEvent> {
  readonly seq: number;
  readonly at: number;
}

export const loggedEvent = ({ kind, seat, body, facts = [] }: NewEvent, seq: number, at: number): LoggedEvent => ({
  seq,
  at,
  kind,
  seat,
  body,
  facts,
});

/** Identifies a command, so that it is done once and its reply repeated. */
export interface CommandKey {
  readonly seat: number;
  readonly command: string;
  readonly bodyHash: string;
}

/** One append: events, the match after them, its seats and its due work. */
export interface Append extends Omit<Appending, 'since' | 'row'> {
  /** The `seq` at which the match must still be. */
  readonly seq: number;
  readonly at: number;
  readonly row: Partial<Omit<MatchRow, 'id' | 'seq' | 'hash' | 'moved_at'>>;
  readonly key: CommandKey | null;
}

/** The result of a command that was done before. */
export type Before =
  /** The same command, and the `seq` of its reply. */
  | { readonly is: 'repeated'; readonly seq: number }
  /** Another command under the same id. */
  | { readonly is: 'reused' };

/** `stale`: another action was first. */
export type Appended = { readonly is: 'appended' } | { readonly is: 'stale' } | Before;

export const sha256 = (text: string): string => hash('sha256', text);

/** The hash of a command's body: it tells two bodies under one id apart. */
export const bodyHash = (text: string): string => hash('sha256', text).slice(0, 16);

/** The hash of an event, over the hash of the event before: no earlier event can change unnoticed. */
const chained = (before: string, row: Omit<EventRow, 'hash' | 'body_hash' | 'reached'>): string =>
  sha256(JSON.stringify([before, row.match, row.seq, row.command, row.seat, row.kind, row.body, row.facts, row.at]));

/** Events, and the end of the log before them. */
export interface Entry {
  readonly match: string;
  /** The last `seq` of the log. */
  readonly seq: number;
  readonly hash: string;
  readonly at: number;
  readonly events: readonly NewEvent[];
  readonly key: CommandKey | null;
}

/** The rows of these events. Only the first carries the command. */
export function chain({ match, seq, hash: end, at, events, key }: Entry): EventRow[] {
  let before = end;
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
    const asked = i === 0 && key !== null;
    const reached = asked ? seq + events.length : null;
    return { ...row, hash: before, body_hash: asked ? key.bodyHash : null, reached };
  });
}

/**
 * Appends if the match is still at `seq`, all or nothing. Retrying after a broken connection is safe: a commit that
 * nobody saw is found by its command, and its reply is repeated.
 */
export async function append(store: Store, { seq, at, row, key, ...wanted }: Append): Promise<Appended> {
  const last = wanted.rows.at(-1) as EventRow;
  try {
    const moved = { ...row, seq: last.seq, hash: last.hash, moved_at: at };
    if (await store.append({ ...wanted, since: seq, row: moved })) return { is: 'appended' };
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  return (key === null ? null : await earlierResult(store, wanted.match, key)) ?? { is: 'stale' };
}

/** The result of a command that was done before; its first event keeps it. */
export async function earlierResult(
  store: Store,
  match: string,
  { seat, command, bodyHash: asked }: CommandKey,
): Promise<Before | null> {
  const row = await store.db
    .selectFrom('events')
    .select(['body_hash', 'reached', 'seq'])
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('command', '=', command)
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.body_hash === asked ? { is: 'repeated', seq: row.reached ?? row.seq } : { is: 'reused' };
}

/** This many rows of a log are read at once. */
const PART = 500;

/**
 * The log after a `seq`, in order. A long one is read in parts, with event-loop ticks for other requests in between.
 */
export async function eventsSince(store: Store, match: string, since = 0, most = Infinity): Promise<EventRow[]> {
  const events: EventRow[] = [];
  for (let seq = since; ; seq = events.at(-1)?.seq ?? seq) {
    const wanted = Math.min(PART, most - events.length);
    const part = await partOf(store, match, seq, wanted);
    events.push(...part);
    if (part.length < wanted || events.length === most) return events;
    await nextTurn();
  }
}

const partOf = (store: Store, match: string, since: number, most: number): Promise<EventRow[]> =>
  store.db
    .selectFrom('events')
    .selectAll()
    .where('match', '=', match)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(most)
    .execute();

/** An event from its row, with its JSON columns parsed. */
export const loggedEventOf = ({ kind, seat, body, facts, seq, at }: EventRow): LoggedEvent =>
  loggedEvent(
    { kind, seat, body: JSON.parse(body) as JsonObject, facts: JSON.parse(facts) as readonly GameEvent[] },
    seq,
    at,
  );

/** Throws if these rows do not continue the chain of hashes. */
export function requireChain(
  match: string,
  from: { readonly seq: number; readonly hash: string },
  rows: readonly EventRow[],
): void {
  let { seq, hash: end } = from;
  for (const row of rows) {
    seq += 1;
    end = chained(end, row);
    if (row.seq !== seq || row.hash !== end) throw new Error(`the log of match ${match} is broken at ${row.seq}`);
  }
}
