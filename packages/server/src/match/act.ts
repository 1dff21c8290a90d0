import type { Table } from '@nightjar/kernel';
import { faultPoint } from '../faults.ts';
import type { EventRow, MatchRow, SeatRow } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';
import type { MatchContext } from './context.ts';
import {
  type Appended,
  append,
  bodyHash,
  type CommandKey,
  chain,
  earlierResult,
  type Logged,
  loggedAs,
  type NewEvent,
} from './log.ts';
import { announce } from './news.ts';
import { open } from './open.ts';
import { type Opened, seatOf, type Who } from './opened.ts';
import { stale } from './picture-trouble.ts';
import { dropSnapshots, keepSnapshot, SNAPSHOT_EVERY } from './snapshot.ts';

/** What a decision about a match comes to. */
export interface Change {
  readonly events: readonly NewEvent[];
  readonly row?: Partial<Omit<MatchRow, 'id' | 'seq' | 'hash' | 'moved_at'>>;
  /** All seats as they are then; those that stay the same object are not written. */
  readonly seats?: readonly SeatRow[];
  readonly table?: Table;
}

/** A command as a client sends it. */
export interface Command {
  /** Made by the client: the same id is the same command. */
  readonly command: string;
  /** The `seq` the client saw. Left out where it does not matter what happened meanwhile. */
  readonly seq?: number | undefined;
}

export interface Action {
  readonly match: string;
  readonly who: Who;
  /** Null for what needs no repeating, such as joining. */
  readonly command: Command | null;
  /** What the command asks for, as the client said it: another body under the same id is another command. */
  readonly body?: unknown;
  /** The change, null where all is as wanted already, or a Trouble thrown. The seat is null where who asks has none. */
  decide(opened: Opened, seat: SeatRow | null, at: number): Change | null | Promise<Change | null>;
}

/** What came of an attempt that was accepted. */
export interface ActionResult {
  /** How far the match was then; the same whenever the command is sent again. */
  readonly seq: number;
  readonly isRepeated: boolean;
  /** The match afterwards; for a repeated command, as it is now. */
  readonly opened: Opened;
}

/** Who keeps losing the race so often gives up. */
const MOST_TRIES = 50;

/** Changes a match: validate, commit, and only then say so. One at a time per match in this process. */
export const act = (context: MatchContext, attempt: Action): Promise<ActionResult> =>
  context.openMatches.inTurn(attempt.match, () => tryOften(context, attempt));

async function tryOften(context: MatchContext, attempt: Action): Promise<ActionResult> {
  for (let tries = 1; ; tries += 1) {
    const done = await tryOnce(context, attempt, tries > 1);
    if (done !== null) return done;
    if (tries >= MOST_TRIES) throw new Trouble(503, 'busy', 'too much happens at this match', { retryAfter: 1 });
  }
}

async function tryOnce(context: MatchContext, attempt: Action, isAgain: boolean): Promise<ActionResult | null> {
  const { command, who, match } = attempt;
  const atHand = isAgain || command?.seq === undefined ? undefined : context.openMatches.get(match);
  let opened = atHand ?? (await open(context, match));
  if (command !== null && (command.seq !== opened.row.seq || opened.row.status !== 'playing')) {
    opened = await open(context, match);
    const before = await repliedBefore(context, attempt, opened);
    if (before !== null) return before;
    if (command.seq !== undefined && command.seq !== opened.row.seq) throw stale(opened, who);
  }
  const seat = seatOf(opened, who);
  const at = context.clock.now();
  const decided = attempt.decide(opened, seat, at);
  const change = decided instanceof Promise ? await decided : decided;
  if (change === null) return { seq: opened.row.seq, isRepeated: true, opened };
  faultPoint('after-validate');
  return commit(context, attempt, { opened, change, at });
}

