import { z } from 'zod';
import { chatLine } from './chat.ts';
import { json, many, seat } from './game.ts';
import { heard } from './log.ts';
import { facts, picture } from './match.ts';

/** The server stops; the session was closed; newer streams of the same person took its place. */
export const BYES = ['drain', 'signed-out', 'replaced'] as const;

/** When the server made the message, by its own clock: every other time in the message is by that clock too. */
const now = z.number();

/** What a stream says, by the name of the message. */
export const MESSAGES = {
  /** First of all: the tables it will tell of. */
  hello: z.strictObject({ tables: many(z.string()) }),
  /** While people gather. */
  lobby: z.strictObject({ match: z.string(), seq: z.number(), now, facts }),
  /** A first look, or one after so long that what was missed is not told. */
  picture: z.strictObject({ match: z.string(), seq: z.number(), now, picture }),
  /**
   * The change since the `seq` that was told last. It brings either a patch against the picture at `since`, with the sum
   * of the picture it leads to, or after a gap the whole picture. A client that does not hold the picture at `since`, or
   * comes to another sum, asks for the table.
   */
  moved: z.strictObject({
    match: z.string(),
    seq: z.number(),
    now,
    since: z.number(),
    events: many(heard),
    patch: z.strictObject({ set: z.record(z.string(), json) }).optional(),
    sum: z.number().optional(),
    picture: picture.optional(),
  }),
  /** Who is at the table now. */
  presence: z.strictObject({ match: z.string(), seats: many(seat) }),
  chat: chatLine,
  ping: z.strictObject({}),
  /** Last of all: why the server ends the stream. */
  bye: z.strictObject({ why: z.enum(BYES) }),
} as const;
export type MessageName = keyof typeof MESSAGES;
export type Message<Name extends MessageName> = Readonly<z.infer<(typeof MESSAGES)[Name]>>;
