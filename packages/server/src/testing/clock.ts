import type { Clock } from '../clock.ts';

/** A clock that moves only when a test moves it. */
export interface FakeClock extends Clock {
  advance(ms: number): void;
  set(at: number): void;
}

export function fakeClock(start = Date.UTC(2026, 10, 1, 20)): FakeClock {
  let at = start;
  return {
    now: () => at,
    advance: (ms) => {
      at += ms;
    },
    set: (to) => {
      at = to;
    },
  };
}
