import { z } from 'zod';
import { jsonObject, many } from './game.ts';

/** Gathering: create to cancel. Playing: start to end. An import is a finished match's only event beside its answers. */
export const EVENT_KINDS = [
  'create',
  'join',
  'seat',
  'ready',
  'leave',
  'cancel',
  'start',
  'answer',
  'undo',
  'propose',
  'agree',
  'decline',
  'consent',
  'resign',
  'replace',
  'return',
  'end',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** One event of a match's log as some eyes perceive it. */
export const heard = z.strictObject({
  seq: z.number(),
  at: z.number(),
  kind: z.enum(EVENT_KINDS),
  /** −1 where no seat acted. */
  seat: z.number(),
  /** What the event says in public; of an answer that was the only one, that it gave itself. */
  body: jsonObject,
  /** What happened in the game. */
  facts: many(jsonObject),
});
export type Heard = Readonly<z.infer<typeof heard>>;

/** The log after a `seq`, up to another. */
export const recap = z.strictObject({
  match: z.string(),
  since: z.number(),
  seq: z.number(),
  events: many(heard),
});
export type Recap = Readonly<z.infer<typeof recap>>;

/**
 * What a command is answered with; the same bytes for the same command, for ever: how far the match was when it was
 * done. The stream tells everybody of it, the sender too.
 */
export const reply = z.strictObject({ seq: z.number() }).meta({ id: 'Reply' });
export type Reply = Readonly<z.infer<typeof reply>>;
