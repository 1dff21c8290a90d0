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
  type LoggedEvent,
  loggedEvent,
  type NewEvent,
} from './log.ts';
import { announce } from './news.ts';
import { openMatch } from './open.ts';
import { type Actor, type Opened, seatOf } from './opened.ts';
import { stale } from './picture-trouble.ts';
import { dropSnapshots, keepSnapshot, SNAPSHOT_EVERY } from './snapshot.ts';

// The path of an answer:
//  1. `fair/admission.ts` counts the request, finds its session and starts it; `api/table.ts` reads the body.
//  2. `match/answer.ts` calls `act` here with a function that decides.
//  3. `openMatches.serialize` queues it behind other changes of the same match in this process.
//  4. The match is taken from memory, or `match/open.ts` replays it from its snapshot and log.
//  5. A repeated command gets its earlier reply; another `seq` is `stale`.
//  6. `decide` asks the kernel: a Refusal is thrown as a Trouble, an answer becomes a `Change` (`match/course.ts`).
//  7. `match/log.ts` chains the events; the store appends them where `seq` still stands, in a group commit.
//  8. The next value of the match is kept in memory, and the client gets its reply.
//  9. `match/news.ts` announces the move in the next event-loop tick: here, and to other processes.
// 10. `stream/fan-out.ts` sends the patch to every stream; `due/` does what is due.

/** What a command changes. */
export interface Change {
  readonly events: readonly NewEvent[];
  readonly row?: Partial<Omit<MatchRow, 'id' | 'seq' | 'hash' | 'moved_at'>>;
  /** All seats afterwards. A seat that is the same object is not written. */
  readonly seats?: readonly SeatRow[];
  readonly table?: Table;
}

/** A command as a client sends it. */
export interface Command {
  /** An id that the client makes: the same id is the same command. */
  readonly command: string;
  /** The `seq` that the client saw. Left out where later moves do not matter. */
  readonly seq?: number | undefined;
}

/** A command on a match, and the function that decides it. */
export interface Action {
  readonly match: string;
  readonly actor: Actor;
  /** Null where repeating the command changes nothing, as with joining. */
  readonly command: Command | null;
  /** The command's body: another body under the same id is another command. */
  readonly body?: unknown;
  /**
   * Returns the change, or null if nothing has to change, or throws a Trouble. The seat is null if the person has none.
   */
  decide(opened: Opened, seat: SeatRow | null, at: number): Change | null | Promise<Change | null>;
}

/** The result of an accepted action. */
export interface ActionResult {
  /** The `seq` of the match then; the same whenever the command is sent again. */
  readonly seq: number;
  readonly isRepeated: boolean;
  /** The match afterwards; for a repeated command, as it is now. */
  readonly opened: Opened;
}

/** An action that loses the race this often fails. */
const MOST_TRIES = 50;

/** Changes a match: validate, commit, acknowledge, then announce. One action at a time per match in this process. */
export const act = (context: MatchContext, action: Action): Promise<ActionResult> =>
  context.openMatches.serialize(action.match, () => tryOften(context, action));

async function tryOften(context: MatchContext, action: Action): Promise<ActionResult> {
  for (let tries = 1; ; tries += 1) {
    const done = await tryOnce(context, action, tries > 1);
    if (done !== null) return done;
    if (tries >= MOST_TRIES) throw new Trouble(503, 'busy', 'too much happens at this match', { retryAfter: 1 });
  }
}

async function tryOnce(context: MatchContext, action: Action, isAgain: boolean): Promise<ActionResult | null> {
  const { command, actor, match } = action;
  const atHand = isAgain || command?.seq === undefined ? undefined : context.openMatches.get(match);
  let opened = atHand ?? (await openMatch(context, match));
  if (command !== null && (command.seq !== opened.row.seq || opened.row.status !== 'playing')) {
    opened = await openMatch(context, match);
    const before = await earlierReply(context, action, opened);
    if (before !== null) return before;
    if (command.seq !== undefined && command.seq !== opened.row.seq) throw stale(opened, actor);
  }
  const seat = seatOf(opened, actor);
  const at = context.clock.now();
  const decided = action.decide(opened, seat, at);
  const change = decided instanceof Promise ? await decided : decided;
  if (change === null) return { seq: opened.row.seq, isRepeated: true, opened };
  faultPoint('after-validate');
  return commit(context, action, { opened, change, at });
}

