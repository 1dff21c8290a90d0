import { createHmac } from 'node:crypto';
import { type AnyGame, faultText, type JsonObject, rngFrom } from '@nightjar/kernel';
import type { Daily as DailySaid, DailyWish, PlayedDay } from '@nightjar/wire';
import { newestOf } from '../games.ts';
import type { MatchContext } from '../match/context.ts';
import { insertMatch } from '../match/create.ts';
import { sha256 } from '../match/log.ts';
import { openMatch } from '../match/open.ts';
import type { Opened } from '../match/opened.ts';
import { botSeat, openSeat, type Participant, personSeat } from '../match/seats.ts';
import { Trouble } from '../trouble.ts';
import { dayAt, dayBefore, endOf } from './day.ts';
import { settle } from './settle.ts';

type DailyGame = AnyGame & Required<Pick<AnyGame, 'daily'>>;

const hasDaily = (game: AnyGame): game is DailyGame => game.daily !== undefined;

/**
 * The deal of the day: one for everybody, derived from a secret of this server, so that nobody can work out tomorrow's.
 * The kingdom, the deal and the bots' chance are derived apart: knowing one reveals nothing of the others.
 */
export class Daily {
  readonly #context: MatchContext;
  readonly #secret: string;

  constructor(context: MatchContext, secret: string) {
    this.#context = context;
    this.#secret = secret;
  }

  /** Today's deal, its results so far, and yesterday's results. */
  async today(name: string, person: string | null): Promise<DailySaid> {
    const game = this.#gameOf(name);
    const day = dayAt(this.#context.clock.now());
    const before = dayBefore(day);
    const options = await this.#kept(name, before);
    return {
      game: name,
      bots: game.daily.bots,
      endsAt: endOf(day),
      ...(await this.#played(name, day, await this.#optionsOn(game, day), person)),
      yesterday: options === null ? null : await this.#played(name, before, options, person),
    };
  }

  /**
   * Seats a person at today's deal: first at the one try that counts, which may be under way already, then for
   * practice.
   */
  async sitDown(name: string, host: Participant, wish: DailyWish): Promise<Opened> {
    const game = this.#gameOf(name);
    const day = dayAt(this.#context.clock.now());
    const counted = this.#idOf(`${name} ${day} ${host.person}`);
    const isCounted = wish.kind === 'counted';
    const id = isCounted ? counted : this.#idOf(`${counted} ${wish.command}`);
    const before = await this.#statusOf(id);
    if (before !== null) return openMatch(this.#context, id);
    if (!isCounted && (await this.#statusOf(counted)) !== 'over')
      throw new Trouble(409, 'try-first', 'practice comes after the try that counts');
    const options = await this.#optionsOn(game, day);
    const bots = game.daily.bots.map((bot, i) => botSeat(game, openSeat(id, i + 1), bot));
    return insertMatch(this.#context, {
      game,
      options,
      seats: [{ ...personSeat(openSeat(id, 0), host), ready: 1 }, ...bots],
      wish: { host, pace: { kind: 'free' }, visibility: 'off', isRated: false },
      id,
      rematchOf: null,
      deal: { day, isCounted, seed: this.#drawn('deal', name, day), botKey: this.#drawn('bots', name, day) },
    });
  }

  /** Writes down the result of a try. */
  settle = (match: string): Promise<void> => settle(this.#context, match);

  #gameOf(name: string): DailyGame {
    const game = newestOf(this.#context.games, name);
    if (game === undefined || !hasDaily(game)) throw new Trouble(404, 'no-daily', 'this game has no deal of the day');
    return game;
  }

  #drawn(what: 'wish' | 'deal' | 'bots', game: string, day: string): string {
    return createHmac('sha256', this.#secret).update(`${what} ${game} ${day}`).digest('hex');
  }

  #idOf = (of: string): string => sha256(`daily ${of}`).slice(0, 32);

  async #statusOf(match: string): Promise<string | null> {
    const { db } = this.#context.store;
    const row = await db.selectFrom('matches').select('status').where('id', '=', match).executeTakeFirst();
    return row?.status ?? null;
  }

  /** The options of a day. They are derived at the first request and then kept. */
  async #optionsOn(game: DailyGame, day: string): Promise<JsonObject> {
    const kept = await this.#kept(game.name, day);
    if (kept !== null) return kept;
    const read = game.options(game.daily.wish(rngFrom(this.#drawn('wish', game.name, day))));
    if (!read.ok) throw new Error(`${game.name} refuses its own daily: ${faultText(read.fault)}`);
    await this.#context.store.db
      .insertInto('days')
      .values({ game: game.name, day, options: JSON.stringify(read.value) })
      .onConflict((conflict) => conflict.columns(['game', 'day']).doNothing())
      .execute();
    return (await this.#kept(game.name, day)) as JsonObject;
  }

  async #kept(game: string, day: string): Promise<JsonObject | null> {
    const row = await this.#context.store.db
      .selectFrom('days')
      .select('options')
      .where('game', '=', game)
      .where('day', '=', day)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.options) as JsonObject);
  }

  async #played(game: string, day: string, options: JsonObject, person: string | null): Promise<PlayedDay> {
    const { db } = this.#context.store;
    const ended = db
      .selectFrom('tries')
      .where('game', '=', game)
      .where('day', '=', day)
      .where('margin', 'is not', null);
    const margins = await ended
      .select((all) => ['margin', all.fn.countAll<number>().as('people'), all.fn.sum<number>('turns').as('turns')])
      .groupBy('margin')
      .orderBy('margin')
      .execute();
    const people = margins.reduce((sum, each) => sum + each.people, 0);
    const turns = margins.reduce((sum, each) => sum + each.turns, 0);
    return {
      day,
      options,
      margins: margins.map((each) => ({ margin: each.margin as number, people: each.people })),
      turns: people === 0 ? null : Math.round((turns / people) * 10) / 10,
      mine: person === null ? null : await this.#tryOf(game, day, person),
    };
  }

  async #tryOf(game: string, day: string, person: string): Promise<PlayedDay['mine']> {
    const row = await this.#context.store.db
      .selectFrom('tries')
      .innerJoin('matches', 'matches.id', 'tries.match')
      .select(['tries.match', 'tries.margin', 'tries.turns', 'matches.status'])
      .where('tries.game', '=', game)
      .where('tries.day', '=', day)
      .where('tries.person', '=', person)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { match, margin, turns, status } = row;
    return { match, isOver: status === 'over', margin, turns };
  }
}
