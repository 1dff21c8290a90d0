import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { fakeClock } from '../testing/clock.ts';
import { startServer } from '../testing/server.ts';
import { gather, type Player } from '../testing/tables.ts';

const said = (messages: readonly { text: string }[]): string[] => messages.map(({ text }) => text);

describe.each(ENGINES)('%s', (engine) => {
  test('messages of seated people reach everybody who may see the match, at once and later', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada, bob] = players as [Player, Player];
    const stream = await bob.stream();
    await stream.next(({ event }) => event === 'picture');
    const sent = await ada.post(`/api/matches/${match}/chat`, { text: ' good\n luck ' });
    expect(sent.body).toMatchObject({ match, person: ada.id, name: 'Ada', text: 'good luck', audience: 'table' });
    const heard = await stream.next(({ event }) => event === 'chat');
    expect(heard.data).toEqual(sent.body);
    const eve = await server.guest('Eve');
    expect((await eve.get(`/api/matches/${match}/chat`)).body.messages).toEqual([sent.body]);
    stream.close();
  });

  test('spectators talk among themselves, and players get their messages when the match is over', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada, bob] = players as [Player, Player];
    const [eve, joe] = await Promise.all([server.guest('Eve'), server.guest('Joe')]);
    const path = `/api/matches/${match}/chat`;
    const playing = await ada.stream();
    const watching = await joe.stream({ tables: [match] });
    await watching.next(({ event }) => event === 'picture');
    expect((await eve.post(path, { text: 'she should cast 4' })).body.audience).toBe('spectators');
    expect((await watching.next(({ event }) => event === 'chat')).data.name).toBe('Eve');
    await bob.post(path, { text: 'hello' });
    expect((await playing.next(({ event }) => event === 'chat')).data.text).toBe('hello');
    expect(said((await ada.get(path)).body.messages)).toEqual(['hello']);
    expect(said((await joe.get(path)).body.messages)).toEqual(['she should cast 4', 'hello']);
    await ada.surely(`/api/matches/${match}/resign`, {});
    expect(said((await ada.get(path)).body.messages)).toEqual(['she should cast 4', 'hello']);
    playing.close();
    watching.close();
  });

  test('a person gets no messages of a muted person, and others do', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob', 'Cyd']);
    const [ada, bob, cyd] = players as [Player, Player, Player];
    const path = `/api/matches/${match}/chat`;
    const stream = await ada.stream();
    await stream.next(({ event }) => event === 'picture');
    expect((await ada.post('/api/mutes', { person: bob.id })).status).toBe(200);
    expect((await ada.get('/api/mutes')).body).toEqual({ muted: [{ person: bob.id, name: 'Bob' }] });
    await bob.post(path, { text: 'one' });
    await cyd.post(path, { text: 'two' });
    expect((await stream.next(({ event }) => event === 'chat')).data.text).toBe('two');
    expect(said((await ada.get(path)).body.messages)).toEqual(['two']);
    expect(said((await cyd.get(path)).body.messages)).toEqual(['one', 'two']);
    expect((await ada.del(`/api/mutes/${bob.id}`)).status).toBe(200);
    expect(said((await ada.get(path)).body.messages)).toEqual(['one', 'two']);
    expect((await ada.post('/api/mutes', { person: ada.id })).body.error.code).toBe('yourself');
    expect((await ada.post('/api/mutes', { person: 'nobody' })).status).toBe(404);
    stream.close();
  });

  test('a person who may not see a match can neither read nor send messages there', async () => {
    const server = await startServer(engine);
    const { match } = await gather(server, ['Ada', 'Bob'], { visibility: 'off' });
    const eve = await server.guest('Eve');
    expect((await eve.get(`/api/matches/${match}/chat`)).status).toBe(404);
    expect((await eve.post(`/api/matches/${match}/chat`, { text: 'hi' })).status).toBe(404);
    expect((await server.stranger().post(`/api/matches/${match}/chat`, { text: 'hi' })).status).toBe(401);
  });

  test('a person who sends messages too fast gets 429', async () => {
    const clock = fakeClock();
    const server = await startServer(engine, { clock });
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada] = players as [Player];
    const path = `/api/matches/${match}/chat`;
    for (let i = 0; i < 5; i += 1) expect((await ada.post(path, { text: `${i}` })).status).toBe(200);
    const sixth = await ada.post(path, { text: 'more' });
    expect([sixth.status, sixth.body.error.code, sixth.headers.get('retry-after')]).toEqual([
      429,
      'too-talkative',
      '10',
    ]);
    clock.advance(10_000);
    expect((await ada.post(path, { text: 'more' })).status).toBe(200);
    expect((await ada.post(path, { text: 'x'.repeat(501) })).body.error.code).toBe('bad-message');
    expect((await ada.post(path, { text: ' ' })).status).toBe(400);
  });

  test('a person sends at most forty messages in five minutes, even at a steady pace', async () => {
    const clock = fakeClock();
    const server = await startServer(engine, { clock });
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada] = players as [Player];
    const say = (): Promise<{ status: number }> => ada.post(`/api/matches/${match}/chat`, { text: 'well' });
    for (let i = 0; i < 40; i += 1) {
      expect((await say()).status).toBe(200);
      clock.advance(2_500);
    }
    expect((await say()).status).toBe(429);
    clock.advance(200_000);
    expect((await say()).status).toBe(200);
  });

  test('a late client gets the last two hundred messages', async () => {
    const clock = fakeClock();
    const server = await startServer(engine, { clock });
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada] = players as [Player];
    const { chat } = server.services;
    for (let i = 0; i <= 200; i += 1) {
      await chat.say(match, { id: ada.id, name: 'Ada' }, `${i}`);
      clock.advance(10_000);
    }
    const heard = said((await ada.get(`/api/matches/${match}/chat`)).body.messages);
    expect(heard).toEqual(Array.from({ length: 200 }, (_, i) => `${i + 1}`));
  });

  test('a report is kept for the operator, with the message it is about', async () => {
    const clock = fakeClock();
    const server = await startServer(engine, { clock });
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada, bob] = players as [Player, Player];
    const message = (await bob.post(`/api/matches/${match}/chat`, { text: 'rude' })).body;
    const report = { person: bob.id, match, message: message.id, reason: 'that was rude' };
    expect((await ada.post('/api/reports', report)).status).toBe(200);
    const rows = await server.services.store.db.selectFrom('reports').selectAll().execute();
    expect(rows).toMatchObject([
      { person: ada.id, reported: bob.id, match, chat: message.id, reason: 'that was rude' },
    ]);
    expect((await ada.post('/api/reports', { person: bob.id })).status).toBe(400);
    for (let i = 0; i < 9; i += 1) await ada.post('/api/reports', report);
    expect((await ada.post('/api/reports', report)).body.error.code).toBe('too-many-reports');
    clock.advance(3_600_000);
    expect((await ada.post('/api/reports', report)).status).toBe(200);
  });
});

test('a message sent at one process reaches streams of the other', async () => {
  const server = await startServer('postgres');
  const other = await server.again();
  const { match, players } = await gather(server, ['Ada', 'Bob']);
  const [ada, bob] = players as [Player, Player];
  const elsewhere = Object.assign(other.stranger(), { cookie: bob.cookie });
  const stream = await elsewhere.stream();
  await stream.next(({ event }) => event === 'picture');
  await ada.post(`/api/matches/${match}/chat`, { text: 'across' });
  expect((await stream.next(({ event }) => event === 'chat')).data).toMatchObject({ text: 'across', name: 'Ada' });
  stream.close();
});
