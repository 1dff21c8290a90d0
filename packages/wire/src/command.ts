import { z } from 'zod';
import { jsonUpTo, refusal, seat } from './game.ts';
import { VISIBILITIES } from './match.ts';
import { paceWish } from './pace.ts';

const COMMAND = /^[\w-]{8,64}$/;

/** Made by the client: the same id is the same command, done once and always answered alike. */
export const command = z.string().regex(COMMAND, 'must be 8 to 64 letters, digits, - or _, made by the client');
/** The `seq` the client saw. */
export const seq = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const text = z.string().min(1).max(200);

/** Gives an answer, to the question that was open at `seq`. */
export const answerCommand = z.strictObject({ command, seq, answer: text });

/** Asks whether a text would be an answer now. */
export const whyQuestion = z.strictObject({ answer: text });
/** Why a text would be no answer now; null where it would be one. */
export const whyNot = z.strictObject({ refusal: refusal.nullable() });
export type WhyNot = Readonly<z.infer<typeof whyNot>>;

/** Takes the last answer back, freely. */
export const undoCommand = z.strictObject({ command, seq });
/** Asks that answers be taken back across a barrier, or agrees to it, or not. */
export const consentCommand = z.strictObject({
  command,
  seq,
  count: z.number().int().min(1).max(1000),
  agree: z.boolean(),
});
/** Gives a match up. */
export const resignCommand = z.strictObject({ command });

const bot = z.string().min(1).max(40);

/** What a host makes of a seat; `me` takes one's own back from the bot that stood in. */
export const seatCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), bot }),
  z.strictObject({ kind: z.literal('me'), command: command.optional() }),
]);

/** Whether one is ready to begin. */
export const readyWish = z.strictObject({ ready: z.boolean() });
/** Sits down: at this seat, or at any that is free. */
export const joinWish = z.strictObject({ seat: seat.optional(), ready: z.boolean().optional() });
/** Sits down at the table that has this code. */
export const codeWish = joinWish.extend({ code: z.string().min(1).max(40) });

/** A match as somebody wishes it. */
export const matchWish = z.strictObject({
  command: command.optional(),
  game: z.string().max(40),
  mode: z.string().max(40).optional(),
  options: jsonUpTo(4096).optional(),
  seats: z
    .array(
      z
        .string()
        .max(48)
        .regex(/^(me|open|bot:.+)$/, 'is "me", "open" or "bot:" and a bot'),
    )
    .min(1)
    .max(6)
    .readonly(),
  pace: paceWish.default('free'),
  visibility: z.enum(VISIBILITIES).default('link'),
  rated: z.boolean().optional(),
  start: z.boolean().optional(),
});
export type MatchWish = Readonly<z.input<typeof matchWish>>;

/** What is answered where there is nothing else to say. */
export const done = z.strictObject({ ok: z.literal(true) });
