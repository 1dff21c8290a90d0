import { z } from 'zod';
import { command } from './command.ts';
import { jsonObject, many } from './game.ts';

/** A try at a day's deal. It has a result once the person who began it has played it to its end. */
const dailyTry = z.strictObject({
  match: z.string(),
  isOver: z.boolean(),
  /** Points ahead of the best bot. */
  margin: z.number().nullable(),
  turns: z.number().nullable(),
});

/** What was played on a day, and how people did. */
const playedDay = z.strictObject({
  /** As `2026-11-16`, in UTC. */
  day: z.string(),
  options: jsonObject,
  /** How many ended so far ahead of the best bot, the fewest points first. */
  margins: many(z.strictObject({ margin: z.number(), people: z.number() })),
  /** Turns on the average; null where nobody has finished. */
  turns: z.number().nullable(),
  /** The caller's one try that counts. */
  mine: dailyTry.nullable(),
});
export type PlayedDay = Readonly<z.infer<typeof playedDay>>;

/** What everybody plays today: the same deal against the same bots. */
export const daily = playedDay
  .extend({
    game: z.string(),
    bots: many(z.string()),
    /** When the next day begins. */
    endsAt: z.number(),
    yesterday: playedDay.nullable(),
  })
  .meta({ id: 'Daily' });
export type Daily = Readonly<z.infer<typeof daily>>;

/** Sits down at the day's deal. The try that counts is one; practice, after it, is as often as one likes. */
export const dailyWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('counted') }),
  z.strictObject({ kind: z.literal('practice'), command }),
]);
export type DailyWish = Readonly<z.infer<typeof dailyWish>>;
