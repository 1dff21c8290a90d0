import { type AnyGame, editionIn, faultText, type JsonObject } from '@nightjar/kernel';
import { type Pace, runsOverDays, type Visibility } from '@nightjar/wire';
import { requireRoomForMatch } from '../fair/quota.ts';
import { newestOf } from '../games.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import { isTaken, type Trx } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { afterCommit, type Change, nextOpened } from './act.ts';
import type { MatchContext } from './context.ts';
import { admitEdition } from './house.ts';
import { chain, loggedEventOf, NOBODY, sha256 } from './log.ts';
import { genesisOf, openMatch } from './open.ts';
import type { Opened } from './opened.ts';
import { botSeat, openSeat, type Participant, personSeat } from './seats.ts';
import { isComplete, startChange } from './start.ts';

/** `me`, `open` or `bot:<name of a bot>`. */
type SeatWish = string;

/** The settings of a new match. */
export interface MatchWish {
  readonly host: Participant;
  readonly game: string;
  readonly mode?: string | undefined;
  readonly options?: JsonObject | undefined;
  readonly seats: readonly SeatWish[];
  readonly pace: Pace;
  readonly visibility: Visibility;
  readonly isRated?: boolean | undefined;
  /** False: the host starts the match even when all are ready. */
  readonly start?: boolean | undefined;
  /** An id that the client makes: the same id is the same match. */
  readonly command?: string | undefined;
}

/** A join code may be in use; this many are tried. */
const MOST_CODES = 5;

/** Creates a match. If no seat is open and all are ready, it starts at once. */
export async function createMatch(context: MatchContext, wish: MatchWish): Promise<Opened> {
  const game = newestOf(context.games, wish.game);
  if (game === undefined) throw new Trouble(422, 'no-such-game', 'no such game is known here');
  // The host is part of the id. The host's name may change between two requests, so it is left out of the comparison.
  const { command, host: _, ...rest } = wish;
  const asked = sha256(JSON.stringify(rest));
  // The same command leads to the same id, however often it is sent.
  const id = command === undefined ? context.chance.id() : sha256(`${wish.host.person} ${command}`).slice(0, 32);
  const before = command === undefined ? null : await earlierMatch(context, id, asked);
  if (before !== null) return before;
  const options = await optionsFor(context, game, wish);
  const seats = wish.seats.map((text, seat) => seatFor({ id, game, seat, text, host: wish.host }));
  if (wish.seats.filter((text) => text === 'me').length > 1)
    throw new Trouble(422, 'bad-seats', 'one person takes one seat');
  const opened = await insertMatch(context, { game, options, seats, wish, id, asked, rematchOf: null });
  return (command === undefined ? null : await earlierMatch(context, id, asked)) ?? opened;
}

/** The match that this command created earlier. Throws if it was created with other settings. */
async function earlierMatch(context: MatchContext, id: string, asked: string): Promise<Opened | null> {
  const first = await context.store.db
    .selectFrom('events')
    .select('body')
    .where('match', '=', id)
    .where('seq', '=', 1)
    .executeTakeFirst();
  if (first === undefined) return null;
  if ((JSON.parse(first.body) as { readonly asked?: string }).asked === asked) return openMatch(context, id);
  throw new Trouble(409, 'command-reused', 'this command id was used for something else; make a new one');
}

async function optionsFor(context: MatchContext, game: AnyGame, wish: MatchWish): Promise<JsonObject> {
  const mode = wish.mode === undefined ? game.modes[0] : game.modes.find(({ id }) => id === wish.mode);
  if (wish.mode !== undefined && mode === undefined)
    throw new Trouble(422, 'no-such-mode', 'the game has no such mode');
  const players = wish.seats.length;
  const numbers = mode?.seats ?? game.seats;
  if (!numbers.includes(players))
    throw new Trouble(422, 'bad-seats', `this is played by ${numbers.join(', ')}, and ${players} seats were asked for`);
  const edition = wish.options?.['edition'];
  if (typeof edition === 'string') {
    await admitEdition(context, game, edition);
    await requireNotSetAside(context, edition);
  }
  // At a pace of days each question may cost a night, so nobody is asked without need.
  const usual = runsOverDays(wish.pace) ? {} : game.atTables;
  const options = game.options({ ...usual, ...mode?.options, ...wish.options, players });
  if (!options.ok) {
    const { for: reason, with: given } = options.fault.remark ?? {};
    const said = { ...(reason && { reason }), ...(given && { with: given }) };
    throw new Trouble(422, 'bad-options', `options.${faultText(options.fault)}`, said);
  }
  return options.value as JsonObject;
}

async function requireNotSetAside({ store }: MatchContext, edition: string): Promise<void> {
  const kept = await store.db
    .selectFrom('editions')
    .where('hash', '=', edition)
    .select('set_aside_at')
    .executeTakeFirst();
  if (kept === undefined || kept.set_aside_at === null) return;
  throw new Trouble(422, 'edition-set-aside', 'the rules of this edition took too long at another match');
}

interface SeatFor {
  readonly id: string;
  readonly game: AnyGame;
  readonly seat: number;
  readonly text: SeatWish;
  readonly host: Participant;
}

