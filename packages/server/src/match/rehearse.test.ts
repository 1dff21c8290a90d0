import { nocturne } from '@nightjar/nocturne';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../games.ts';
import { ENGINES, type Store } from '../store/store.ts';
import { ADA, answerNext, duel, newCommand, testServices, wishFor } from '../testing/services.ts';
import { troubleOf } from '../testing/trouble.ts';

/** Rules that never end, by a house edition. */
const gameList = new URL('../../../games/src/testing/endless.ts', import.meta.url).href;
const COUNTS = { counts: [20, 8, 4, 4, 4, 3] };

async function keep(store: Store, game: string, hash: string, body: object): Promise<string> {
  const row = { hash, game, name: 'House', person: null, body: JSON.stringify(body), created_at: 0 };
  await store.transact((trx) => trx.insertInto('editions').values(row).execute());
  return hash;
}

describe.each(ENGINES)('%s', (engine) => {
  test('a match whose house edition never ends is set aside, everything else goes on, and a restart does not bring it back', async () => {
    const games = await loadGames(gameList);
    const { services, again } = await testServices(engine, { gameList, games });
    const { matches, store } = services;
    const [lantern] = games;
    const admitted = lantern?.admit(COUNTS);
    const edition = await keep(store, 'lantern', admitted?.ok === true ? admitted.value : '', COUNTS);
    await services.due.start();
    const other = await duel(services, { game: 'lantern' });
    const { row } = await matches.create(wishFor(['me', 'bot:greedy'], { game: 'lantern', options: { edition } }));
    const { answers } = matches.pictureOf(await matches.open(row.id), 0);
    const command = { command: newCommand(), seq: row.seq, answer: answers[0] as string };
    const trouble = troubleOf(matches.answer(row.id, { person: 'ada' }, command));
    await answerNext(services, other.row.id);
    expect(await trouble).toMatchObject({ status: 409, code: 'set-aside' });
    expect((await matches.open(row.id)).row).toMatchObject({ status: 'cancelled', asked: null });
    expect((await matches.log(row.id)).at(-1)).toMatchObject({ kind: 'cancel', body: '{"why":"rules"}' });
    const wish = wishFor(['me'], { game: 'lantern', options: { edition } });
    expect(await troubleOf(matches.create(wish))).toMatchObject({ code: 'edition-set-aside' });
    await services.close();

    const later = await again();
    await later.due.start();
    await later.due.settled();
    expect((await later.matches.open(row.id)).row.status).toBe('cancelled');
    expect((await later.matches.look(row.id, ADA.person)).opened.table).toBeNull();
    await answerNext(later, other.row.id);
  });

  test('a match that cannot even be laid out again is set aside as due work, once', async () => {
    const games = await loadGames(gameList);
    const { services, again } = await testServices(engine, { gameList, games });
    const { matches, store } = services;
    const { row } = await matches.create(wishFor(['bot:greedy', 'bot:greedy'], { game: 'lantern' }));
    await answerNextBot(services, row.id);
    const [lantern] = games;
    const admitted = lantern?.admit(COUNTS);
    const edition = await keep(store, 'lantern', admitted?.ok === true ? admitted.value : '', COUNTS);
    // As if its answers had been given before there was a limit.
    await store.db
      .updateTable('matches')
      .set({ edition, options: JSON.stringify({ ...JSON.parse(row.options), edition }) })
      .where('id', '=', row.id)
      .execute();
    await services.close();
    const later = await again();
    await later.due.start();
    await later.due.settled();
    expect((await later.matches.open(row.id)).row.status).toBe('cancelled');
    expect(await later.store.db.selectFrom('due').selectAll().where('match', '=', row.id).execute()).toEqual([]);
  });

  test('a match of a sound house edition is played like any other, and goes on after a restart', async () => {
    const { services, again } = await testServices(engine);
    const body = { over: nocturne.edition, tiles: { kinds: [{ id: 'skull-4', points: 5 }] } };
    const admitted = nocturne.admit(body);
    const edition = await keep(services.store, 'nocturne', admitted.ok ? admitted.value : '', body);
    const { row } = await duel(services, { options: { edition } });
    for (let i = 0; i < 8; i += 1) await answerNext(services, row.id, i);
    for (const person of ['ada', 'bob']) {
      const { seq } = (await services.matches.open(row.id)).row;
      await services.matches.consent(row.id, { person }, { command: newCommand(), seq, count: 3, agree: true });
    }
    await answerNext(services, row.id, 1);
    const before = await services.matches.open(row.id);
    await services.close();
    const later = await again();
    const after = await later.matches.open(row.id);
    expect(later.matches.pictureOf(after, 0)).toEqual(services.matches.pictureOf(before, 0));
    await answerNext(later, row.id);
  });
});

async function answerNextBot({ matches }: Awaited<ReturnType<typeof testServices>>['services'], match: string) {
  const { row } = await matches.open(match);
  await matches.botTurn(match, row.seq);
}
