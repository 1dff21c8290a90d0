import type { EventKind, MatchStatus, SeatKind, Visibility } from '@nightjar/wire';
import type { Generated, Kysely } from 'kysely';

/** The tables of docs/server.md. Times are whole milliseconds, truth is 0 or 1, JSON is text. */

const PERSON_KINDS = ['guest', 'account'] as const;
type PersonKind = (typeof PERSON_KINDS)[number];

type Flag = 0 | 1;

interface PersonRow {
  id: string;
  kind: PersonKind;
  name: string;
  login: string | null;
  password: string | null;
  created_at: number;
  seen_at: number;
  settings: string;
  /** Extended by every open stream of the person. A person past it is away. */
  online_until: Generated<number>;
}

/** A secret that the server made once, shared by all processes. */
interface KeyRow {
  name: string;
  value: string;
}

interface SessionRow {
  token_hash: string;
  person: string;
  created_at: number;
  seen_at: number;
  device: string;
}

interface CodeRow {
  code_hash: string;
  person: string;
  purpose: string;
  expires_at: number;
  used_at: number | null;
}

export interface MatchRow {
  id: string;
  game: string;
  rules: number;
  edition: string;
  options: string;
  seats_count: number;
  pace: string;
  visibility: Visibility;
  join_code: string | null;
  host: string | null;
  /** Secret until the end. Null until the start. */
  seed: string | null;
  commitment: string | null;
  /** The key of the bots' chance, so that it reveals nothing of the seed. It never leaves the server. */
  bot_key: string;
  status: MatchStatus;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  moved_at: number;
  seq: number;
  hash: string;
  /** The seat that is asked now. Lists of a person's turns use it. */
  asked: number | null;
  /** The open proposal to take answers back by consent. */
  proposal: string | null;
  rematch_of: string | null;
  result: string | null;
  rated: Flag;
  /** Whether the match starts by itself when every seat is taken and ready. */
  auto_start: Flag;
  /** The hash of the record this match was imported from. */
  imported: string | null;
  /** The day whose deal this is, as `2026-11-16`; null for any other deal. */
  day: string | null;
  /** Whether it is a person's counted try of that day. */
  counted: Flag;
}

export interface SeatRow {
  match: string;
  seat: number;
  kind: SeatKind;
  person: string | null;
  /** The name at this table. */
  name: string;
  bot: string | null;
  ready: Flag;
  /** The bot that answers for a person who is away, or for an open seat during play. */
  away_bot: string | null;
  resigned_at: number | null;
  reserve_ms: number | null;
  /** Since when the seat is asked; null while it is not asked, or no time runs. */
  clock_at: number | null;
}

export interface EventRow {
  match: string;
  seq: number;
  /** The client's id of the command. Null for events that follow from another event or were not caused by a client. */
  command: string | null;
  /** −1 where no seat caused the event. */
  seat: number;
  kind: EventKind;
  body: string;
  /** The game's own events, complete. Clients get only what their eyes perceive. */
  facts: string;
  hash: string;
  at: number;
  /** The hash of the command's body: another body under the same id is another command. */
  body_hash: string | null;
  /** The `seq` in the reply to the command. */
  reached: number | null;
}

interface SnapshotRow {
  match: string;
  seq: number;
  rules: number;
  /** The log's hash at `seq`: a snapshot of another history is never used. */
  hash: string;
  state: string;
}

export interface DueRow {
  id: string;
  match: string;
  kind: string;
  seat: number;
  seq: number;
  at: number;
  claimed_by: string | null;
  claimed_at: number | null;
  tries: number;
  /** The person whose share a bot's turn uses; empty for nobody. */
  host: string;
  /** Whether the bot looks far ahead. */
  slow: Flag;
}

interface EditionRow {
  hash: string;
  game: string;
  name: string;
  person: string | null;
  body: string;
  created_at: number;
  /** When the edition was set aside because its rules took too long: no new match may use it. */
  set_aside_at: Generated<number | null>;
}

export interface ChatRow {
  id: string;
  match: string;
  person: string;
  text: string;
  at: number;
  audience: string;
}

interface MuteRow {
  person: string;
  muted: string;
  at: number;
}

interface ReportRow {
  id: string;
  person: string;
  reported: string | null;
  match: string | null;
  chat: string | null;
  reason: string;
  at: number;
}

interface RatingRow {
  person: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

interface GainRow {
  person: string;
  game: string;
  kind: string;
  what: string;
  match: string;
  at: number;
}

interface ResultRow {
  match: string;
  person: string;
  game: string;
  seat: number;
  place: number;
  score: number;
  at: number;
}

export interface SubscriptionRow {
  id: string;
  person: string;
  kind: string;
  target: string;
  secret: string | null;
  created_at: number;
}

interface NoticeRow {
  person: string;
  match: string;
  seq: number;
  at: number;
}

/** The deal of a day. It is kept, so that a new release does not change it. */
interface DayRow {
  game: string;
  day: string;
  options: string;
}

/** A person's counted try of a day. It has a result once it was played to its end. */
interface TryRow {
  game: string;
  day: string;
  person: string;
  match: string;
  /** Points ahead of the best bot. */
  margin: number | null;
  turns: number | null;
  at: number;
}

export interface Schema {
  people: PersonRow;
  sessions: SessionRow;
  codes: CodeRow;
  matches: MatchRow;
  seats: SeatRow;
  events: EventRow;
  snapshots: SnapshotRow;
  due: DueRow;
  editions: EditionRow;
  chat: ChatRow;
  mutes: MuteRow;
  reports: ReportRow;
  ratings: RatingRow;
  gains: GainRow;
  results: ResultRow;
  subscriptions: SubscriptionRow;
  notices: NoticeRow;
  keys: KeyRow;
  days: DayRow;
  tries: TryRow;
}

/** The interface of queries: the store itself or a transaction. */
export type Db = Kysely<Schema>;
