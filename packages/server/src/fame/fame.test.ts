import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { answerNext, type Gathered, gather, type Player } from '../testing/tables.ts';

const MODIFIED = 'twistedTrees';

/** Plays a match to its end and waits until it is written down. */
async function finish(server: TestServer, table: Gathered): Promise<{ places: number[]; scores: number[] }> {
  for (let i = 0; ; i += 1) {
    const { body } = await answerNext(table, i * 3);
    if (body.picture.status !== 'over') continue;
    await server.services.due.settled();
    return body.picture.result;
  }
}

/** The first player resigns, and waits for the result. */
async function giveUp(server: TestServer, { match, players }: Gathered): Promise<void> {
  await (players[0] as Player).surely(`/api/matches/${match}/resign`, {});
  await server.services.due.settled();
}

describe.each(ENGINES)('%s', (engine) => {
  test('a finished match is in the history and the statistics of everybody who played it', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    const { places, scores } = await finish(server, table);
    for (const [seat, player] of table.players.entries()) {
      const { matches } = (await player.get('/api/history')).body;
      expect(matches).toMatchObject([
        { match: table.match, game: 'nocturne', seat, place: places[seat], score: scores[seat] },
      ]);
      expect(matches[0].seats).toEqual([
        { seat: 0, name: 'Ada', kind: 'person', place: places[0], score: scores[0] },
        { seat: 1, name: 'Bob', kind: 'person', place: places[1], score: scores[1] },
      ]);
      const { games } = (await player.get('/api/statistics')).body;
      const wins = places[seat] === 1 ? 1 : 0;
      expect(games).toMatchObject([
        { game: 'nocturne', matches: 1, wins, bestScore: scores[seat], averageScore: scores[seat] },
      ]);
    }
  });

  test('history comes page by page, the latest match first', async () => {
    const server = await startServer(engine);
    const [ada] = (await gather(server, ['Ada', 'Bob'])).players as [Player];
    const { db } = server.services.store;
    const rows = Array.from({ length: 60 }, (_, i) => ({
      match: `match-${i}`,
      person: ada.id,
      game: 'nocturne',
      seat: 0,
      place: 1 + (i % 2),
      score: i,
      at: Math.floor(i / 7),
    }));
    await db.insertInto('results').values(rows).execute();
    const first = (await ada.get('/api/history')).body;
    const second = (await ada.get(`/api/history?before=${first.next}`)).body;
    const seen = [...first.matches, ...second.matches];
    expect(first.matches).toHaveLength(50);
    expect(new Set(seen.map(({ match }: { match: string }) => match)).size).toBe(60);
    expect(seen.map(({ endedAt }: { endedAt: number }) => endedAt)).toEqual(rows.map(({ at }) => at).toReversed());
    expect((await ada.get('/api/statistics')).body.games).toMatchObject([
      { matches: 60, wins: 30, bestScore: 59, averageScore: 29.5, places: [30, 30] },
    ]);
  });

  test('a rated match among people moves their ratings, once', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    const [ada, bob] = table.players as [Player, Player];
    await giveUp(server, table);
    const loser = (await ada.get('/api/ratings/nocturne')).body.mine;
    const winner = (await bob.get('/api/ratings/nocturne')).body.mine;
    expect(winner).toMatchObject({ person: bob.id, name: 'Bob', games: 1 });
    expect(winner.rating).toBeGreaterThan(1500);
    expect(loser.rating).toBeLessThan(winner.rating);
    await server.services.fame.settle(table.match);
    expect((await bob.get('/api/ratings/nocturne')).body.mine).toEqual(winner);
    expect((await bob.get('/api/ratings/nocturne')).body.best).toEqual([]);
  });

  test('an unrated match, or one among bots, moves no rating', async () => {
    const server = await startServer(engine);
    const unrated = await gather(server, ['Ada', 'Bob'], { rated: false });
    await giveUp(server, unrated);
    const cyd = await server.guest('Cyd');
    const { match } = (await cyd.post('/api/matches', { game: 'nocturne', seats: ['me', 'bot:random'] })).body;
    await giveUp(server, { match, players: [cyd] });
    expect(await server.services.store.db.selectFrom('ratings').selectAll().execute()).toEqual([]);
    expect((await cyd.get('/api/history')).body.matches).toHaveLength(1);
  });

  test('a person whom a bot replaced to the end is rated behind all who stayed, however well the bot did', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    const [ada, bob] = table.players as [Player, Player];
    await ada.post(`/api/matches/${table.match}/leave`);
    for (let i = 0, isOver = false; !isOver; i += 1) {
      await server.services.due.settled();
      const { seq, answers, status } = await bob.table(table.match);
      isOver = status === 'over';
      if (answers !== null)
        await bob.surely(`/api/matches/${table.match}/answer`, { seq, answer: answers[i % answers.length] });
    }
    await server.services.due.settled();
    const ratings = await server.services.store.db.selectFrom('ratings').selectAll().execute();
    const of = (person: string): number => ratings.find((row) => row.person === person)?.mu ?? 0;
    expect(of(bob.id)).toBeGreaterThan(of(ada.id));
    expect(
      await server.services.store.db.selectFrom('gains').selectAll().where('person', '=', ada.id).execute(),
    ).toEqual([]);
  });

  test('the achievements of a game are kept with the match that gave them', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const { db } = server.services.store;
    const table = await gather(server, ['Bob', 'Cyd'], { options: { modifiedGame: MODIFIED } });
    await finish(server, table);
    const gained = await db.selectFrom('gains').selectAll().execute();
    expect(gained.filter(({ kind, what }) => kind === 'modified' && what === MODIFIED)).toHaveLength(2);
    for (const player of table.players) {
      const { gains, steps } = (await player.get('/api/trail/nocturne')).body;
      const own = gained.filter(({ person }) => person === player.id);
      expect(gains.map(({ what }: { what: string }) => what).toSorted()).toEqual(
        own.map(({ what }) => what).toSorted(),
      );
      expect(gains.every(({ match }: { match: string }) => match === table.match)).toBe(true);
      expect(steps).toHaveLength(own.length);
    }
    expect((await ada.get('/api/trail/nocturne')).body).toEqual({ gains: [], steps: [] });
  });
});
