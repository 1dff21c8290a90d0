import type { SeatRow } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';
import { type ActionResult, act, type Change } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter } from './course.ts';
import { NOBODY } from './log.ts';
import { type Opened, tableOf } from './opened.ts';
import { readPace, reserveOf } from './pace.ts';
import { gatheringChange, openSeat, type Participant, personSeat } from './seats.ts';
import { requireGathering, requireHost } from './start.ts';

export interface JoinWish {
  /** The seat; any open one if left out. */
  readonly seat?: number | undefined;
  /** False: takes the seat but is not ready yet. */
  readonly isReady?: boolean | undefined;
}

/** A person takes an open seat, or moves to another one before the start. */
export const joinMatch = (
  context: MatchContext,
  match: string,
  participant: Participant,
  wish: JoinWish = {},
): Promise<ActionResult> =>
  act(context, {
    match,
    actor: { person: participant.person },
    command: null,
    decide(opened, held, at) {
      const { status } = opened.row;
      if (status === 'over' || status === 'cancelled') throw new Trouble(409, 'over', `the match is ${status}`);
      if (held !== null && (wish.seat === undefined || wish.seat === held.seat)) return null;
      const free = freeSeat(opened, wish.seat);
      const isPlaying = status === 'playing';
      if (held !== null && isPlaying) throw new Trouble(409, 'seated', 'you have another seat');
      const ready = wish.isReady === false && !isPlaying ? 0 : 1;
      const reserve = isPlaying ? (free.reserve_ms ?? reserveOf(readPace(opened.row))) : null;
      const mine: SeatRow = { ...personSeat(free, participant), ready, reserve_ms: reserve };
      const seats = opened.seats.map((seat) => {
        if (seat === held) return openSeat(match, seat.seat);
        return seat === free ? mine : seat;
      });
      const event = { kind: 'join', seat: free.seat, body: { name: participant.name } } as const;
      if (isPlaying) return changeAfter(opened, { events: [event], table: tableOf(opened), at, seats });
      return gatheringChange(context, opened, { events: [event], seats }, at);
    },
  });

function freeSeat({ seats }: Opened, wished: number | undefined): SeatRow {
  if (wished === undefined) {
    const free = seats.find(({ kind }) => kind === 'open');
    if (free === undefined) throw new Trouble(409, 'full', 'every seat is taken');
    return free;
  }
  const seat = seats[wished];
  if (seat === undefined) throw new Trouble(422, 'no-such-seat', 'there is no such seat');
  if (seat.kind !== 'open') throw new Trouble(409, 'seat-taken', 'this seat is taken');
  return seat;
}

/** The match with this code; null if there is none. */
export async function matchByCode(context: MatchContext, code: string): Promise<string | null> {
  const row = await context.store.db
    .selectFrom('matches')
    .select('id')
    .where('join_code', '=', code)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A person is ready, or not ready any more. When all are ready, the match starts. */
export const setReady = (context: MatchContext, match: string, person: string, isReady = true): Promise<ActionResult> =>
  act(context, {
    match,
    actor: { person },
    command: null,
    decide(opened, held, at) {
      if (held === null) throw new Trouble(403, 'not-your-seat', 'you have no seat in this match');
      requireGathering(opened.row.status);
      const seats = opened.seats.map((seat) => (seat === held ? ({ ...seat, ready: isReady ? 1 : 0 } as const) : seat));
      return gatheringChange(
        context,
        opened,
        { events: [{ kind: 'ready', seat: held.seat, body: { isReady } }], seats },
        at,
      );
    },
  });

/**
 * A person leaves a match before its start. If it was the host, the next person becomes the host; without any person
 * the match is cancelled.
 */
export const leaveGathering = (context: MatchContext, match: string, person: string): Promise<ActionResult> =>
  act(context, {
    match,
    actor: { person },
    command: null,
    decide(opened, held): Change {
      requireGathering(opened.row.status);
      const seats = opened.seats.map((seat) => (seat === held ? openSeat(match, seat.seat) : seat));
      const events = [{ kind: 'leave', seat: held?.seat ?? NOBODY, body: {} } as const];
      if (opened.row.host !== person) {
        if (held === null) throw new Trouble(403, 'not-your-seat', 'you have no seat in this match');
        return { events, seats };
      }
      const heir = seats.find((seat) => seat.kind === 'person' && seat.person !== person)?.person ?? null;
      if (heir !== null) return { events, seats, row: { host: heir } };
      return { events: [...events, cancelEvent], seats, row: cancelledRow };
    },
  });

const cancelEvent = { kind: 'cancel', seat: NOBODY, body: {} } as const;
const cancelledRow = { status: 'cancelled', join_code: null } as const;

/** The host cancels a match before it starts. */
export const cancelMatch = (context: MatchContext, match: string, person: string): Promise<ActionResult> =>
  act(context, {
    match,
    actor: { person },
    command: null,
    decide(opened): Change {
      requireHost(opened, person);
      return { events: [cancelEvent], row: cancelledRow };
    },
  });
