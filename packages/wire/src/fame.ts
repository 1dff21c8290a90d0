import { z } from 'zod';
import { many } from './game.ts';
import { SEAT_KINDS } from './match.ts';

/** A seat of a finished match. */
const playedSeat = z.strictObject({
  seat: z.number(),
  name: z.string(),
  kind: z.enum(SEAT_KINDS),
  place: z.number(),
  score: z.number(),
});
export type PlayedSeat = Readonly<z.infer<typeof playedSeat>>;

/** A finished match of somebody's. */
const played = z.strictObject({
  match: z.string(),
  game: z.string(),
  endedAt: z.number(),
  seat: z.number(),
  place: z.number(),
  score: z.number(),
  seats: many(playedSeat),
});
export type Played = Readonly<z.infer<typeof played>>;

/** A page of finished matches, the latest first; `next` is what to ask for the page after. */
export const history = z.strictObject({ matches: many(played), next: z.string().nullable() });
export type History = Readonly<z.infer<typeof history>>;

/** How somebody did at a game. */
const gameStatistics = z.strictObject({
  game: z.string(),
  matches: z.number(),
  wins: z.number(),
  bestScore: z.number(),
  averageScore: z.number(),
  /** How often which place, the first one first. */
  places: many(z.number()),
});
export type GameStatistics = Readonly<z.infer<typeof gameStatistics>>;

/** How somebody has done, game by game. */
export const statistics = z.strictObject({ games: many(gameStatistics) });
export type Statistics = Readonly<z.infer<typeof statistics>>;

const standing = z.strictObject({ person: z.string(), name: z.string(), rating: z.number(), games: z.number() });
export type Standing = Readonly<z.infer<typeof standing>>;

/** The strongest at a game, and how the one who asks stands. */
export const ratings = z.strictObject({ best: many(standing), mine: standing.nullable() });
export type Ratings = Readonly<z.infer<typeof ratings>>;

/** What somebody has reached in a game, each once and where; `steps` are those it makes on the game's track. */
export const trail = z.strictObject({
  gains: many(z.strictObject({ kind: z.string(), what: z.string(), match: z.string(), at: z.number() })),
  steps: many(z.string()),
});
export type Trail = Readonly<z.infer<typeof trail>>;