function seatFor({ id, game, seat, text, host }: SeatFor): SeatRow {
  if (text === 'me') return { ...personSeat(openSeat(id, seat), host), ready: 1 };
  if (text === 'open') return openSeat(id, seat);
  if (text.startsWith('bot:')) return botSeat(game, openSeat(id, seat), text.slice(4));
  throw new Trouble(422, 'bad-seats', 'a seat is "me", "open" or "bot:" and a bot');
}

/** A deal that was not drawn for this match alone. */
interface Deal {
  readonly day: string;
  readonly seed: string;
  /** The key of the bots' chance: bots with the same key answer alike in the same place. */
  readonly botKey: string;
  readonly isCounted: boolean;
}

interface NewMatch {
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly seats: readonly SeatRow[];
  readonly wish: Pick<MatchWish, 'host' | 'pace' | 'visibility' | 'isRated' | 'start'>;
  readonly id: string;
  /** The hash of the settings. */
  readonly asked?: string;
  readonly rematchOf: string | null;
  readonly deal?: Deal;
}

/** Writes a new match with its first events. */
export async function insertMatch(context: MatchContext, created: NewMatch): Promise<Opened> {
  await requireRoomForMatch(context.store.db, created.wish.host.person);
  for (let tries = 1; ; tries += 1) {
    const opened = await tryInsert(context, created, context.chance.code());
    if (opened !== null) return opened;
    if (tries === MOST_CODES) throw new Trouble(503, 'busy', 'no join code is free', { retryAfter: 1 });
  }
}

async function tryInsert(context: MatchContext, created: NewMatch, code: string): Promise<Opened | null> {
  const at = context.clock.now();
  const blank: Opened = { row: blankRow(context, created, code, at), seats: created.seats, table: null };
  const { id: match, hash } = blank.row;
  const { rematchOf, asked } = created;
  const body: JsonObject = asked === undefined ? { rematchOf } : { rematchOf, asked };
  const born = { kind: 'create', seat: NOBODY, body } as const;
  const begins = isComplete(blank.seats) && blank.row.auto_start === 1;
  const first: Change = begins ? await startChange(context, blank, at, created.deal?.seed) : { events: [] };
  const change = { ...first, events: [born, ...first.events] };
  const rows = chain({ match, seq: 0, hash, at, events: change.events, key: null });
  const opened = nextOpened(blank, change, rows);
  try {
    await context.store.transact(async (trx) => {
      await trx.insertInto('matches').values(opened.row).execute();
      await trx
        .insertInto('seats')
        .values([...opened.seats])
        .execute();
      await trx.insertInto('events').values(rows).execute();
      if (opened.row.counted === 1) await trx.insertInto('tries').values(tryOf(opened.row)).execute();
      for (const { for: person, ...due } of context.planDueWork(opened, rows).rows) {
        if (person === null || (await isTold(trx, person))) await trx.insertInto('due').values(due).execute();
      }
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return alreadyInserted(context, blank.row);
  }
  context.openMatches.put(opened);
  afterCommit(context, opened, rows.map(loggedEventOf));
  return opened;
}

const tryOf = ({ id, game, day, host, created_at }: MatchRow) =>
  ({ game, day: day ?? '', person: host ?? '', match: id, margin: null, turns: null, at: created_at }) as const;

/** Whether a person has any notice channel. */
const isTold = async (trx: Trx, person: string): Promise<boolean> =>
  (await trx.selectFrom('subscriptions').select('id').where('person', '=', person).limit(1).executeTakeFirst()) !==
  undefined;

/** The match may exist already: after a broken connection, or if two people ask for a rematch at the same time. */
async function alreadyInserted(context: MatchContext, { id, rematch_of }: MatchRow): Promise<Opened | null> {
  const row = await context.store.db
    .selectFrom('matches')
    .select('id')
    .where((or) => or.or([or('id', '=', id), or('rematch_of', '=', rematch_of)]))
    .executeTakeFirst();
  return row === undefined ? null : openMatch(context, row.id);
}

const blankRow = (
  context: MatchContext,
  { game, options, seats, wish, id, rematchOf, deal }: NewMatch,
  code: string,
  at: number,
): MatchRow => ({
  id,
  game: game.name,
  rules: game.rules,
  edition: editionIn(game, options),
  options: JSON.stringify(options),
  seats_count: seats.length,
  pace: JSON.stringify(wish.pace),
  visibility: wish.visibility,
  join_code: code,
  host: wish.host.person,
  seed: null,
  commitment: null,
  bot_key: deal?.botKey ?? context.chance.seed(),
  status: 'gathering',
  created_at: at,
  started_at: null,
  ended_at: null,
  moved_at: at,
  seq: 0,
  hash: genesisOf(id),
  asked: null,
  proposal: null,
  rematch_of: rematchOf,
  result: null,
  rated: wish.isRated === false ? 0 : 1,
  auto_start: wish.start === false ? 0 : 1,
  imported: null,
  day: deal?.day ?? null,
  counted: deal?.isCounted ? 1 : 0,
});
