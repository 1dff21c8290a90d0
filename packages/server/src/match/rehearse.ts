import {
  type AnyGame,
  agreed,
  besideBots,
  type Json,
  type RecordedAnswer,
  type Seat,
  type Table,
  tableFromJson,
  tableToJson,
} from '@nightjar/kernel';
import type { MatchRow } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';
import type { Rehearsal, RehearsalResult } from '../workers/rehearsal.ts';
import type { MatchContext } from './context.ts';
import { editionBody } from './house.ts';
import { chain, NOBODY } from './log.ts';
import { announce } from './news.ts';
import { gameOf, hostOf, type Opened, optionsOf, tableOf } from './opened.ts';
import { type Replay, replayedTable } from './replay.ts';
import { isLong } from './snapshot.ts';

/**
 * The CPU time that an answer of a house edition may take, with all its pictures. Released editions take a few
 * milliseconds.
 */
const MOST_MS = 25;

/** Released editions that were asked for, by game. */
const released = new WeakMap<AnyGame, Set<string>>();

/** Whether the edition may be a house edition. */
const maybeHouse = (game: AnyGame, { edition }: MatchRow): boolean =>
  edition !== game.edition && released.get(game)?.has(edition) !== true;

/**
 * Runs the next operation of a house-edition match in a worker first. Rules are deterministic, so an operation that is
 * slow or endless there is never begun here: the match is set aside, and the server goes on.
 */
export async function rehearse(context: MatchContext, row: MatchRow, rehearsal: () => Rehearsal): Promise<void> {
  const game = gameOf(context.games, row);
  if (!maybeHouse(game, row)) return;
  const edition = await houseOf(context, game, row);
  if (edition === null) return;
  await tried(context, row, edition, rehearsal());
}

/** Rehearses an answer. */
export const rehearseAnswer = (context: MatchContext, opened: Opened, seat: number, text: string): Promise<void> =>
  rehearse(context, opened.row, () => ({ is: 'answer', table: tableToJson(tableOf(opened)), seat, text }));

/** Replays the table of a match. A house edition or a long log is replayed in a worker. */
export const reopenedTable = (context: MatchContext, row: MatchRow, replay: Replay): Promise<Table> =>
  builtTable(context, row, {
    rehearsal: { is: 'open', replay },
    replayed: replay.rows.length,
    alone: replay.alone,
    here: (game) => replayedTable(game, replay),
  });

/** The table after a consent, replayed likewise. */
export function tableAfterConsent(
  context: MatchContext,
  row: MatchRow,
  answers: readonly RecordedAnswer[],
  alone: Seat | null,
): Promise<Table> {
  const options = optionsOf(row);
  const seed = row.seed as string;
  return builtTable(context, row, {
    rehearsal: { is: 'consent', options, seed, answers },
    replayed: answers.length,
    alone,
    here: (game) => agreed(game, options, seed, answers),
  });
}

/** How to build a table, in a worker or here. */
interface TableSource {
  readonly rehearsal: Rehearsal;
  /** About how many answers are replayed. */
  readonly replayed: number;
  readonly alone: Seat | null;
  readonly here: (game: AnyGame) => Table;
}

async function builtTable(
  context: MatchContext,
  row: MatchRow,
  { rehearsal, replayed, alone, here }: TableSource,
): Promise<Table> {
  const game = gameOf(context.games, row);
  const edition = maybeHouse(game, row) ? await houseOf(context, game, row) : null;
  if (edition !== null) {
    const { table } = await tried(context, row, edition, rehearsal);
    return besideBots(tableFromJson(game, table), alone);
  }
  if (!isLong(replayed)) return besideBots(here(game), alone);
  // A long replay here would block the event loop, although the rules are sound.
  const result = await runInWorker(context, row, null, rehearsal);
  if (result === null)
    throw new Trouble(503, 'busy', 'it takes too long to go through so many answers at this moment', { retryAfter: 5 });
  return besideBots(tableFromJson(game, result.table), alone);
}

/** The house edition as it is kept; null for a released one. */
async function houseOf(context: MatchContext, game: AnyGame, { edition }: MatchRow): Promise<Json | null> {
  const body = await editionBody(context, game, edition);
  if (body === null) released.set(game, (released.get(game) ?? new Set()).add(edition));
  return body;
}

async function tried(
  context: MatchContext,
  row: MatchRow,
  edition: Json,
  rehearsal: Rehearsal,
): Promise<RehearsalResult> {
  const result = await runInWorker(context, row, edition, rehearsal);
  if (result === null || result.costMs > MOST_MS) throw await setAside(context, row);
  return result;
}

const runInWorker = (
  context: MatchContext,
  row: MatchRow,
  edition: Json | null,
  rehearsal: Rehearsal,
): Promise<RehearsalResult | null> => {
  const { game, rules, seats_count: seats } = row;
  return context.rehearsals.rehearse({ game, rules, edition, rehearsal, seats }, hostOf(row));
};

/** Ends the match without a result, for good, and allows no new match with its edition. */
async function setAside(context: MatchContext, row: MatchRow): Promise<Trouble> {
  const { store, clock, openMatches, log } = context;
  const { id: match, edition, hash } = row;
  const at = clock.now();
  const events = [{ kind: 'cancel', seat: NOBODY, body: { why: 'rules' } }] as const;
  const [event] = chain({ match, seq: row.seq, hash, at, events, key: null });
  if (event === undefined) throw new Error('one event makes one row');
  const { seq } = event;
  await store.transact(async (trx) => {
    await trx.updateTable('editions').set({ set_aside_at: at }).where('hash', '=', edition).execute();
    const { numUpdatedRows } = await trx
      .updateTable('matches')
      .set({ status: 'cancelled', join_code: null, asked: null, proposal: null, seq, hash: event.hash, moved_at: at })
      .where('id', '=', match)
      .where('seq', '=', row.seq)
      .executeTakeFirst();
    // The match moved meanwhile: the next action on it meets the same fault.
    if (numUpdatedRows !== 1n) return;
    await trx.insertInto('events').values(event).execute();
    await trx.deleteFrom('due').where('match', '=', match).execute();
  });
  openMatches.drop(match);
  log.error({ match, edition }, 'the rules of a house edition failed or took too long; the match is set aside');
  announce(context, { match, seq });
  return new Trouble(409, 'set-aside', 'the rules of this house edition fail or take too long; the match is set aside');
}
