/** What time it is, in whole milliseconds. Everything that looks at the time looks here, so that tests can turn it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
