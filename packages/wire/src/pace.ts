import { z } from 'zod';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Hours in which no deadline of a match over days falls, in a time zone by its name. */
export const quiet = z.strictObject({
  from: z.number().int().min(0).max(23),
  to: z.number().int().min(0).max(23),
  zone: z.string().max(64).refine(isZone, 'is no time zone'),
});
export type Quiet = Readonly<z.infer<typeof quiet>>;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

const ms = (min: number, max: number) => z.number().int().min(min).max(max);

/** How fast a match is played: at once with nobody's time running, per turn with a reserve, or over days. */
export const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('live'), moveMs: ms(5 * SECOND, HOUR), reserveMs: ms(0, 4 * HOUR) }),
  z.strictObject({ kind: z.literal('days'), moveMs: ms(HOUR, 30 * 24 * HOUR), quiet: quiet.optional() }),
]);
export type Pace = Readonly<z.infer<typeof pace>>;

/** The clocks most tables want, by name. */
export const PACES = {
  free: { kind: 'free' },
  quick: { kind: 'live', moveMs: 20 * SECOND, reserveMs: 2 * MINUTE },
  live: { kind: 'live', moveMs: MINUTE, reserveMs: 5 * MINUTE },
  calm: { kind: 'live', moveMs: 3 * MINUTE, reserveMs: 15 * MINUTE },
  day: { kind: 'days', moveMs: 24 * HOUR },
  'three-days': { kind: 'days', moveMs: 72 * HOUR },
  week: { kind: 'days', moveMs: 168 * HOUR },
} as const satisfies Readonly<Record<string, Pace>>;
export type PaceName = keyof typeof PACES;

/** A pace by its name or in its own numbers. */
export const paceWish = z.union([z.enum(Object.keys(PACES) as [PaceName, ...PaceName[]]), pace]);
