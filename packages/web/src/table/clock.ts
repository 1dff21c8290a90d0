import type { SeatClock } from '../play/source.ts';

/** Milliseconds left on a clock at this moment of the server's time. */
export const msLeft = (clock: SeatClock, now: number): number =>
  clock.deadline === null ? clock.ms : Math.max(0, clock.deadline - now);

/** Minutes and seconds; hours and days where there are so many. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
