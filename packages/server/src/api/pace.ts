import { z } from 'zod';
import type { Pace } from '../match/pace.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The clocks most tables want, by name. */
export const PACES: Readonly<Record<string, Pace>> = {
  free: { kind: 'free' },
  quick: { kind: 'live', moveMs: 20 * SECOND, reserveMs: 2 * MINUTE },
  live: { kind: 'live', moveMs: MINUTE, reserveMs: 5 * MINUTE },
  calm: { kind: 'live', moveMs: 3 * MINUTE, reserveMs: 15 * MINUTE },
  day: { kind: 'days', moveMs: 24 * HOUR },
  'three-days': { kind: 'days', moveMs: 72 * HOUR },
  week: { kind: 'days', moveMs: 168 * HOUR },
};

/** Hours of the day in a time zone. */
export const quiet = z.strictObject({
  from: z.number().int().min(0).max(23),
  to: z.number().int().min(0).max(23),
  zone: z.string().max(64).refine(isZone, 'is no time zone'),
});

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

const own = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({
    kind: z.literal('live'),
    moveMs: z
      .number()
      .int()
      .min(5 * SECOND)
      .max(HOUR),
    reserveMs: z
      .number()
      .int()
      .min(0)
      .max(4 * HOUR),
  }),
  z.strictObject({
    kind: z.literal('days'),
    moveMs: z
      .number()
      .int()
      .min(HOUR)
      .max(30 * 24 * HOUR),
    quiet: quiet.optional(),
  }),
]);

/** A pace by its name or in its own numbers. */
export const pace = z.union([z.enum(Object.keys(PACES) as [string, ...string[]]), own]);

export function readPace(wish: z.infer<typeof pace>): Pace {
  if (typeof wish === 'string') return PACES[wish] as Pace;
  return wish as Pace;
}
