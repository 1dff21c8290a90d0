import type { Table } from '@nightjar/kernel';
import type { Ending } from '@nightjar/wire';
import type { SeatRow } from '../store/schema.ts';
import type { Trouble } from '../trouble.ts';
import type { Change } from './act.ts';
import { endingOf } from './ending.ts';
import { type NewEvent, NOBODY } from './log.ts';
import type { Actor, Opened } from './opened.ts';
import { botOf, clocked, readPace } from './pace.ts';
import { pictureTrouble } from './picture-trouble.ts';

export interface Progress {
  readonly events: readonly NewEvent[];
  readonly table: Table;
  readonly at: number;
  /** The seats, if the action changes them. */
  readonly seats?: readonly SeatRow[];
  readonly row?: Change['row'];
}

/** Completes a change of a match in play: the next seat is asked, clocks pass on, or the match is over. */
export function changeAfter(opened: Opened, { events, table, at, seats = opened.seats, row = {} }: Progress): Change {
  const decision = table.game.pending(table.state);
  if (decision === null || isDecided(seats)) {
    const ending = endingOf(table, seats);
    const end: NewEvent = { kind: 'end', seat: NOBODY, body: { ...ending } };
    return {
      events: [...events, end],
      row: { ...row, ...overRow(ending, at) },
      seats: stopped(opened, seats, at),
      table,
    };
  }
  return {
    events,
    row: { proposal: null, ...row, asked: decision.seat },
    seats: clocked(seats, readPace(opened.row), decision.seat, at),
    table,
  };
}

const overRow = (ending: Ending, at: number): NonNullable<Change['row']> => ({
  status: 'over',
  ended_at: at,
  asked: null,
  proposal: null,
  join_code: null,
  result: JSON.stringify(ending),
});

const stopped = ({ row }: Opened, seats: readonly SeatRow[], at: number): readonly SeatRow[] =>
  clocked(seats, readPace(row), null, at);

/** Whether resignations end the match: one seat of several is left, or no person is. */
function isDecided(seats: readonly SeatRow[]): boolean {
  if (seats.every((seat) => seat.resigned_at === null)) return false;
  const stayed = seats.filter((seat) => seat.resigned_at === null);
  return stayed.length <= 1 || stayed.every((seat) => seat.kind !== 'person');
}

/** The actor's seat in a match that is being played. Throws where there is none. */
export function requirePlaying(opened: Opened, seat: SeatRow | null, actor: Actor): SeatRow {
  const { status } = opened.row;
  const trouble = (code: string, message: string, is = 409): Trouble =>
    pictureTrouble(opened, actor, { status: is, code, message });
  if (seat === null) throw trouble('not-your-seat', 'you have no seat in this match', 403);
  if (status === 'over') throw trouble('over', 'the match is over');
  if (status !== 'playing') throw trouble('not-started', `the match is ${status}`);
  if (seat.resigned_at !== null && !('seat' in actor)) throw trouble('resigned', 'you have given this match up');
  return seat;
}

/** As `requirePlaying`, but a person whom a bot replaced must take the seat back first. */
export function requirePresent(opened: Opened, seat: SeatRow | null, actor: Actor): SeatRow {
  const mine = requirePlaying(opened, seat, actor);
  if ('seat' in actor || botOf(mine) === null) return mine;
  throw pictureTrouble(opened, actor, {
    status: 409,
    code: 'away',
    message: 'a bot plays your seat; take it back first',
  });
}
