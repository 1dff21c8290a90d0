import type { Pace } from '@nightjar/wire';
import type { PlanDueWork } from '../match/context.ts';
import { hostOf, type Opened, tableOf } from '../match/opened.ts';
import { botOf, deadlineOf, readPace } from '../match/pace.ts';
import type { DueRow, EventRow, SeatRow } from '../store/schema.ts';
import { isQuick } from '../workers/limits.ts';

export const DUE_KINDS = ['bot', 'clock', 'deadline', 'reminder', 'fame', 'import'] as const;
/**
 * The kinds of due work: a bot's turn, a live clock or a deadline over days that runs out, a reminder of a turn, the
 * result of a match, the rest of an import that was cut off.
 */
export type DueKind = (typeof DUE_KINDS)[number];

/** A person must be away for this long before a reminder is sent. */
export const REMIND_AFTER_MS = 20_000;

/** No import takes so long. */
const CUT_OFF_MS = 3_600_000;

/** The due work of each clock rule. */
const BY_PACE = {
  free: { timeUp: null, lonelyMs: 5_000, isAlwaysAwaited: false },
  live: { timeUp: 'clock', lonelyMs: 5_000, isAlwaysAwaited: false },
  days: { timeUp: 'deadline', lonelyMs: 600_000, isAlwaysAwaited: true },
} as const satisfies Readonly<Record<Pace['kind'], PaceDues>>;

interface PaceDues {
  /** The work that is due when a seat's time runs out. */
  readonly timeUp: DueKind | null;
  /**
   * How long bots wait while no person is at the table, so that a person who returns finds the match little changed.
   */
  readonly lonelyMs: number;
  /** Whether a person is reminded even if no other person waits. */
  readonly isAlwaysAwaited: boolean;
}

export interface Due extends Pick<DueRow, 'seat' | 'at' | 'host' | 'slow'> {
  readonly kind: DueKind;
}

/** Work that is quick and counts for no host. */
const AT_ONCE = { host: '', slow: 0 } as const;

/** The due work of a match after some events, and whether a planned reminder still applies. */
export interface DuePlan {
  readonly dues: readonly Due[];
  readonly isSameTurn: boolean;
}

type Events = readonly Pick<EventRow, 'kind' | 'seat'>[];

/** The due work of a match after these events. It depends on nothing else. */
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

/** Whether every person who could return is away. */
const isLonely = (seats: readonly SeatRow[]): boolean =>
  seats.some((seat) => seat.kind === 'person' && seat.person !== null && seat.resigned_at === null) &&
  seats.every((seat) => seat.kind !== 'person' || botOf(seat) !== null);

const beginsTurn = (events: Events, asked: number): boolean =>
  events.some(({ kind, seat }) => kind === 'start' || kind === 'consent' || (kind === 'answer' && seat !== asked));

/** Whether another person waits for this seat. Bots do not count. */
const isAwaited = (asked: SeatRow, seats: readonly SeatRow[]): boolean =>
  seats.some((seat) => seat !== asked && seat.kind === 'person' && botOf(seat) === null);

/**
 * The rows of due work that replace a match's earlier ones. A reminder is kept only for a person with a notice channel.
 */
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

/** The kinds that an answer makes void. */
const TURNS: readonly DueKind[] = ['bot', 'clock', 'deadline'];
const unclaimed = { claimed_by: null, claimed_at: null, tries: 0 } as const;

const dueRow = (match: string, due: Due & Pick<DueRow, 'seq'>): DueRow => ({
  ...due,
  ...unclaimed,
  id: `${match}:${due.kind}`,
  match,
});

/** The row of a reminder. */
export const reminderOf = (match: string, turn: Pick<DueRow, 'seat' | 'seq' | 'at'>): DueRow =>
  dueRow(match, { ...turn, ...AT_ONCE, kind: 'reminder' });

/** The row of an import under way. If it is still there when it is due, the import was cut off. */
export const importOf = (match: string, begun: number): DueRow =>
  dueRow(match, { ...AT_ONCE, kind: 'import', seat: -1, seq: 0, at: begun + CUT_OFF_MS });
