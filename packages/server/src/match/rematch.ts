import { newestOf } from '../games.ts';
import { Trouble } from '../trouble.ts';
import type { MatchContext } from './context.ts';
import { insertMatch } from './create.ts';
import { joinMatch, setReady } from './join.ts';
import { openMatch } from './open.ts';
import { type Opened, optionsOf, seatOf } from './opened.ts';
import { readPace } from './pace.ts';
import { openSeat, type Participant, personSeat } from './seats.ts';

/**
 * Founds a match with the same people at the same seats. The first to ask becomes the host, and the next to ask are
 * ready in it. It starts when all are ready.
 */
export async function askRematch(context: MatchContext, match: string, participant: Participant): Promise<Opened> {
  const before = await openMatch(context, match);
  if (seatOf(before, participant) === null) throw new Trouble(403, 'not-your-seat', 'you had no seat in this match');
  if (before.row.status !== 'over') throw new Trouble(409, 'running', 'the match is not over');
  const again = await context.store.db
    .selectFrom('matches')
    .select('id')
    .where('rematch_of', '=', match)
    .executeTakeFirst();
  const next = again === undefined ? await founded(context, before, participant) : await openMatch(context, again.id);
  if (next.row.status !== 'gathering') return next;
  try {
    return await readyIn(context, next, participant);
  } catch (error) {
    if (!(error instanceof Trouble) || error.status !== 409) throw error;
    const now = await openMatch(context, next.row.id);
    // The rematch was started or cancelled meanwhile: the person gets it as it is.
    if (now.row.status === 'gathering') throw error;
    return now;
  }
}

async function readyIn(context: MatchContext, next: Opened, participant: Participant): Promise<Opened> {
  const mine = seatOf(next, participant);
  if (mine === null) return (await joinMatch(context, next.row.id, participant)).opened;
  return mine.ready === 1 ? next : (await setReady(context, next.row.id, participant.person, true)).opened;
}

async function founded(context: MatchContext, { row, seats }: Opened, host: Participant): Promise<Opened> {
  const game = newestOf(context.games, row.game);
  if (game === undefined) throw new Trouble(422, 'no-such-game', 'no such game is known here');
  const id = context.chance.id();
  const again = seats.map((seat) => {
    const blank = openSeat(id, seat.seat);
    if (seat.kind === 'person' && seat.person !== null) {
      return {
        ...personSeat(blank, { person: seat.person, name: seat.name }),
        ready: seat.person === host.person ? 1 : 0,
      } as const;
    }
    return seat.kind === 'bot' ? ({ ...blank, kind: 'bot', bot: seat.bot, ready: 1 } as const) : blank;
  });
  const wish = { host, pace: readPace(row), visibility: row.visibility, isRated: row.rated === 1, start: true };
  return insertMatch(context, { game, options: optionsOf(row), seats: again, wish, id, rematchOf: row.id });
}
