import {
  type AnyGame,
  agreed,
  besideBots,
  faultText,
  isRefusal,
  type Json,
  parseJson,
  type RecordedAnswer,
  rewound,
  stepped,
  type Table,
  tableAt,
  tableFromJson,
} from '@nightjar/kernel';
import type { EventRow, MatchRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { MatchContext } from './context.ts';
import { eventsSince, holdsChain, sha256 } from './log.ts';
import { aloneIn, gameOf, type Opened, optionsOf } from './opened.ts';

/** The hash a match's log begins with. */
export const genesisOf = (match: string): string => sha256(match);

export const noSuchMatch = (): Trouble => new Trouble(404, 'no-such-match', 'there is no such match');

/** A match as it stands. Where others share the store, it is looked up whether the one at hand is still the newest. */
export async function open(context: MatchContext, match: string): Promise<Opened> {
  const known = context.openMatches.get(match);
  if (known === undefined) return load(context, match);
  return context.store.isShared ? refreshed(context, known) : known;
}

/** The match at hand, whether or not it is the newest: an append will tell. */
export async function openAtHand(context: MatchContext, match: string): Promise<Opened> {
  return context.openMatches.get(match) ?? load(context, match);
}

async function refreshed(context: MatchContext, known: Opened): Promise<Opened> {
  const { id, seq } = known.row;
  const newest = await context.store.db.selectFrom('matches').select('seq').where('id', '=', id).executeTakeFirst();
  if (newest?.seq === seq) return known;
  return load(context, id, known);
}

/** Reads a match, going on from one that is known already where possible. */
async function load(context: MatchContext, match: string, known?: Opened): Promise<Opened> {
  for (;;) {
    const row = await rowOf(context.store, match);
    if (row === undefined) throw noSuchMatch();
    const seats = await context.store.db
      .selectFrom('seats')
      .selectAll()
      .where('match', '=', match)
      .orderBy('seat')
      .execute();
    const table = await tableOn(context, row, aloneIn(seats), known);
    // Between the reads somebody may have moved on: then they do not belong together.
    if ((await rowOf(context.store, match))?.seq !== row.seq) continue;
    const opened = { row, seats, table };
    context.openMatches.put(opened);
    return opened;
  }
}

const rowOf = (store: Store, match: string): Promise<MatchRow | undefined> =>
  store.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();

async function tableOn(
  context: MatchContext,
  row: MatchRow,
  alone: number | null,
  known?: Opened,
): Promise<Table | null> {
  if (row.seed === null) return null;
  const game = gameOf(context.games, row);
  await admitEdition(context, game, row.edition);
  if (known !== undefined && known.table !== null && known.row.seq <= row.seq) {
    const rows = await upTo(context.store, row, known.row.seq);
    holdsChain(row.id, known.row, rows);
    const table = advanced(known.table, rows);
    if (table !== null) return table;
  }
  return (await fromSnapshot(context, row, game, alone)) ?? fromStart(context, row, game, alone);
}

async function upTo(store: Store, row: MatchRow, since: number): Promise<EventRow[]> {
  const rows = await eventsSince(store, row.id, since);
  return rows.filter(({ seq }) => seq <= row.seq);
}

async function fromSnapshot(
  context: MatchContext,
  row: MatchRow,
  game: AnyGame,
  alone: number | null,
): Promise<Table | null> {
  const snapshot = await context.store.db
    .selectFrom('snapshots')
    .selectAll()
    .where('match', '=', row.id)
    .where('seq', '<=', row.seq)
    .where('rules', '=', row.rules)
    .orderBy('seq', 'desc')
    .executeTakeFirst();
  if (snapshot === undefined) return null;
  const [at, ...rows] = await upTo(context.store, row, snapshot.seq - 1);
  if (at?.hash !== snapshot.hash) return null;
  holdsChain(row.id, snapshot, rows);
  return advanced(besideBots(tableFromJson(game, JSON.parse(snapshot.state) as Json), alone), rows);
}

/** The whole log, where no snapshot helps. */
async function fromStart(context: MatchContext, row: MatchRow, game: AnyGame, alone: number | null): Promise<Table> {
  const rows = await upTo(context.store, row, 0);
  holdsChain(row.id, { seq: 0, hash: genesisOf(row.id) }, rows);
  const { answers } = answersIn(rows.slice(0, rows.findLastIndex(({ kind }) => kind === 'consent') + 1));
  const later = rows.slice(rows.findLastIndex(({ kind }) => kind === 'consent') + 1);
  const options = optionsOf(row);
  const seed = row.seed as string;
  const isWhole = later.length === rows.length;
  const table = isWhole ? tableAt(game, game.setup(options, seed)) : agreed(game, options, seed, answers);
  return advanced(besideBots(table, alone), later) as Table;
}

/** The table after these events; null if they take back answers that this table does not hold any more. */
function advanced(from: Table, rows: readonly EventRow[]): Table | null {
  let table = from;
  for (const { match, seq, seat, kind, body } of rows) {
    if (kind === 'consent') return null;
    if (kind !== 'answer' && kind !== 'undo') continue;
    if (kind === 'undo') {
      const count = takenBack(body);
      if (count > table.free.length) return null;
      table = rewound(table, count);
      continue;
    }
    const next = stepped(table, seat, textIn(body));
    if (isRefusal(next)) throw new Error(`the log of match ${match} does not replay at ${seq}: ${next.reason}`);
    table = next.table;
  }
  return table;
}

const textIn = (body: string): string => (JSON.parse(body) as { readonly text: string }).text;

/** How many answers an undo took back. Where it does not say, answers did not give themselves yet: one. */
const takenBack = (body: string): number => (JSON.parse(body) as { readonly count?: number }).count ?? 1;

/** The answers that stand after these events, and how many stood at each consent. */
export function answersIn(rows: readonly EventRow[]): { answers: RecordedAnswer[]; consents: number[] } {
  const answers: RecordedAnswer[] = [];
  const consents: number[] = [];
  for (const { kind, seat, body } of rows) {
    if (kind === 'answer') answers.push({ seat, text: textIn(body) });
    if (kind === 'undo') answers.length -= takenBack(body);
    if (kind !== 'consent') continue;
    consents.push(answers.length);
    answers.length -= (JSON.parse(body) as { count: number }).count;
  }
  return { answers, consents };
}

const admitted = new WeakMap<AnyGame, Set<string>>();

/** Makes an edition usable in this process. The rules know those that were released; a context's was checked in a worker. */
export async function admitEdition(
  context: Pick<MatchContext, 'store'>,
  game: AnyGame,
  edition: string,
): Promise<void> {
  const known = admitted.get(game) ?? new Set([game.edition]);
  admitted.set(game, known);
  if (known.has(edition)) return;
  if (!game.admit(edition).ok) await admitHouse(context, game, edition);
  known.add(edition);
}

async function admitHouse(context: Pick<MatchContext, 'store'>, game: AnyGame, edition: string): Promise<void> {
  const body = await editionBody(context, game, edition);
  if (body === null) throw new Trouble(422, 'no-such-edition', 'no such edition is known here');
  const hash = game.admit(body);
  if (hash.ok && hash.value === edition) return;
  const why = hash.ok ? `its name is now ${hash.value}` : faultText(hash.fault);
  throw new Trouble(422, 'no-such-edition', `the edition is kept here in an older form: ${why}`);
}

/** A house edition as it was kept; null for the game's own or one that is not known here. */
export async function editionBody(
  context: Pick<MatchContext, 'store'>,
  game: AnyGame,
  edition: string,
): Promise<Json | null> {
  if (edition === game.edition) return null;
  const row = await context.store.db
    .selectFrom('editions')
    .select('body')
    .where('hash', '=', edition)
    .where('game', '=', game.name)
    .executeTakeFirst();
  if (row === undefined) return null;
  const parsed = parseJson(row.body);
  return parsed.ok ? parsed.value : null;
}
