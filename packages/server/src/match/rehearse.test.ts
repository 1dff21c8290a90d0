import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { nocturne } from '@nightjar/nocturne';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { loadGames } from '../games.ts';
import { ENGINES, type Store } from '../store/store.ts';
import { hired } from '../testing/hired.ts';
import { longRecord } from '../testing/long-record.ts';
import { noProcess } from '../testing/no-process.ts';
import { ADA, answerNext, askedPerson, BOB, duel, newCommand, testServices, wishFor } from '../testing/services.ts';
import { codeOf, troubleOf } from '../testing/trouble.ts';
import { giveAnswer } from './answer.ts';
import { botTurn } from './bots.ts';
import { giveConsent } from './consent.ts';
import { createMatch } from './create.ts';
import { joinMatch } from './join.ts';
import { eventsSince } from './log.ts';
import { onMoved } from './news.ts';
import { openFor, openMatch } from './open.ts';
import type { Opened } from './opened.ts';
import { pictureOf } from './picture.ts';
import { importRecord } from './record.ts';
import { undoAnswer } from './undo.ts';

/** A game list whose house editions have rules that never end. */
const gameList = new URL('../../../games/src/testing/endless.ts', import.meta.url).href;
/** A game list whose rules cannot be replayed, in workers alone. */
const stuck = new URL('../testing/stuck.ts', import.meta.url).href;
/** A game list whose rules use up the memory, in workers alone. */
const gorging = new URL('../testing/gorging.ts', import.meta.url).href;
/** What never ends is killed after so much CPU time. */
const ENDLESS_CPU_MS = 400;
const COUNTS = { counts: [20, 8, 4, 4, 4, 3] };

async function keep(store: Store, game: string, hash: string, body: object): Promise<string> {
  const row = { hash, game, name: 'House', person: null, body: JSON.stringify(body), created_at: 0 };
  await store.transact((trx) => trx.insertInto('editions').values(row).execute());
  return hash;
}

