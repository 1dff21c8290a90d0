/** The time in whole milliseconds. All code reads it here, so that tests can set it. */
export interface Clock {
  now(): number;
}

/** The wall clock at the start of the process, then a steady count: setting the system's clock takes nobody's time. */
export const systemClock: Clock = { now: () => Math.round(performance.timeOrigin + performance.now()) };
