/** What time it is, in whole milliseconds. Everything that looks at the time looks here, so that tests can turn it. */
export interface Clock {
  now(): number;
}

/** The wall clock as it stood when the process began, going on steadily: one that is set anew runs nobody out of time. */
export const systemClock: Clock = { now: () => Math.round(performance.timeOrigin + performance.now()) };