/** What a command came to when it was done; null if it was not. */
async function repliedBefore(context: MatchContext, attempt: Action, opened: Opened): Promise<ActionResult | null> {
  const key = keyOf(attempt, seatOf(opened, attempt.who));
  const before = key === null ? null : await earlierResult(context.store, opened.row.id, key);
  if (before === null) return null;
  if (before.is === 'reused') throw reusedTrouble();
  return { seq: before.seq, isRepeated: true, opened };
}

function keyOf({ command, body, who }: Action, seat: SeatRow | null): CommandKey | null {
  if (command === null || seat === null) return null;
  const by = 'seat' in who ? 'server' : who.person;
  return {
    seat: seat.seat,
    command: command.command,
    bodyHash: bodyHash(JSON.stringify([by, command.seq ?? null, body ?? null])),
  };
}

interface Decided {
  readonly opened: Opened;
  readonly change: Change;
  readonly at: number;
}

async function commit(
  context: MatchContext,
  attempt: Action,
  { opened, change, at }: Decided,
): Promise<ActionResult | null> {
  const { row } = opened;
  const key = keyOf(attempt, seatOf(opened, attempt.who));
  const rows = chain({ match: row.id, seq: row.seq, hash: row.hash, at, events: change.events, key });
  const next = followed(opened, change, rows);
  const seats = next.seats.filter((seat, i) => seat !== opened.seats[i]);
  let outcome: Appended;
  try {
    const due = context.dues(next, rows);
    outcome = await append(context.store, {
      match: row.id,
      seq: row.seq,
      at,
      rows,
      row: change.row ?? {},
      seats,
      due,
      key,
    });
  } catch (error) {
    // Whether it was committed is not known: only the store can say.
    context.openMatches.drop(row.id);
    context.log.error({ err: error, match: row.id }, 'an append failed');
    throw new Trouble(503, 'store', 'the store does not answer; nothing was acknowledged', { retryAfter: 1 });
  }
  if (outcome.is === 'reused') throw reusedTrouble();
  if (outcome.is === 'repeated') return { seq: outcome.seq, isRepeated: true, opened: await open(context, row.id) };
  if (outcome.is === 'stale') return lostRace(context, attempt, row.id);
  faultPoint('after-commit');
  context.openMatches.put(next);
  const events = change.events.map((event, i) => loggedAs(event, row.seq + 1 + i, at));
  afterCommit(context, next, events);
  return { seq: next.row.seq, isRepeated: false, opened: next };
}

async function lostRace(context: MatchContext, { command, who }: Action, match: string): Promise<null> {
  if (!context.store.isShared) context.openMatches.drop(match);
  if (command?.seq === undefined) return null;
  throw stale(await open(context, match), who);
}

/** The match after a change. */
export function followed(opened: Opened, change: Change, rows: readonly EventRow[]): Opened {
  const last = rows.at(-1) as EventRow;
  return {
    row: { ...opened.row, ...change.row, seq: last.seq, hash: last.hash, moved_at: last.at },
    seats: change.seats ?? opened.seats,
    table: change.table ?? opened.table,
  };
}

/** Tells everybody, and keeps a snapshot now and then. */
export function afterCommit(context: MatchContext, opened: Opened, events: readonly Logged[]): void {
  const { id, seq } = opened.row;
  announce(context, { match: id, seq, opened, events });
  const before = seq - events.length;
  const isDue = Math.floor(seq / SNAPSHOT_EVERY) > Math.floor(before / SNAPSHOT_EVERY);
  // No earlier snapshot leads to a table from which something was taken back.
  const isBack = events.some(({ kind }) => kind === 'consent' || kind === 'undo');
  if (opened.row.status === 'over' && seq <= SNAPSHOT_EVERY) context.openMatches.aside(dropSnapshots(context, id));
  else if (isDue || isBack) context.openMatches.aside(keepSnapshot(context, opened));
}

const reusedTrouble = (): Trouble =>
  new Trouble(409, 'command-reused', 'this command id was used for something else; make a new one');
