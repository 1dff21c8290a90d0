import type { Seat } from '@nightjar/kernel';
import type { Pace } from '@nightjar/wire';
import type { SeatRow } from '../store/schema.ts';
import { readOnce } from './opened.ts';

export const readPace = (row: { readonly pace: string }): Pace => readOnce(row.pace) as Pace;

/** The reserve a seat begins with; null where there is none. */
export function reserveOf(pace: Pace): number | null {
  switch (pace.kind) {
    case 'live':
      return pace.reserveMs;
    case 'free':
    case 'days':
      return null;
    default:
      return unknownPace(pace);
  }
}

/** Who answers for a seat by itself: its bot, or the one that stands in. Null for a person who is there. */
export const botOf = (seat: SeatRow): string | null => seat.away_bot ?? seat.bot;

/**
 * The seats after the question went from one seat to another. A turn's time runs until another seat is asked; what it
 * took beyond its allowance is gone from the reserve. For bots no time runs.
 */
export function clocked(seats: readonly SeatRow[], pace: Pace, asked: Seat | null, at: number): readonly SeatRow[] {
  const moveMs = moveMsOf(pace);
  if (moveMs === null) return seats;
  return seats.map((seat) => {
    const runs = seat.seat === asked && botOf(seat) === null && seat.kind === 'person';
    if (runs === (seat.clock_at !== null)) return seat;
    if (runs) return { ...seat, clock_at: at };
    const over = Math.max(0, at - (seat.clock_at ?? at) - moveMs);
    const left = seat.reserve_ms === null ? null : Math.max(0, seat.reserve_ms - over);
    return { ...seat, clock_at: null, reserve_ms: left };
  });
}

/** When a seat's time is up, quiet hours aside; null while it does not run. */
export function deadlineOf(seat: SeatRow, pace: Pace): number | null {
  const moveMs = moveMsOf(pace);
  if (moveMs === null || seat.clock_at === null) return null;
  return seat.clock_at + moveMs + (seat.reserve_ms ?? 0);
}

/** The time each turn has before a reserve is used; null where no time runs. */
function moveMsOf(pace: Pace): number | null {
  switch (pace.kind) {
    case 'free':
      return null;
    case 'live':
    case 'days':
      return pace.moveMs;
    default:
      return unknownPace(pace);
  }
}

/** A match of a later version may have a clock rule that this one does not know: it is refused, not guessed. */
function unknownPace(pace: never): never {
  throw new Error(`unknown clock rule ${JSON.stringify(pace)}`);
}
