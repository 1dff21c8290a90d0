import { besideBots, laid } from '@nightjar/kernel';
import type { SeatRow } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';
import { type ActionResult, act, type Change } from './act.ts';
import { answerEvent } from './answer.ts';
import type { MatchContext } from './context.ts';
import { changeAfter } from './course.ts';
import { admitEdition } from './house.ts';
import { NOBODY, sha256 } from './log.ts';
import { aloneIn, gameOf, type Opened, optionsOf } from './opened.ts';
import { readPace, reserveOf } from './pace.ts';
import { rehearse } from './rehearse.ts';

/** Whether every seat is taken and ready. */
export const isComplete = (seats: readonly SeatRow[]): boolean =>
  seats.every((seat) => seat.kind !== 'open' && seat.ready === 1);

/**
 * The change that starts a match. The deal comes from a secret seed: a fresh one, or the day's. The match publishes a
 * commitment to it.
 */
export async function startChange(
  context: MatchContext,
  opened: Opened,
  at: number,
  seed = context.chance.seed(),
): Promise<Change> {
  const { row } = opened;
  const game = gameOf(context.games, row);
  await admitEdition(context, game, row.edition);
  const commitment = sha256(seed);
  const reserve = reserveOf(readPace(row));
  const seats = opened.seats.map((seat) => (seat.kind === 'person' ? { ...seat, reserve_ms: reserve } : seat));
  const options = optionsOf(row);
  await rehearse(context, row, () => ({ is: 'start', options, seed }));
  const { table, moves } = laid(game, options, seed);
  return changeAfter(opened, {
    events: [{ kind: 'start', seat: NOBODY, body: { commitment } }, ...moves.map(answerEvent)],
    table: besideBots(table, aloneIn(seats)),
    at,
    seats,
    row: { status: 'playing', seed, commitment, started_at: at },
  });
}

/** The host starts a match. Every seat must have a bot, or a person who is ready. */
export const startMatch = (context: MatchContext, match: string, person: string): Promise<ActionResult> =>
  act(context, {
    match,
    actor: { person },
    command: null,
    decide(opened, _, at) {
      requireHost(opened, person);
      if (!isComplete(opened.seats)) throw new Trouble(409, 'not-ready', 'a seat is open or somebody is not ready');
      return startChange(context, opened, at);
    },
  });

/** Throws unless this person is the host of a match that still gathers. */
export function requireHost({ row }: Opened, person: string): void {
  if (row.host !== person) throw new Trouble(403, 'not-host', 'only the host may do that');
  requireGathering(row.status);
}

/** Throws unless the match still gathers. */
export function requireGathering(status: Opened['row']['status']): void {
  if (status !== 'gathering') throw new Trouble(409, 'started', `the match is ${status}`);
}
