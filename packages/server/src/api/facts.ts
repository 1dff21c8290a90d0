import { z } from 'zod';

const seat = z.strictObject({
  seat: z.number(),
  kind: z.enum(['open', 'person', 'bot']),
  person: z.string().nullable(),
  name: z.string(),
  bot: z.string().nullable(),
  isReady: z.boolean(),
  isAway: z.boolean(),
  hasResigned: z.boolean(),
});

/** What anybody who may look knows about a match. */
export const facts = z
  .strictObject({
    match: z.string(),
    seq: z.number(),
    status: z.enum(['gathering', 'playing', 'over', 'cancelled']),
    game: z.string(),
    rules: z.number(),
    edition: z.string(),
    options: z.unknown(),
    pace: z.unknown(),
    visibility: z.enum(['off', 'link', 'public']),
    host: z.string().nullable(),
    isRated: z.boolean(),
    createdAt: z.number(),
    startedAt: z.number().nullable(),
    endedAt: z.number().nullable(),
    movedAt: z.number(),
    commitment: z.string().nullable(),
    seed: z.string().nullable(),
    asked: z.number().nullable(),
    rematchOf: z.string().nullable(),
    result: z.unknown(),
    seats: z.array(seat),
    /** The seat of whoever asks. */
    me: z.number().nullable(),
    /** By which others may join; for those who sit there. */
    code: z.string().nullable(),
  })
  .meta({ id: 'Facts' });

/** A match through some eyes. */
export const picture = z
  .looseObject({
    seq: z.number(),
    me: z.number().nullable(),
    view: z.unknown(),
    decision: z.unknown(),
    answers: z.array(z.string()).nullable(),
    undo: z.number(),
    proposal: z.unknown(),
    sheets: z.unknown(),
    clocks: z.unknown(),
  })
  .meta({ id: 'Picture' });

/** What a command is answered with; the same bytes for the same command, for ever. */
export const reply = z.strictObject({ seq: z.number(), picture }).meta({ id: 'Reply' });