/** The earlier result of a command; null if it is new. */
async function earlierReply(context: MatchContext, action: Action, opened: Opened): Promise<ActionResult | null> {
  const key = keyOf(action, seatOf(opened, action.actor));
  const before = key === null ? null : await earlierResult(context.store, opened.row.id, key);
  if (before === null) return null;
  if (before.is === 'reused') throw reusedTrouble();
  return { seq: before.seq, isRepeated: true, opened };
}

function keyOf({ command, body, actor }: Action, seat: SeatRow | null): CommandKey | null {
  if (command === null || seat === null) return null;
  const by = 'seat' in actor ? 'server' : actor.person;
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
  action: Action,
  { opened, change, at }: Decided,
): Promise<ActionResult | null> {
  const { row } = opened;
  const key = keyOf(action, seatOf(opened, action.actor));
  const rows = chain({ match: row.id, seq: row.seq, hash: row.hash, at, events: change.events, key });
  const next = nextOpened(opened, change, rows);
  const seats = next.seats.filter((seat, i) => seat !== opened.seats[i]);
  let outcome: Appended;
  try {
    const due = context.planDueWork(next, rows);
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
    // Whether the append was committed is unknown: the match is read from the store again.
    context.openMatches.drop(row.id);
    context.log.error({ err: error, match: row.id }, 'an append failed');
    throw new Trouble(503, 'store', 'the store does not answer; nothing was acknowledged', { retryAfter: 1 });
  }
  if (outcome.is === 'reused') throw reusedTrouble();
  if (outcome.is === 'repeated')
    return { seq: outcome.seq, isRepeated: true, opened: await openMatch(context, row.id) };
  if (outcome.is === 'stale') return lostRace(context, action, row.id);
  faultPoint('after-commit');
  context.openMatches.put(next);
  const events = change.events.map((event, i) => loggedEvent(event, row.seq + 1 + i, at));
  afterCommit(context, next, events);
  return { seq: next.row.seq, isRepeated: false, opened: next };
}

async function lostRace(context: MatchContext, { command, actor }: Action, match: string): Promise<null> {
  if (!context.store.hasOtherWriters) context.openMatches.drop(match);
  if (command?.seq === undefined) return null;
  throw stale(await openMatch(context, match), actor);
}

/** The match after a change. */
export function nextOpened(opened: Opened, change: Change, rows: readonly EventRow[]): Opened {
  const last = rows.at(-1) as EventRow;
  return {
    row: { ...opened.row, ...change.row, seq: last.seq, hash: last.hash, moved_at: last.at },
    seats: change.seats ?? opened.seats,
    table: change.table ?? opened.table,
  };
}

/** Announces the move, and keeps a snapshot now and then. */
export function afterCommit(context: MatchContext, opened: Opened, events: readonly LoggedEvent[]): void {
  const { id, seq } = opened.row;
  announce(context, { match: id, seq, opened, events });
  const before = seq - events.length;
  const isDue = Math.floor(seq / SNAPSHOT_EVERY) > Math.floor(before / SNAPSHOT_EVERY);
  // Earlier snapshots do not lead to a table from which answers were taken back.
  const isBack = events.some(({ kind }) => kind === 'consent' || kind === 'undo');
  if (opened.row.status === 'over' && seq <= SNAPSHOT_EVERY) context.openMatches.background(dropSnapshots(context, id));
  else if (isDue || isBack) context.openMatches.background(keepSnapshot(context, opened));
}

const reusedTrouble = (): Trouble =>
  new Trouble(409, 'command-reused', 'this command id was used for something else; make a new one');
