import { z } from 'zod';
import { id, many } from './game.ts';

/**
 * Who talks. Everybody who may look at the table hears its players. Spectators hear each other; the players hear them once
 * the match is over.
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

/** A person to mute. */
export const muteWish = z.strictObject({ person: id });

/** A report for the operator of the server. */
export const report = z.strictObject({
  person: id.optional(),
  match: id.optional(),
  message: id.optional(),
  reason: z.string().max(4000),
});
export type Report = Readonly<z.infer<typeof report>>;