describe.each(ENGINES)('%s', (engine) => {
  test('a match whose house edition never ends is set aside, other matches go on, and a restart does not bring it back', async () => {
    const games = await loadGames(gameList);
    const { services, again } = await testServices(engine, { gameList, games, rehearsalCpuMs: ENDLESS_CPU_MS });
    const { context, store } = services;
    const [lantern] = games;
    const admitted = lantern?.admit(COUNTS);
    const edition = await keep(store, 'lantern', admitted?.ok === true ? admitted.value : '', COUNTS);
    await services.due.start();
    const other = await duel(services, { game: 'lantern' });
    const { row } = await createMatch(
      context,
      wishFor(['me', 'bot:greedy'], { game: 'lantern', options: { edition } }),
    );
    const { answers } = pictureOf(await openMatch(context, row.id), 0);
    const command = { command: newCommand(), seq: row.seq, answer: answers[0] as string };
    const trouble = troubleOf(giveAnswer(context, row.id, { person: 'ada' }, command));
    await answerNext(services, other.row.id);
    expect(await trouble).toMatchObject({ status: 409, code: 'set-aside' });
    expect((await openMatch(context, row.id)).row).toMatchObject({ status: 'cancelled', asked: null });
    expect((await eventsSince(context.store, row.id)).at(-1)).toMatchObject({
      kind: 'cancel',
      body: '{"why":"rules"}',
    });
    const wish = wishFor(['me'], { game: 'lantern', options: { edition } });
    expect(await troubleOf(createMatch(context, wish))).toMatchObject({ code: 'edition-set-aside' });
    await services.close();

    const later = await again();
    await later.due.start();
    await later.due.settled();
    expect((await openMatch(later.context, row.id)).row.status).toBe('cancelled');
    expect((await openFor(later.context, row.id, ADA.person)).opened.table).toBeNull();
    await answerNext(later, other.row.id);
  });

  test('due work sets aside a match that cannot be replayed, once', async () => {
    const games = await loadGames(gameList);
    const { services, again } = await testServices(engine, { gameList, games, rehearsalCpuMs: ENDLESS_CPU_MS });
    const { context, store } = services;
    const { row } = await createMatch(context, wishFor(['bot:greedy', 'bot:greedy'], { game: 'lantern' }));
    await answerNextBot(services, row.id);
    const [lantern] = games;
    const admitted = lantern?.admit(COUNTS);
    const edition = await keep(store, 'lantern', admitted?.ok === true ? admitted.value : '', COUNTS);
    // As if its answers were from before there was a limit.
    await store.db
      .updateTable('matches')
      .set({ edition, options: JSON.stringify({ ...JSON.parse(row.options), edition }) })
      .where('id', '=', row.id)
      .execute();
    await services.close();
    const later = await again();
    await later.due.start();
    await later.due.settled();
    expect((await openMatch(later.context, row.id)).row.status).toBe('cancelled');
    expect(await later.store.db.selectFrom('due').selectAll().where('match', '=', row.id).execute()).toEqual([]);
  });

  test('a match whose house edition uses up the memory is set aside', async () => {
    const games = await loadGames(gorging);
    const { services } = await testServices(engine, { gameList: gorging, games });
    const { context, store } = services;
    const admitted = games[0]?.admit(COUNTS);
    const edition = await keep(store, 'lantern', admitted?.ok === true ? admitted.value : '', COUNTS);
    const { row } = await duel(services, { game: 'lantern', options: { edition } });
    expect(await codeOf(answerNext(services, row.id))).toBe('set-aside');
    expect((await openMatch(context, row.id)).row.status).toBe('cancelled');
  });

  test('without a worker a house edition is not blamed: answers and joins get 503 and can be retried', async () => {
    const { services } = await testServices(engine);
    const { context, store } = services;
    const body = { over: nocturne.edition, tiles: { kinds: [{ id: 'skull-4', points: 6 }] } };
    const admitted = nocturne.admit(body);
    const edition = await keep(store, 'nocturne', admitted.ok ? admitted.value : '', body);
    const all = hired();
    const { row } = await duel(services, { options: { edition } });
    const { person, seq, answer } = nextOf(await openMatch(context, row.id));
    const command = { command: newCommand(), seq, answer };
    const gathered = await createMatch(context, wishFor(['me', 'open'], { options: { edition } }));

    const restored = noProcess();
    const ended = all.map((each) => once(each, 'close'));
    for (const each of all) each.kill('SIGKILL');
    await Promise.all(ended);
    const refused = [giveAnswer(context, row.id, { person }, command), joinMatch(context, gathered.row.id, BOB)];
    for (const trouble of await Promise.all(refused.map(troubleOf)))
      expect(trouble).toMatchObject({ status: 503, code: 'busy', retryAfter: 1 });
    expect((await openMatch(context, row.id)).row).toMatchObject({ status: 'playing', seq });

    restored();
    expect((await giveAnswer(context, row.id, { person }, command)).seq).toBeGreaterThan(seq);
    expect((await joinMatch(context, gathered.row.id, BOB)).opened.row.status).toBe('playing');
    expect((await duel(services, { options: { edition } })).row.status).toBe('playing');
  });

  test('a match that waits for a worker to replay it is replayed once there is one', async () => {
    const { services, again } = await testServices(engine);
    const body = { over: nocturne.edition, tiles: { kinds: [{ id: 'skull-4', points: 7 }] } };
    const admitted = nocturne.admit(body);
    const edition = await keep(services.store, 'nocturne', admitted.ok ? admitted.value : '', body);
    const { row } = await duel(services, { options: { edition } });
    await services.close();
    const later = await again();
    const restored = noProcess();
    expect(await codeOf(openMatch(later.context, row.id))).toBe('busy');
    restored();
    await answerNext(later, row.id);
  });

  test('a worker replays a long log while other requests are served, and only once', async () => {
    const { services, again } = await testServices(engine);
    const { person } = await services.people.guest({ name: 'Ada', language: 'en', device: '' });
    const host = { person: person.id, name: person.name };
    const taken = await importRecord(services.context, host, JSON.stringify(longRecord(150, 'long')));
    const other = await duel(services);
    const before = pictureOf(taken, 'table');
    await services.store.db.deleteFrom('snapshots').execute();
    await services.close();

    const later = await again();
    const restored = noProcess();
    expect(await codeOf(openMatch(later.context, taken.row.id))).toBe('busy');
    await answerNext(later, other.row.id);
    restored();
    expect(pictureOf(await openMatch(later.context, taken.row.id), 'table')).toEqual(before);
    await later.context.close();
    await later.close();

    const last = await again();
    noProcess();
    expect(pictureOf(await openMatch(last.context, taken.row.id), 'table')).toEqual(before);
  });

  test('a match of a sound house edition is played like any other, and continues after a restart', async () => {
    const { services, again } = await testServices(engine);
    const body = { over: nocturne.edition, tiles: { kinds: [{ id: 'skull-4', points: 5 }] } };
    const admitted = nocturne.admit(body);
    const edition = await keep(services.store, 'nocturne', admitted.ok ? admitted.value : '', body);
    const { row } = await duel(services, { options: { edition } });
    for (let i = 0; i < 8; i += 1) await answerNext(services, row.id, i);
    for (const person of ['ada', 'bob']) {
      const { seq } = (await openMatch(services.context, row.id)).row;
      await giveConsent(services.context, row.id, { person }, { command: newCommand(), seq, count: 3, agree: true });
    }
    await answerNext(services, row.id, 1);
    const before = await openMatch(services.context, row.id);
    await services.close();
    const later = await again();
    const after = await openMatch(later.context, row.id);
    expect(pictureOf(after, 0)).toEqual(pictureOf(before, 0));
    await answerNext(later, row.id);
  });
});

