import type { Choice } from '@nightjar/kernel';
import { z } from 'zod';
import { jsonObject, many } from './game.ts';
import { pace } from './pace.ts';

const setting = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const named = z.strictObject({ id: z.string(), rule: z.string() });

/** An option of a match as a table may offer it. */
const choice = z.discriminatedUnion('kind', [
  named.extend({ kind: z.literal('one'), values: many(setting), default: setting }),
  named.extend({ kind: z.literal('number'), min: z.number(), max: z.number(), default: z.number() }),
  named.extend({ kind: z.literal('text'), longest: z.number(), default: z.string().nullable() }),
  named.extend({ kind: z.literal('list'), values: many(z.string()), most: z.number(), default: many(z.string()) }),
]) satisfies z.ZodType<Choice>;

/** What can be played on a server: games with their modes, options and bots, and clocks by name. */
export const offer = z
  .strictObject({
    games: many(
      z.strictObject({
        name: z.string(),
        rules: z.number(),
        seats: many(z.number()),
        modes: many(z.strictObject({ id: z.string(), seats: many(z.number()), options: jsonObject })),
        choices: many(choice),
        edition: z.string(),
        /** One per grade, the weakest first. */
        bots: many(z.strictObject({ grade: z.string(), bot: z.string() })),
      }),
    ),
    paces: z.record(z.string(), pace),
  })
  .meta({ id: 'Offer' });
