import { REPLACEMENT_BOT } from './absence.ts';
import { type ActionResult, act, type Command } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter, requirePlaying } from './course.ts';
import { tableOf } from './opened.ts';

/**
 * A person gives the match up for good and is placed behind all who stay. With one seat left, or no person left, the
 * match is over; otherwise a bot plays the seat on, so that nobody else's match is spoilt.
 */
export const resignMatch = (
  context: MatchContext,
  match: string,
  person: string,
  command: Command,
): Promise<ActionResult> =>
  act(context, {
    match,
    actor: { person },
    command,
    body: ['resign'],
    decide(opened, held, at) {
      const mine = requirePlaying(opened, held, { person });
      const seats = opened.seats.map((seat) =>
        seat === mine ? { ...seat, away_bot: seat.away_bot ?? REPLACEMENT_BOT, resigned_at: at } : seat,
      );
      const event = { kind: 'resign', seat: mine.seat, body: {} } as const;
      return changeAfter(opened, { events: [event], table: tableOf(opened), at, seats });
    },
  });
