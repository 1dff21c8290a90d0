import { z } from 'zod';
import { FORM } from './form.ts';
import { asked, endings, json, jsonObject, many, seat, sheet } from './game.ts';
import { pace } from './pace.ts';

export const MATCH_STATUSES = ['gathering', 'playing', 'over', 'cancelled'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** Who may look at a match: its players alone, everybody with its link, or everybody. */
export const VISIBILITIES = ['off', 'link', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const SEAT_KINDS = ['open', 'person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** A seat as everybody sees it. */
export const seatFacts = z.strictObject({
  seat,
  kind: z.enum(SEAT_KINDS),
  /** Who sits there: an id to mute or report by, and no credential. */
  person: z.string().nullable(),
  name: z.string(),
  /** The bot that answers now: the seat's own, or the one that stands in. */
  bot: z.string().nullable(),
  isReady: z.boolean(),
  isAway: z.boolean(),
  hasResigned: z.boolean(),
});
export type SeatFacts = Readonly<z.infer<typeof seatFacts>>;

export const END_REASONS = ['played', 'resigned'] as const;

/** How a match ended. */
export const ending = z.strictObject({
  scores: many(z.number()),
  /** 1 for the winner; tied seats share the better place. */
  places: many(z.number()),
  reason: z.enum(END_REASONS),
  /** Seats that gave up. They stand behind all others, the first to give up last. */
  resigned: many(seat),
});

export type Ending = Readonly<z.infer<typeof ending>>;

/** What anybody who may look at a match knows about it before looking at the table. */
const known = z.strictObject({
  match: z.string(),
  seq: z.number(),
  status: z.enum(MATCH_STATUSES),
  game: z.string(),
  rules: z.number(),
  edition: z.string(),
  options: jsonObject,
  pace,
  visibility: z.enum(VISIBILITIES),
  host: z.string().nullable(),
  isRated: z.boolean(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  movedAt: z.number(),
  /** SHA-256 of the seed, from the start on. */
  commitment: z.string().nullable(),
  /** The seed, once the match is over; a day's deal is told by its record alone, once the day is over too. */
  seed: z.string().nullable(),
  asked: seat.nullable(),
  /**
   * Which day's deal it is, whether it is the one try that counts, and from when on it may be told whole; null for a
   * deal of its own.
   */
  daily: z.strictObject({ day: z.string(), isCounted: z.boolean(), closesAt: z.number() }).nullable(),
  rematchOf: z.string().nullable(),
  result: ending.nullable(),
  seats: many(seatFacts),
});
export type Known = Readonly<z.infer<typeof known>>;

/** The same for one caller. */
export const facts = known
  .extend({
    /** The caller's seat. */
    me: seat.nullable(),
    /** The code others join by; told to its players. */
    code: z.string().nullable(),
  })
  .meta({ id: 'Facts' });
export type Facts = Readonly<z.infer<typeof facts>>;

/** Matches as lists show them. */
export const matches = z.strictObject({ matches: many(facts) });
export type Matches = Readonly<z.infer<typeof matches>>;

const clock = z.strictObject({
  seat,
  reserveMs: z.number().nullable(),
  /** Since when it runs; null while it stands. */
  since: z.number().nullable(),
  deadline: z.number().nullable(),
});

/** A standing wish to take answers back together; the next answer makes it void. */
export const proposal = z.strictObject({ by: seat, count: z.number(), agreed: many(seat) });
export type Proposal = Readonly<z.infer<typeof proposal>>;

/** A match through some eyes: a function of the log and the eyes alone. */
export const picture = z
  .strictObject({
    form: z.literal(FORM, {
      error: ({ input }) => `is ${String(input)}, and only pictures of form ${FORM} are read here`,
    }),
    ...known.shape,
    /** Whose eyes: a seat, or null for the table. */
    me: seat.nullable(),
    view: json,
    decision: asked.nullable(),
    /** The legal answers, for the seat that is asked. */
    answers: many(z.string()),
    /** How many answers of their own these eyes may take back now, freely. */
    undo: z.number(),
    proposal: proposal.nullable(),
    sheets: many(sheet),
    endings,
    clocks: many(clock),
  })
  .meta({ id: 'Picture' });
export type Picture = Readonly<z.infer<typeof picture>>;
