const DAY_MS = 24 * 60 * 60 * 1000;

/** Whoever began on a day may end after midnight: so much later its results stand, and its deal may be told. */
const LATE_MS = 2 * 60 * 60 * 1000;

/** The day of a moment, as `2026-11-16`. Days are the same everywhere: they begin in UTC. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** When the day after begins. */
export const endOf = (day: string): number => Date.parse(day) + DAY_MS;

export const dayBefore = (day: string): string => dayAt(Date.parse(day) - DAY_MS);

/** From when on nothing of the day counts any more, and nothing of it is secret. */
export const closesAt = (day: string): number => endOf(day) + LATE_MS;
