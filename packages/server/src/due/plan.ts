import type { Pace } from '@nightjar/wire';
import type { PlanDueWork } from '../match/context.ts';
import { hostOf, type Opened, tableOf } from '../match/opened.ts';
import { botOf, deadlineOf, readPace } from '../match/pace.ts';
import type { DueRow, EventRow, SeatRow } from '../store/schema.ts';
import { isQuick } from '../workers/limits.ts';

export const DUE_KINDS = ['bot', 'clock', 'deadline', 'reminder', 'fame', 'import'] as const;
/**
 * A bot is asked; a live clock or a deadline over days runs out; a person is told of their turn; a result is kept; what an
 * import left that was cut off is thrown away.
 */
export type DueKind = (typeof DUE_KINDS)[number];

/** How long a person may be gone before word of their turn is sent after them. */
export const REMIND_AFTER_MS = 20_000;

/** No import takes so long. */
const CUT_OFF_MS = 3_600_000;

/** What each clock rule asks of due work. */
const BY_PACE = {
  free: { timeUp: null, lonelyMs: 5_000, isAlwaysAwaited: false },
  live: { timeUp: 'clock', lonelyMs: 5_000, isAlwaysAwaited: false },
  days: { timeUp: 'deadline', lonelyMs: 600_000, isAlwaysAwaited: true },
} as const satisfies Readonly<Record<Pace['kind'], PaceDues>>;

interface PaceDues {
  /** The work that is due when a seat's time is up. */
  readonly timeUp: DueKind | null;
  /** How long bots wait where nobody is at the table, so that a person who comes back still finds a match. */
  readonly lonelyMs: number;
  /** Whether a person is reminded of a turn that nobody else waits for. */
  readonly isAlwaysAwaited: boolean;
}

export interface Due extends Pick<DueRow, 'seat' | 'at' | 'host' | 'slow'> {
  readonly kind: DueKind;
}

/** What is done in a moment, on nobody's account. */
const AT_ONCE = { host: '', slow: 0 } as const;

/** What a match waits for after some events, and whether word of a turn that goes on is still on its way. */
export interface DuePlan {
  readonly dues: readonly Due[];
  readonly isSameTurn: boolean;
}

type Events = readonly Pick<EventRow, 'kind' | 'seat'>[];

/** What is due at a match as these events left it: a function of both and nothing else. */
export function duePlanOf(opened: Opened, events: Events): DuePlan {
  const { row, seats } = opened;
  const now = row.moved_at;
  const hasEnded = events.some(({ kind }) => kind === 'end');
  if (hasEnded) return { dues: [{ kind: 'fame', seat: -1, at: now, ...AT_ONCE }], isSameTurn: false };
  const asked = row.status === 'playing' && row.asked !== null ? seats[row.asked] : undefined;
  if (asked === undefined) return { dues: [], isSameTurn: false };
  const { timeUp, lonelyMs, isAlwaysAwaited } = BY_PACE[readPace(row).kind];
  const bot = botOf(asked);
  if (bot !== null) {
    const at = now + (isLonely(seats) ? lonelyMs : 0);
    const slow = isQuick(bot, tableOf(opened).game) ? 0 : 1;
    return { dues: [{ kind: 'bot', seat: asked.seat, at, host: hostOf(row), slow }], isSameTurn: false };
  }
  const dues: Due[] = [];
  const deadline = deadlineOf(asked, readPace(row));
  if (timeUp !== null && deadline !== null) dues.push({ kind: timeUp, seat: asked.seat, at: deadline, ...AT_ONCE });
  const isSameTurn = !beginsTurn(events, asked.seat);
  if (!isSameTurn && (isAlwaysAwaited || isAwaited(asked, seats))) {
    dues.push({ kind: 'reminder', seat: asked.seat, at: now + REMIND_AFTER_MS, ...AT_ONCE });
  }
  return { dues, isSameTurn };
}

/** Whether everybody who could come back is away. */
const isLonely = (seats: readonly SeatRow[]): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.person !== null && seat.resigned_at === null) &&
  seats.every((seat) => seat.kind !== 'person' || botOf(seat) !== null);

const beginsTurn = (events: Events, asked: number): boolean =>
  events.some(({ kind, seat }) => kind === 'start' || kind === 'consent' || (kind === 'answer' && seat !== asked));

/** Whether another person waits for this seat. Bots wait without a reminder. */
const isAwaited = (asked: SeatRow, seats: readonly SeatRow[]): boolean =>
  seats.some((seat) => seat !== asked && seat.kind === 'person' && botOf(seat) === null);

/** The rows of due work that replace those a match had. A word is kept only for somebody who can be sent one. */
export const planDueWork: PlanDueWork = (opened, rows) => {
  const { id: match, seq } = opened.row;
  const { dues, isSameTurn } = duePlanOf(opened, rows);
  return {
    gone: isSameTurn ? TURNS : [...TURNS, 'reminder'],
    rows: dues.map((due) => ({
      ...dueRow(match, { ...due, seq }),
      for: due.kind === 'reminder' ? (opened.seats[due.seat]?.person ?? null) : null,
    })),
  };
};

/** What an answer makes void. */
const TURNS: readonly DueKind[] = ['bot', 'clock', 'deadline'];
const unclaimed = { claimed_by: null, claimed_at: null, tries: 0 } as const;

const dueRow = (match: string, due: Due & Pick<DueRow, 'seq'>): DueRow => ({
  ...due,
  ...unclaimed,
  id: `${match}:${due.kind}`,
  match,
});

/** Word of a turn that goes on. */
export const reminderOf = (match: string, turn: Pick<DueRow, 'seat' | 'seq' | 'at'>): DueRow =>
  dueRow(match, { ...turn, ...AT_ONCE, kind: 'reminder' });

/** Word of an import under way: where it still stands when its time comes, the import was cut off. */
export const importOf = (match: string, begun: number): DueRow =>
  dueRow(match, { ...AT_ONCE, kind: 'import', seat: -1, seq: 0, at: begun + CUT_OFF_MS });
