import { askedSight, type Eyes, OWN, type Own, openSight, ownSight, withOwn } from '@nightjar/kernel';
import { type Ending, FORM, type Known, type Picture, type Proposal, type SeatFacts } from '@nightjar/wire';
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
    // Others may be playing the deal of a day: when that is over its record tells the seed.
    seed: row.status === 'over' && row.day === null ? row.seed : null,
    asked: row.asked,
    daily: row.day === null ? null : dailyOf(row.day, row.counted),
    rematchOf: row.rematch_of,
    result: row.result === null ? null : (JSON.parse(row.result) as Ending),
    seats: seats.map(seatFacts),
  };
}

/** What is seen of a match that is not being played: no question is open, and nothing can be taken back. */
const AT_REST = { decision: null, answers: [], undo: 0 };

/** The one way a match is shown. */
export function pictureOf(opened: Opened, eyes: Eyes): Picture {
  const open = openPicture(opened);
  return withOwn(open, ownPicture(opened, eyes, open));
}

/** What everybody sees of a match alike, with `OWN` where eyes differ. */
export function openPicture(opened: Opened): Picture {
  const { row, seats, table } = opened;
  const pace = readPace(row);
  const sight = table === null ? { view: null, sheets: [], endings: [] } : openSight(table);
  return {
    ...factsOf(opened),
    form: FORM,
    me: OWN,
    view: sight.view,
    decision: OWN,
    answers: OWN,
    undo: OWN,
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

/** What certain eyes see of it besides. */
export function ownPicture({ row, table }: Opened, eyes: Eyes, open: Picture): readonly Own[] {
  const { decision, answers, undo } = table === null || row.status !== 'playing' ? AT_REST : askedSight(table, eyes);
  return [
    { path: 'me', is: eyes === 'table' ? null : eyes },
    { path: 'decision', is: decision },
    { path: 'answers', is: answers },
    { path: 'undo', is: row.counted === 1 ? 0 : undo },
    ...(table === null ? [] : ownSight(table, eyes, open)),
  ];
}
