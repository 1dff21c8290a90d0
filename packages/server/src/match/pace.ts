import type { Seat } from '@nightjar/kernel';
import type { Pace } from '@nightjar/wire';
import type { SeatRow } from '../store/schema.ts';
import { readOnce } from './opened.ts';

export const readPace = (row: { readonly pace: string }): Pace => readOnce(row.pace) as Pace;

export const reserveOf = (pace: Pace): number | null => (pace.kind === 'live' ? pace.reserveMs : null);

/** Who answers for a seat by itself: its bot, or the one that stands in. Null for a person who is there. */
export const botOf = (seat: SeatRow): string | null => seat.away_bot ?? seat.bot;

/**
 * The seats after the question went from one seat to another. A turn's time runs until another seat is asked; what it
 * took beyond its allowance is gone from the reserve. For bots no time runs.
 */
export function clocked(seats: readonly SeatRow[], pace: Pace, asked: Seat | null, at: number): readonly SeatRow[] {
  if (pace.kind === 'free') return seats;
  return seats.map((seat) => {
    const runs = seat.seat === asked && botOf(seat) === null && seat.kind === 'person';
    if (runs === (seat.clock_at !== null)) return seat;
    if (runs) return { ...seat, clock_at: at };
    const over = Math.max(0, at - (seat.clock_at ?? at) - pace.moveMs);
    const left = seat.reserve_ms === null ? null : Math.max(0, seat.reserve_ms - over);
    return { ...seat, clock_at: null, reserve_ms: left };
  });
}

/** When a seat's time is up, quiet hours aside; null while it does not run. */
export function deadlineOf(seat: SeatRow, pace: Pace): number | null {
  if (pace.kind === 'free' || seat.clock_at === null) return null;
  return seat.clock_at + pace.moveMs + (seat.reserve_ms ?? 0);
}
