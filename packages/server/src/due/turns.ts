import { type Quiet, runsOverDays } from '@nightjar/wire';
import { replacePerson } from '../match/absence.ts';
import { botTurn } from '../match/bots.ts';
import type { MatchContext } from '../match/context.ts';
import { openMatch } from '../match/open.ts';
import { deadlineOf, readPace } from '../match/pace.ts';
import type { DueRow } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';
import type { Effect, Outcome } from './due-work.ts';
import { afterQuiet } from './quiet.ts';

/** A person's own quiet hours; null for none. */
export type QuietOf = (person: string) => Promise<Quiet | null>;

/** Plays the turn of the bot that is asked. */
export const botsTurn =
  (context: MatchContext): Effect =>
  async ({ match, seq }) => {
    await botTurn(context, match, seq);
    return 'done';
  };

/** Refusals that mean the match has moved on. */
const LOST_RACE = ['stale', 'over', 'away', 'not-started', 'command-reused', 'no-such-match'];

/** A person's time is up: a bot replaces the person, unless the person has moved or it is their night. */
export const timeUp =
  (context: MatchContext, quietOf: QuietOf): Effect =>
  async ({ match, seq, seat: nth, at: due }: DueRow): Promise<Outcome> => {
    const { row, seats } = await openMatch(context, match);
    const seat = seats[nth];
    if (row.seq !== seq || seat === undefined) return 'done';
    const pace = readPace(row);
    const deadline = deadlineOf(seat, pace);
    if (deadline === null) return 'done';
    const now = context.clock.now();
    // After an outage a row may be later than the deadline, but never earlier.
    if (Math.max(deadline, due) > now) return { again: Math.max(deadline, due) };
    if (runsOverDays(pace)) {
      const own = seat.person === null ? null : await quietOf(seat.person);
      const until = afterQuiet(
        now,
        [pace.quiet, own].filter((quiet) => quiet !== undefined && quiet !== null),
      );
      if (until > now) return { again: until };
    }
    try {
      await replacePerson(context, match, { seat: nth }, { command: `time:${seq}`, seq, reason: 'time' });
    } catch (error) {
      if (!(error instanceof Trouble && LOST_RACE.includes(error.code))) throw error;
    }
    return 'done';
  };
