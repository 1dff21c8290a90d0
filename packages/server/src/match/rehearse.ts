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

/** What an answer of a house edition may cost, with all its pictures. Those of the default editions cost a few. */
const MOST_MS = 25;

/** Editions of a game that were released, as far as they were asked for. */
const released = new WeakMap<AnyGame, Set<string>>();

/** Whether somebody else may have written what the rules read. */
const maybeHouse = (game: AnyGame, { edition }: MatchRow): boolean =>
  edition !== game.edition && released.get(game)?.has(edition) !== true;

/**
 * Has a worker do first what a match of a house edition is about to do. Rules come to the same end everywhere, so what
 * took long or never ended there is not even begun here: the match is set aside, and everything else goes on.
 */
export async function rehearse(context: MatchContext, row: MatchRow, rehearsal: () => Rehearsal): Promise<void> {
  const game = gameOf(context.games, row);
  if (!maybeHouse(game, row)) return;
  const edition = await houseOf(context, game, row);
  if (edition === null) return;
  await tried(context, row, edition, rehearsal());
}

/** As `rehearse`, for an answer. */
export const rehearseAnswer = (context: MatchContext, opened: Opened, seat: number, text: string): Promise<void> =>
  rehearse(context, opened.row, () => ({ is: 'answer', table: tableToJson(tableOf(opened)), seat, text }));

/** The table of a match; that of a house edition, or after a long log, is laid out by a worker. */
export const reopenedTable = (context: MatchContext, row: MatchRow, replay: Replay): Promise<Table> =>
  builtTable(context, row, {
    rehearsal: { is: 'open', replay },
    replayed: replay.rows.length,
    alone: replay.alone,
    here: (game) => replayedTable(game, replay),
  });

/** The table that is left after a consent, likewise. */
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

/** A table that is to be laid out. */
interface TableSource {
  readonly rehearsal: Rehearsal;
  /** How many answers it takes, or so. */
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
  // Everybody would wait for what takes long here, though it is sound.
  const result = await runInWorker(context, row, null, rehearsal);
  if (result === null)
    throw new Trouble(503, 'busy', 'it takes too long to go through so many answers at this moment', { retryAfter: 5 });
  return besideBots(tableFromJson(game, result.table), alone);
}

/** The house edition as it was kept; null for one that was released. */
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

/** The match is over without an end, for good: due work finds nothing to do. No new match is made with its edition. */
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
    // Somebody else moved it: whoever touches it next finds the same trouble.
    if (numUpdatedRows !== 1n) return;
    await trx.insertInto('events').values(event).execute();
    await trx.deleteFrom('due').where('match', '=', match).execute();
  });
  openMatches.drop(match);
  log.error({ match, edition }, 'the rules of a house edition failed or took too long; the match is set aside');
  announce(context, { match, seq });
  return new Trouble(409, 'set-aside', 'the rules of this house edition fail or take too long; the match is set aside');
}
