import { z } from 'zod';
import { jsonObject, many } from './game.ts';

/** A record as it travels. Whether it is a sound one, the kernel says; whether it is true, its replay. */
export const record = z
  .strictObject({
    game: z.string(),
    rules: z.number(),
    edition: z.string(),
    seed: z.string(),
    options: jsonObject,
    seats: many(z.string()),
    /** Each a seat and what it answered: `0 cast 4 b2`. */
    answers: many(z.string()),
    consents: many(z.number()),
    locked: z.number(),
    hash: z.string(),
  })
  .meta({ id: 'Record' });
export type WrittenRecord = Readonly<z.infer<typeof record>>;
