import type { Action, Decision, Eyes, Json, JsonObject, ScoreSheet } from '@nightjar/kernel';
import type { MatchStatus, SeatKind, SeatRow, Visibility } from '../store/schema.ts';
import type { Ending } from './ending.ts';
import { type Opened, optionsOf } from './opened.ts';
import { botOf, deadlineOf, type Pace, readPace } from './pace.ts';
import type { Proposal } from './proposal.ts';
import { undoable } from './table.ts';

/** A seat as everybody sees it. */
interface SeatPicture {
  readonly seat: number;
  readonly kind: SeatKind;
  /** Who sits there: an id to mute or report by, and no credential. */
  readonly person: string | null;
  readonly name: string;
  /** The bot that answers now: the seat's own, or the one that stands in. */
  readonly bot: string | null;
  readonly isReady: boolean;
  readonly isAway: boolean;
  readonly hasResigned: boolean;
}

interface ClockPicture {
  readonly seat: number;
  readonly reserveMs: number | null;
  /** Since when it runs; null while it stands. */
  readonly since: number | null;
  readonly deadline: number | null;
}

/** What anybody who may look at a match knows about it before looking at the table. */
export interface Facts {
  readonly match: string;
  readonly seq: number;
  readonly status: MatchStatus;
  readonly game: string;
  readonly rules: number;
  readonly edition: string;
  readonly options: JsonObject;
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly host: string | null;
  readonly isRated: boolean;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly movedAt: number;
  /** SHA-256 of the seed, from the start on. */
  readonly commitment: string | null;
  /** The seed, once the match is over. */
  readonly seed: string | null;
  readonly asked: number | null;
  readonly rematchOf: string | null;
  readonly result: Ending | null;
  readonly seats: readonly SeatPicture[];
}

/** A match through some eyes: a function of the log and the eyes alone. */
export interface Picture extends Facts {
  /** Whose eyes: a seat, or null for the table. */
  readonly me: number | null;
  readonly view: Json;
  readonly decision: JsonObject | null;
  /** The legal answers, for the seat that is asked. */
  readonly answers: readonly string[] | null;
  /** How many answers these eyes may take back now, freely. */
  readonly undo: number;
  readonly proposal: Proposal | null;
  readonly sheets: readonly ScoreSheet[];
  readonly clocks: readonly ClockPicture[];
}

const seatPicture = (seat: SeatRow): SeatPicture => ({
  seat: seat.seat,
  kind: seat.kind,
  person: seat.person,
  name: seat.name,
  bot: botOf(seat),
  isReady: seat.ready === 1,
  isAway: seat.kind === 'person' && seat.away_bot !== null && seat.resigned_at === null,
  hasResigned: seat.resigned_at !== null,
});

export function factsOf({ row, seats }: Opened): Facts {
  return {
    match: row.id,
    seq: row.seq,
    status: row.status,
    game: row.game,
    rules: row.rules,
    edition: row.edition,
    options: optionsOf(row),
    pace: readPace(row),
    visibility: row.visibility,
    host: row.host,
    isRated: row.rated === 1,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    movedAt: row.moved_at,
    commitment: row.commitment,
    seed: row.status === 'over' ? row.seed : null,
    asked: row.asked,
    rematchOf: row.rematch_of,
    result: row.result === null ? null : (JSON.parse(row.result) as Ending),
    seats: seats.map(seatPicture),
  };
}

/** The one way a match is shown. */
export function pictureOf(opened: Opened, eyes: Eyes): Picture {
  const { row, seats, table } = opened;
  const pace = readPace(row);
  const decision = table === null || row.status !== 'playing' ? null : table.game.pending(table.state);
  return {
    ...factsOf(opened),
    me: eyes === 'table' ? null : eyes,
    view: table === null ? null : table.game.view(table.state, eyes),
    decision: decisionFor(decision, eyes),
    answers: decision !== null && decision.seat === eyes ? legalTexts(opened) : null,
    undo: table === null || eyes === 'table' || row.status !== 'playing' ? 0 : undoable(table, eyes),
    proposal: row.proposal === null ? null : (JSON.parse(row.proposal) as Proposal),
    sheets: table === null ? [] : table.game.explain(table.state, eyes),
    clocks: seats.map((seat) => ({
      seat: seat.seat,
      reserveMs: seat.reserve_ms,
      since: seat.clock_at,
      deadline: deadlineOf(seat, pace),
    })),
  };
}

/** What everyone may know of a decision; how many picks are possible is for the seat that is asked. */
function decisionFor(decision: Decision | null, eyes: Eyes): JsonObject | null {
  if (decision === null) return null;
  const { seat, question, made, min, max, rule } = decision;
  return eyes === seat ? { seat, question, made, min, max, rule } : { seat, question, made, rule };
}

function legalTexts({ table }: Opened): string[] | null {
  if (table === null) return null;
  const { game, state } = table;
  return game.legal(state).map((action: Action) => game.write(state, action));
}
