import { z } from 'zod';
import { jsonObject } from './game.ts';
import { picture } from './match.ts';

/** What every refusal looks like. */
export const trouble = z
  .strictObject({
    error: z.strictObject({
      code: z.string(),
      message: z.string(),
      /** The numbered clause that forbids it, where a game refused. */
      rule: z.string().optional(),
      /** A template name with its arguments, put into words by the viewer's language. */
      reason: z.string().optional(),
      with: jsonObject.optional(),
      /** The fresh picture for these eyes, where it helps to go on. */
      view: picture.optional(),
    }),
  })
  .meta({ id: 'Trouble' });
export type Trouble = Readonly<z.infer<typeof trouble>['error']>;
