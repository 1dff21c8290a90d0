import { z } from 'zod';
import { jsonObject, jsonUpTo } from './game.ts';

/** The largest default edition has some 30 KB. */
export const LONGEST_EDITION = 100_000;

/** What a client sends so that the server keeps a house edition. */
export const editionWish = z.strictObject({
  game: z.string().max(40),
  name: z.string().trim().min(1).max(60),
  edition: jsonUpTo(LONGEST_EDITION),
});

/** The options of a match name it by its hash. */
export const editionHash = z.strictObject({ hash: z.string() });

/** A house edition that the server keeps. */
export const keptEdition = z
  .strictObject({
    hash: z.string(),
    game: z.string(),
    name: z.string(),
    isMine: z.boolean(),
    edition: jsonObject,
  })
  .meta({ id: 'KeptEdition' });
/** A house edition as the server gives it. */
export type KeptEdition = Readonly<z.infer<typeof keptEdition>>;
