import { readBot } from '@nightjar/bots';
import { type AnyGame, faultText } from '@nightjar/kernel';
import type { SeatRow } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';
import { seatable } from '../workers/limits.ts';
import { type ActionResult, act, type Change } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter } from './course.ts';
import { NOBODY } from './log.ts';
import { gameOf, type Opened, tableOf } from './opened.ts';
import { isComplete, requireHost, startChange } from './start.ts';

/** A person with a seat, and the name used at this table. */
export interface Participant {
  readonly person: string;
  readonly name: string;
}

export const openSeat = (match: string, seat: number): SeatRow => ({
  match,
  seat,
  kind: 'open',
  person: null,
  name: '',
  bot: null,
  ready: 0,
  away_bot: null,
  resigned_at: null,
  reserve_ms: null,
  clock_at: null,
});

/** The seat with this person on it, without any bot. */
export const personSeat = (seat: SeatRow, { person, name }: Participant): SeatRow => ({
  ...seat,
  kind: 'person',
  person,
  name,
  bot: null,
  away_bot: null,
});

/** The seat with this bot on it. Throws if there is no such bot. */
export function botSeat(game: AnyGame, seat: SeatRow, bot: string): SeatRow {
  const read = readBot(bot, game);
  if (!read.ok) throw new Trouble(422, 'no-such-bot', faultText(read.fault));
  const limited = seatable(bot, game);
  if (!limited.ok) throw new Trouble(422, 'slow-bot', faultText(limited.fault));
  return { ...seat, kind: 'bot', person: null, name: '', bot, ready: 1, away_bot: null };
}

/** How a host sets a seat: open, or with a bot. */
export type SeatSetting = { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string };

/**
 * The host opens a seat or gives it to a bot. During play only a seat without a person may change, and the bot of an
 * opened seat plays on until a person takes it.
 */
export const setSeat = (
  context: MatchContext,
  match: string,
  person: string,
  nth: number,
  setting: SeatSetting,
): Promise<ActionResult> =>
  act(context, {
    match,
    actor: { person },
    command: null,
    decide(opened, _, at) {
      const before = opened.seats[nth];
      if (before === undefined) throw new Trouble(422, 'no-such-seat', 'there is no such seat');
      const isPlaying = opened.row.status === 'playing' && opened.row.host === person;
      if (!isPlaying) requireHost(opened, person);
      if (before.kind === 'person' && (isPlaying || before.person === person))
        throw new Trouble(409, 'seat-taken', 'a person sits there');
      if (opened.row.day !== null) throw new Trouble(409, 'seat-taken', 'the bots of a day keep their seats');
      const game = gameOf(context.games, opened.row);
      const after = isPlaying ? handedOver(game, before, setting) : settled(game, before, setting);
      const seats = opened.seats.map((seat) => (seat === before ? after : seat));
      const event = { kind: 'seat', seat: NOBODY, body: { seat: nth, ...setting } } as const;
      if (isPlaying) return changeAfter(opened, { events: [event], table: tableOf(opened), at, seats });
      return gatheringChange(context, opened, { events: [event], seats }, at);
    },
  });

const settled = (game: AnyGame, seat: SeatRow, setting: SeatSetting): SeatRow =>
  setting.kind === 'bot' ? botSeat(game, seat, setting.bot) : openSeat(seat.match, seat.seat);

function handedOver(game: AnyGame, seat: SeatRow, setting: SeatSetting): SeatRow {
  if (setting.kind === 'bot') return botSeat(game, seat, setting.bot);
  return { ...seat, kind: 'open', bot: null, away_bot: seat.away_bot ?? seat.bot };
}

/** A change of a match that gathers. If it completes the match, the start is part of it. */
export async function gatheringChange(
  context: MatchContext,
  opened: Opened,
  change: Change,
  at: number,
): Promise<Change> {
  const seats = change.seats ?? opened.seats;
  const row = { ...opened.row, ...change.row };
  if (row.auto_start === 0 || row.status !== 'gathering' || !isComplete(seats)) return change;
  const first = await startChange(context, { row, seats, table: null }, at);
  return { ...first, row: { ...change.row, ...first.row }, events: [...change.events, ...first.events] };
}