test('a listener that fails when a match is set aside stops no other listener, and the server goes on', async () => {
  const games = await loadGames(gorging);
  const { services } = await testServices('sqlite', { gameList: gorging, games });
  const { context, store } = services;
  const admitted = games[0]?.admit(COUNTS);
  const edition = await keep(store, 'lantern', admitted?.ok === true ? admitted.value : '', COUNTS);
  const { row } = await duel(services, { game: 'lantern', options: { edition } });
  await new Promise((resolve) => setImmediate(resolve));
  onMoved(context, () => {
    throw new Error('as the test wants it');
  });
  const heard = new Promise((resolve) => onMoved(context, resolve));
  expect(await codeOf(answerNext(services, row.id))).toBe('set-aside');
  expect(await heard).toEqual({ match: row.id, seq: row.seq + 1 });
});

test('a house edition is not blamed for a busy machine: the match stays as it was', async () => {
  const { services } = await testServices('sqlite', { rehearsalMs: 20_000 });
  const { context, store } = services;
  const body = { over: nocturne.edition, tiles: { kinds: [{ id: 'skull-4', points: 8 }] } };
  const admitted = nocturne.admit(body);
  const edition = await keep(store, 'nocturne', admitted.ok ? admitted.value : '', body);
  let isBusy = false;
  const all = hired((one) => one.once('message', () => isBusy && one.kill('SIGSTOP')));
  const { row } = await duel(services, { options: { edition } });
  isBusy = true;
  for (const each of all) each.kill('SIGSTOP');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const over = new AbortController();
  const refused = troubleOf(answerNext(services, row.id)).finally(() => over.abort());
  while (!over.signal.aborted) {
    vi.advanceTimersByTime(1_000);
    await nextTurn();
  }
  expect(await refused).toMatchObject({ status: 503, code: 'busy', retryAfter: 1 });
  vi.useRealTimers();
  expect((await openMatch(context, row.id)).row).toMatchObject({ status: 'playing', seq: row.seq });
  isBusy = false;
  await answerNext(services, row.id);
});

test('the server does not replay a long log itself if workers are too busy', async () => {
  const games = await loadGames(gameList);
  const { services, again } = await testServices('sqlite', { gameList, games, rehearsalCpuMs: ENDLESS_CPU_MS });
  const { row } = await createMatch(services.context, wishFor(['me'], { game: 'lantern' }));
  for (let i = 0; i < 100; i += 1) {
    const { seq } = (await answerNext(services, row.id)).opened.row;
    await undoAnswer(services.context, row.id, ADA, { command: newCommand(), seq });
  }
  await services.store.db.deleteFrom('snapshots').execute();
  await services.close();
  const later = await again({ gameList: stuck });
  await later.store.db.deleteFrom('snapshots').execute();
  expect(await troubleOf(openMatch(later.context, row.id))).toMatchObject({ status: 503, code: 'busy', retryAfter: 5 });
});

/** The asked seat, and its answers. */
function nextOf(opened: Opened) {
  const { answers } = pictureOf(opened, opened.row.asked as number);
  return { person: askedPerson(opened), seq: opened.row.seq, answer: answers[0] as string };
}

async function answerNextBot({ context }: Awaited<ReturnType<typeof testServices>>['services'], match: string) {
  const { row } = await openMatch(context, match);
  await botTurn(context, match, row.seq);
}
