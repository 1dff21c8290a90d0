import { REPLACEMENT_BOT } from './absence.ts';
import { type ActionResult, act, type Command } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter, requirePlaying } from './course.ts';
import { tableOf } from './opened.ts';

/**
 * A person resigns and ranks behind all who stay. With one seat left, or no person, the match is over. Otherwise a bot
 * plays on, so that the match is not spoilt for the others.
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
