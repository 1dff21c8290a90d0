import { Trouble } from '../trouble.ts';
import { type ActionResult, act, type Command } from './act.ts';
import type { MatchContext } from './context.ts';
import { changeAfter, requirePlaying } from './course.ts';
import { type Actor, tableOf } from './opened.ts';
import { botOf } from './pace.ts';

/** The bot that replaces a person if no other was chosen. */
export const REPLACEMENT_BOT = 'greedy';

const ABSENCES = ['left', 'time', 'gone'] as const;
/** Why a bot replaces a person: the person left, ran out of time, or was deleted. */
type Absence = (typeof ABSENCES)[number];

export interface ReplaceCommand extends Command {
  readonly reason: Absence;
  readonly bot?: string;
}

/** A bot replaces a person, who keeps the seat and may take it back. */
export const replacePerson = (
  context: MatchContext,
  match: string,
  actor: Actor,
  command: ReplaceCommand,
): Promise<ActionResult> =>
  act(context, {
    match,
    actor,
    command,
    body: ['replace', command.reason, command.bot ?? null],
    decide(opened, held, at) {
      const mine = requirePlaying(opened, held, actor);
      if (mine.kind !== 'person' || botOf(mine) !== null)
        throw new Trouble(409, 'away', 'a bot plays this seat already');
      const bot = command.bot ?? REPLACEMENT_BOT;
      const seats = opened.seats.map((seat) => (seat === mine ? { ...seat, away_bot: bot } : seat));
      const event = { kind: 'replace', seat: mine.seat, body: { reason: command.reason, bot } } as const;
      return changeAfter(opened, {
        events: [event],
        table: tableOf(opened),
        at,
        seats,
        row: { proposal: opened.row.proposal },
      });
    },
  });

/** A person takes the seat back from the bot. */
export const takeSeatBack = (
  context: MatchContext,
  match: string,
  person: string,
  command: Command,
): Promise<ActionResult> =>
  act(context, {
    match,
    actor: { person },
    command,
    body: ['return'],
    decide(opened, held, at) {
      const mine = requirePlaying(opened, held, { person });
      if (mine.away_bot === null) throw new Trouble(409, 'not-away', 'you sit there already');
      const seats = opened.seats.map((seat) => (seat === mine ? { ...seat, away_bot: null } : seat));
      const event = { kind: 'return', seat: mine.seat, body: {} } as const;
      return changeAfter(opened, { events: [event], table: tableOf(opened), at, seats });
    },
  });

/** The unfinished matches in which a person has a seat. */
export async function unfinishedOf(context: MatchContext, person: string): Promise<string[]> {
  const rows = await context.store.db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select('seats.match')
    .where('seats.person', '=', person)
    .where('matches.status', 'in', ['gathering', 'playing'])
    .execute();
  return rows.map(({ match }) => match);
}
