import type { Seat } from '@nightjar/kernel';
import type { Pace } from '@nightjar/wire';
import type { SeatRow } from '../store/schema.ts';
import { readOnce } from './opened.ts';

export const readPace = (row: { readonly pace: string }): Pace => readOnce(row.pace) as Pace;

/** The reserve of a seat at the start; null where there is none. */
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

/** The bot that answers for a seat: its own, or the one that replaces a person. Null for a person who is there. */
export const botOf = (seat: SeatRow): string | null => seat.away_bot ?? seat.bot;

/**
 * The seats after the question went from one seat to another. A turn's time runs until another seat is asked, and time
 * beyond the allowance is taken from the reserve. Bots have no clock.
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

/** When a seat's time runs out, apart from quiet hours; null while no time runs. */
export function deadlineOf(seat: SeatRow, pace: Pace): number | null {
  const moveMs = moveMsOf(pace);
  if (moveMs === null || seat.clock_at === null) return null;
  return seat.clock_at + moveMs + (seat.reserve_ms ?? 0);
}

/** The allowance of each turn; null where no time runs. */
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

/** A clock rule of a later version is refused, not guessed. */
function unknownPace(pace: never): never {
  throw new Error(`unknown clock rule ${JSON.stringify(pace)}`);
}
