import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameEvent, JsonObject } from '@nightjar/kernel';
import type { EventKind } from '@nightjar/wire';
import type { EventRow, MatchRow } from '../store/schema.ts';
import { type Appending, isTaken, type Store } from '../store/store.ts';

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

/** An event that stands in the log, whole: it leaves only as some eyes perceive it. */
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

/** Actor sent a command and what it says, so that it is done once and answered alike for ever. */
export interface CommandKey {
  readonly seat: number;
  readonly command: string;
  readonly bodyHash: string;
}

/** What is written at once: events, the match as they leave it, its seats and its due work. */
export interface Append extends Omit<Appending, 'since' | 'row'> {
  /** The `seq` that must still stand. */
  readonly seq: number;
  readonly at: number;
  readonly row: Partial<Omit<MatchRow, 'id' | 'seq' | 'hash' | 'moved_at'>>;
  readonly key: CommandKey | null;
}

/** What a command came to that was done before. */
export type Before =
  /** The same command, and the `seq` it was answered with. */
  | { readonly is: 'repeated'; readonly seq: number }
  /** Another command under the same id. */
  | { readonly is: 'reused' };

/** `stale`: somebody else was first. */
export type Appended = { readonly is: 'appended' } | { readonly is: 'stale' } | Before;

export const sha256 = (text: string): string => hash('sha256', text);

/** What a command asked for, told apart from everything else it might have asked for. */
export const bodyHash = (text: string): string => hash('sha256', text).slice(0, 16);

/** The hash of an event, over the one before it: nothing earlier can change without showing. */
const chained = (before: string, row: Omit<EventRow, 'hash' | 'body_hash' | 'reached'>): string =>
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
 * Appends if `seq` still stands, all or nothing. Trying again after a broken connection is safe: what was committed
 * unseen is found by its command and answered as it was.
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

/** What became of a command, if it was done before: its first event says. */
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

/** So much of a log is read at a time. */
const PART = 500;

/** The log after a `seq`, in order. One that is long is read in parts, and others have their turns in between. */
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

/** A row of the log, with what its columns of JSON say. */
export const loggedEventOf = ({ kind, seat, body, facts, seq, at }: EventRow): LoggedEvent =>
  loggedEvent(
    { kind, seat, body: JSON.parse(body) as JsonObject, facts: JSON.parse(facts) as readonly GameEvent[] },
    seq,
    at,
  );

/** Throws where a log does not follow from what stands before it. */
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
