import { z } from 'zod';
import { id, many } from './game.ts';

/**
 * Who talks: people at the table, whom everybody who may look can hear; or spectators among themselves, whom those who
 * play hear only when the match is over.
 */
export const AUDIENCES = ['table', 'spectators'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A line of a table's chat. */
export const chatLine = z
  .strictObject({
    id: z.string(),
    match: z.string(),
    person: z.string(),
    name: z.string(),
    text: z.string(),
    at: z.number(),
    audience: z.enum(AUDIENCES),
  })
  .meta({ id: 'ChatLine' });
export type ChatLine = Readonly<z.infer<typeof chatLine>>;

/** What was said at a match, oldest first. */
export const chat = z.strictObject({ messages: many(chatLine) });
export type Chat = Readonly<z.infer<typeof chat>>;

/** Something to be said at a table. */
export const chatWish = z.strictObject({ text: z.string().max(4000) });

/** Whom somebody does not hear. */
export const mutes = z.strictObject({ muted: many(z.strictObject({ person: z.string(), name: z.string() })) });
export type Mutes = Readonly<z.infer<typeof mutes>>;

/** Somebody who shall not be heard any more. */
export const muteWish = z.strictObject({ person: id });

/** Something for whoever runs the server to look at. */
export const report = z.strictObject({
  person: id.optional(),
  match: id.optional(),
  message: id.optional(),
  reason: z.string().max(4000),
});
export type Report = Readonly<z.infer<typeof report>>;
