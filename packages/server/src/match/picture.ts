import {
  decisionSight,
  type Eyes,
  PER_VIEWER,
  type Shared,
  type SharedSight,
  sharedSight,
  sightParts,
  type ViewerPart,
  withViewerParts,
} from '@nightjar/kernel';
import { type Ending, type Facts, FORM, type Known, type Picture, type Proposal, type SeatFacts } from '@nightjar/wire';
import { closesAt } from '../daily/day.ts';
import type { SeatRow } from '../store/schema.ts';
import { type Opened, optionsOf } from './opened.ts';
import { botOf, deadlineOf, readPace } from './pace.ts';

const seatFacts = (seat: SeatRow): SeatFacts => ({
  seat: seat.seat,
  kind: seat.kind,
  person: seat.person,
  name: seat.name,
  bot: botOf(seat),
  isReady: seat.ready === 1,
  isAway: seat.kind === 'person' && seat.away_bot !== null && seat.resigned_at === null,
  hasResigned: seat.resigned_at !== null,
});

const dailyOf = (day: string, counted: 0 | 1): Known['daily'] => ({
  day,
  isCounted: counted === 1,
  closesAt: closesAt(day),
});

export function factsOf({ row, seats }: Pick<Opened, 'row' | 'seats'>): Known {
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
    // Other people may still play the deal of the day. Its record tells the seed once the day is closed.
    seed: row.status === 'over' && row.day === null ? row.seed : null,
    asked: row.asked,
    daily: row.day === null ? null : dailyOf(row.day, row.counted),
    rematchOf: row.rematch_of,
    result: row.result === null ? null : (JSON.parse(row.result) as Ending),
    seats: seats.map(seatFacts),
  };
}

/** The facts of a match that still gathers. Only seated people get the join code. */
export const gatheringFacts = ({ row, seats }: Pick<Opened, 'row' | 'seats'>, eyes: Eyes): Facts => ({
  ...factsOf({ row, seats }),
  me: eyes === 'table' ? null : eyes,
  code: eyes === 'table' ? null : row.join_code,
});

/** The decision of a match that is not being played: no question is open, and nothing can be taken back. */
const AT_REST = { decision: null, answers: [], undo: 0 };

/** The picture of a match for these eyes. Nothing else shows a match. */
export function pictureOf(opened: Opened, eyes: Eyes): Picture {
  const shared = sharedPicture(opened);
  return withViewerParts<Picture>(shared, pictureParts(opened, eyes, shared));
}

/** The part of a picture that all viewers share, with `PER_VIEWER` in each field that differs. */
export type SharedPicture = Omit<Shared<Picture, 'me' | 'decision' | 'answers' | 'undo'>, 'view' | 'sheets'> & {
  readonly view: SharedSight['view'] | null;
  readonly sheets: SharedSight['sheets'];
};

export function sharedPicture(opened: Opened): SharedPicture {
  const { row, seats, table } = opened;
  const pace = readPace(row);
  const sight = table === null ? { view: null, sheets: [], endings: [] } : sharedSight(table);
  return {
    ...factsOf(opened),
    form: FORM,
    me: PER_VIEWER,
    view: sight.view,
    decision: PER_VIEWER,
    answers: PER_VIEWER,
    undo: PER_VIEWER,
    proposal: row.proposal === null ? null : (JSON.parse(row.proposal) as Proposal),
    sheets: sight.sheets,
    endings: sight.endings,
    clocks: seats.map((seat) => ({
      seat: seat.seat,
      reserveMs: seat.reserve_ms,
      since: seat.clock_at,
      deadline: deadlineOf(seat, pace),
    })),
  };
}

/** The parts of a picture that are one viewer's own. */
export function pictureParts({ row, table }: Opened, eyes: Eyes, shared: SharedPicture): readonly ViewerPart[] {
  const { decision, answers, undo } = table === null || row.status !== 'playing' ? AT_REST : decisionSight(table, eyes);
  return [
    { path: 'me', value: eyes === 'table' ? null : eyes },
    { path: 'decision', value: decision },
    { path: 'answers', value: answers },
    { path: 'undo', value: row.counted === 1 ? 0 : undo },
    ...(table === null ? [] : sightParts(table, eyes, shared as SharedSight)),
  ];
}
