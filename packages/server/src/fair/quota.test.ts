import { describe, expect, test } from 'vitest';
import { giveConsent } from '../match/consent.ts';
import { createMatch } from '../match/create.ts';
import { cancelMatch } from '../match/join.ts';
import { undoAnswer } from '../match/undo.ts';
import { ENGINES } from '../store/store.ts';
import { startServer } from '../testing/server.ts';
import { answerNext, duel, newCommand, testServices, wishFor } from '../testing/services.ts';
import { gather, type Player } from '../testing/tables.ts';
import { troubleOf } from '../testing/trouble.ts';

describe.each(ENGINES)('%s', (engine) => {
  test('a person has a hundred open matches at most; a cancelled one makes room, and others have their own', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const last = await createMatch(context, wishFor(['me', 'open']));
    for (let i = 1; i < 100; i += 1) await createMatch(context, wishFor(['me', 'open']));
    expect(await troubleOf(createMatch(context, wishFor(['me', 'open'])))).toMatchObject({
      status: 409,
      code: 'too-many-matches',
    });
    await createMatch(context, wishFor(['me', 'open'], { host: { person: 'bob', name: 'Bob' } }));
    await cancelMatch(context, last.row.id, 'ada');
    await createMatch(context, wishFor(['me', 'open']));
  });

  test('a person keeps fifty house editions at most', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const keep = (points: number) =>
      ada.post('/api/editions', {
        game: 'nocturne',
        name: 'House',
        edition: { over: 'default', tiles: { kinds: [{ id: 'skull-4', points }] } },
      });
    for (let i = 0; i < 50; i += 1) expect((await keep(20 + i)).status).toBe(200);
    const refused = await keep(99);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'too-many-editions']);
  });

  test('a person imports three hundred records at most', async () => {
    const server = await startServer(engine);
    const { db } = server.services.store;
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada] = players as [Player];
    await ada.post(`/api/matches/${match}/resign`, { command: newCommand() });
    const { body: record } = await ada.get(`/api/matches/${match}/record`);
    const { hash: _, ...row } = await db.selectFrom('matches').selectAll().executeTakeFirstOrThrow();
    for (let i = 0; i < 300; i += 1) {
      const other = { ...row, id: `copy-${i}`, hash: '', host: ada.id, imported: `copy ${i}`, rematch_of: null };
      await db.insertInto('matches').values(other).execute();
    }
    const refused = await ada.post('/api/records', record);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'too-many-records']);
  });

  test('one match has five hundred undos at most', async () => {
    const { services } = await testServices(engine);
    const { context, store } = services;
    const { row } = await duel(services);
    const { opened, seq } = await answerNext(services, row.id);
    const event = {
      match: row.id,
      command: null,
      seat: 0,
      kind: 'undo',
      body: '{}',
      facts: '[]',
      hash: '',
      at: 0,
    } as const;
    for (let i = 0; i < 500; i += 1) {
      await store.db
        .insertInto('events')
        .values({ ...event, seq: 10_000 + i })
        .execute();
    }
    const who = { seat: opened.row.asked ?? 0 };
    const trouble = await troubleOf(undoAnswer(context, row.id, who, { command: newCommand(), seq }));
    expect(trouble).toMatchObject({ status: 409, code: 'too-many-undos' });
  });

  test('one match has two hundred proposals at most', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { id } = (await duel(services)).row;
    let { seq } = await answerNext(services, id);
    const wish = (person: string, agree: boolean) =>
      giveConsent(context, id, { person }, { command: newCommand(), seq, count: 1, agree });
    for (let i = 0; i < 200; i += 1) {
      ({ seq } = await wish('ada', true));
      ({ seq } = await wish('bob', false));
    }
    expect(await troubleOf(wish('ada', true))).toMatchObject({ status: 409, code: 'too-many-consents' });
  });
});
