import type { SeatCard } from './source.ts';

/** People who have sat down and are not ready yet; nothing begins without them. */
export const notReady = (seats: readonly SeatCard[]): readonly SeatCard[] =>
  seats.filter(({ kind, isReady }) => kind === 'person' && !isReady);

/** Whether a match may begin: every seat is taken, and everybody is ready. */
export const mayStart = (seats: readonly SeatCard[]): boolean =>
  seats.every(({ kind }) => kind !== 'open') && notReady(seats).length === 0;
