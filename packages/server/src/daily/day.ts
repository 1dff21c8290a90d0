const DAY_MS = 24 * 60 * 60 * 1000;

/** A try may go on after midnight. This much later the results are final and the deal is public. */
const LATE_MS = 2 * 60 * 60 * 1000;

/** The day of a moment, as `2026-11-16`. Days begin in UTC, alike for everybody. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** When the next day begins. */
export const endOf = (day: string): number => Date.parse(day) + DAY_MS;

export const dayBefore = (day: string): string => dayAt(Date.parse(day) - DAY_MS);

/** When the day closes: no result counts any more, and nothing of the deal is secret. */
export const closesAt = (day: string): number => endOf(day) + LATE_MS;
