import { setImmediate as nextTurn } from 'node:timers/promises';
import { REPLACEMENT_BOT, unfinishedOf } from '../match/absence.ts';
import { act } from '../match/act.ts';
import type { MatchContext } from '../match/context.ts';
import { leaveMatch } from '../match/leave.ts';
import { openMatch } from '../match/open.ts';
import { seatOf } from '../match/opened.ts';
import { botOf } from '../match/pace.ts';
import { Trouble } from '../trouble.ts';
import { NAMELESS } from './name.ts';
import { newId } from './token.ts';

/** Tables whose rows are about one person alone. */
const OWN = [
  'sessions',
  'codes',
  'chat',
  'mutes',
  'reports',
  'ratings',
  'gains',
  'results',
  'tries',
  'subscriptions',
  'notices',
] as const;

/**
 * Deletes a person. The person is signed out first, so that they begin nothing new meanwhile. Matches stay playable and
 * provable: only the person's name is deleted. A deletion that failed half-way can be repeated.
 */
export async function removePerson(context: MatchContext, id: string): Promise<void> {
  const { store, openMatches } = context;
  for (const match of await unfinishedOf(context, id)) {
    await leaveIfPossible(leaveSeat(context, match, id));
    await nextTurn();
  }
  const { db } = store;
  const forgotten = new Set<string>();
  const held = async (): Promise<string[]> => {
    const seats = await db.selectFrom('seats').where('person', '=', id).select('match').execute();
    return seats.map(({ match }) => match).filter((match) => !forgotten.has(match));
  };
  // A request from before the sign-out may still take a seat.
  for (let seats = await held(); seats.length > 0; seats = await held()) {
    for (const match of seats) {
      forgotten.add(match);
      await leaveIfPossible(forgetAt(context, match, id));
      await nextTurn();
    }
  }
  const { hosted, left } = await store.transact(async (trx) => {
    // First of all, so that an import that is just being written either exists by now or is refused.
    await trx.deleteFrom('people').where('id', '=', id).execute();
    const hostless = trx.updateTable('matches').set({ host: null }).where('host', '=', id);
    const matchesOfNobody = await hostless.returning('id').execute();
    await trx.updateTable('editions').set({ person: null }).where('person', '=', id).execute();
    await trx.updateTable('reports').set({ reported: null }).where('reported', '=', id).execute();
    await trx.deleteFrom('mutes').where('muted', '=', id).execute();
    for (const table of OWN) await trx.deleteFrom(table).where('person', '=', id).execute();
    // At matches that cannot be opened, and at seats taken in this very moment.
    const nameless = trx.updateTable('seats').set({ person: null, name: NAMELESS }).where('person', '=', id);
    return { hosted: matchesOfNobody, left: await nameless.returning('match').execute() };
  });
  for (const { id: match } of hosted) openMatches.drop(match);
  for (const { match } of left) openMatches.drop(match);
}

/**
 * Ignores a match that the person can never leave, for example because its rules are gone. Transient trouble is thrown.
 */
async function leaveIfPossible(leaving: Promise<unknown>): Promise<void> {
  try {
    await leaving;
  } catch (error) {
    if (!(error instanceof Trouble) || error.status === 503) throw error;
  }
}

/**
 * Leaves a seat: before the start it becomes open, during play a bot answers. The match may end at the same moment:
 * then nothing is left to do.
 */
async function leaveSeat(context: MatchContext, match: string, person: string): Promise<void> {
  const { row, seats } = await openMatch(context, match);
  const seat = seats.find((held) => held.person === person);
  if (row.status === 'playing' && (seat === undefined || botOf(seat) !== null)) return;
  await leaveMatch(context, match, person, { command: newId() });
}

/** Removes the person from the seat. The change is logged, so that no process keeps the old name. */
const forgetAt = (context: MatchContext, match: string, person: string): Promise<unknown> =>
  act(context, {
    match,
    actor: { person },
    command: null,
    decide(opened) {
      const held = seatOf(opened, { person });
      if (held === null) return null;
      const seats = opened.seats.map((seat) => {
        if (seat !== held) return seat;
        const nameless = { ...seat, person: null, name: NAMELESS };
        if (opened.row.status !== 'playing') return nameless;
        return {
          ...nameless,
          kind: 'bot',
          bot: seat.away_bot ?? REPLACEMENT_BOT,
          away_bot: null,
          clock_at: null,
        } as const;
      });
      return { events: [{ kind: 'leave', seat: held.seat, body: {} }], seats };
    },
  });
