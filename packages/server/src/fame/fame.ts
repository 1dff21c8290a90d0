import type { Ending, GameStatistics, Played, PlayedSeat, Ratings, Standing, Trail } from '@nightjar/wire';
import { newestOf } from '../games.ts';
import type { MatchContext } from '../match/context.ts';
import { shownRating } from './rating.ts';
import { settle } from './settle.ts';

const PAGE = 50;
/** A person with fewer games is not ranked yet. */
const LEAST_GAMES = 3;

/** History, statistics, ratings and achievements. */
export class Fame {
  readonly #context: MatchContext;

  constructor(context: MatchContext) {
    this.#context = context;
  }

  /** Writes down the results of a finished match. */
  settle = (match: string): Promise<void> => settle(this.#context, match);

  /** A person's finished matches, the latest first, before a time and a match where the page before ended. */
  async history(person: string, before: { readonly at: number; readonly match: string } | null): Promise<Played[]> {
    const { db } = this.#context.store;
    let page = db.selectFrom('results').selectAll().where('person', '=', person);
    if (before !== null) {
      page = page.where((any) =>
        any.or([any('at', '<', before.at), any.and([any('at', '=', before.at), any('match', '<', before.match)])]),
      );
    }
    const rows = await page.orderBy('at', 'desc').orderBy('match', 'desc').limit(PAGE).execute();
    const played: Played[] = [];
    for (const { match, game, seat, place, score, at } of rows) {
      played.push({ match, game, seat, place, score, endedAt: at, seats: await this.#seatsOf(match) });
    }
    return played;
  }

  async #seatsOf(match: string): Promise<PlayedSeat[]> {
    const { db } = this.#context.store;
    const row = await db.selectFrom('matches').select('result').where('id', '=', match).executeTakeFirst();
    const { places, scores } = JSON.parse(row?.result ?? '{"places":[],"scores":[]}') as Ending;
    const seats = await db.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute();
    return seats.map(({ seat, kind, name, bot }) => ({
      seat,
      kind,
      name: name === '' ? (bot ?? '') : name,
      place: places[seat] ?? 0,
      score: scores[seat] ?? 0,
    }));
  }

  async statistics(person: string): Promise<GameStatistics[]> {
    const rows = await this.#context.store.db
      .selectFrom('results')
      .select(['game', 'place'])
      .select((all) => [
        all.fn.countAll<number>().as('matches'),
        all.fn.max('score').as('best'),
        all.fn.sum<number>('score').as('sum'),
      ])
      .where('person', '=', person)
      .groupBy(['game', 'place'])
      .orderBy('game')
      .orderBy('place')
      .execute();
    const games = [...new Set(rows.map(({ game }) => game))];
    return games.map((game) => {
      const places = rows.filter((row) => row.game === game);
      const matches = places.reduce((sum, row) => sum + row.matches, 0);
      const last = Math.max(...places.map(({ place }) => place));
      const often = (place: number): number => places.find((row) => row.place === place)?.matches ?? 0;
      return {
        game,
        matches,
        wins: often(1),
        bestScore: Math.max(...places.map(({ best }) => best)),
        averageScore: Math.round((places.reduce((sum, row) => sum + row.sum, 0) / matches) * 10) / 10,
        places: Array.from({ length: last }, (_, i) => often(i + 1)),
      };
    });
  }

  /** The highest ratings of a game, and the caller's own. */
  async ratings(game: string, person: string | null): Promise<Ratings> {
    const rows = await this.#context.store.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select(['ratings.person', 'people.name', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
      .where('ratings.game', '=', game)
      .where((any) => any.or([any('ratings.games', '>=', LEAST_GAMES), any('ratings.person', '=', person ?? '')]))
      .orderBy('ratings.mu', 'desc')
      .orderBy('ratings.person')
      .limit(PAGE * 2)
      .execute();
    const standings = rows.map(
      (row): Standing => ({ person: row.person, name: row.name, rating: shownRating(row), games: row.games }),
    );
    const mine =
      person === null ? null : (standings.find((one) => one.person === person) ?? (await this.#standing(game, person)));
    return { best: standings.filter(({ games }) => games >= LEAST_GAMES).slice(0, PAGE), mine };
  }

  async #standing(game: string, person: string): Promise<Standing | null> {
    const row = await this.#context.store.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .select(['ratings.person', 'people.name', 'ratings.mu', 'ratings.sigma', 'ratings.games'])
      .where('ratings.game', '=', game)
      .where('ratings.person', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : { person, name: row.name, rating: shownRating(row), games: row.games };
  }

  /** A person's achievements in a game, and the steps they make on the track. */
  async trail(game: string, person: string): Promise<Trail> {
    const gains = await this.#context.store.db
      .selectFrom('gains')
      .select(['kind', 'what', 'match', 'at'])
      .where('person', '=', person)
      .where('game', '=', game)
      .orderBy('at')
      .orderBy('kind')
      .orderBy('what')
      .execute();
    return { gains, steps: newestOf(this.#context.games, game)?.track?.steps(gains) ?? [] };
  }
}
