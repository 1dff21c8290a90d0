import { expect, test } from 'vitest';
import { startServer } from '../testing/server.ts';
import { answerNext, gather, newCommand, type Player } from '../testing/tables.ts';

test('a move made at one process reaches those who listen at another', async () => {
  const here = await startServer('postgres');
  const there = await here.again();
  const table = await gather(here, ['Ada', 'Bob']);
  const bob = Object.assign(there.stranger(), { cookie: (table.players[1] as Player).cookie });
  const stream = await bob.stream();
  await stream.next(({ event }) => event === 'picture');
  for (let i = 0; i < 5; i += 1) {
    const { body } = await answerNext(table, i);
    const heard = await stream.reaches(table.match, body.seq);
    expect(heard.data.picture).toEqual(await bob.table(table.match));
  }
  stream.close();
});

test('where word between processes is lost, streams find out by looking', async () => {
  const here = await startServer('postgres');
  const there = await here.again({}, { pollMs: 50 });
  const table = await gather(here, ['Ada', 'Bob']);
  const bob = Object.assign(there.stranger(), { cookie: (table.players[1] as Player).cookie });
  const stream = await bob.stream();
  await stream.next(({ event }) => event === 'picture');
  there.services.matches.context.listeners.clear();
  const { body } = await answerNext(table);
  const heard = await stream.reaches(table.match, body.seq);
  expect(heard.data.picture).toEqual(await bob.table(table.match));
  stream.close();
});

test('a seat taken and a session closed at another process are noticed', async () => {
  const here = await startServer('postgres');
  const there = await here.again({}, { pollMs: 50 });
  const ada = await here.guest('Ada');
  const adaThere = Object.assign(there.stranger(), { cookie: ada.cookie });
  const stream = await adaThere.stream();
  await stream.next(({ event }) => event === 'hello');
  const { match } = (await ada.post('/api/matches', { game: 'nocturne', seats: ['me', 'open'] })).body;
  await stream.next(({ event, data }) => event === 'lobby' && data.match === match);
  expect(await here.services.hub.isOnline(ada.id)).toBe(true);
  await ada.del('/api/sessions');
  await stream.next(({ event, data }) => event === 'bye' && data.why === 'signed-out');
  await stream.ended;
});

test('one stream carries all tables of a person, and each resumes where it was', async () => {
  const server = await startServer('sqlite');
  const first = await gather(server, ['Ada', 'Bob']);
  const [ada, bob] = first.players as [Player, Player];
  const made = (await bob.post('/api/matches', { game: 'nocturne', seats: ['me', 'open'] })).body;
  await ada.post('/api/join', { code: made.code });
  const second = { match: made.match as string, players: [bob, ada] };
  const stream = await ada.stream();
  await stream.next(({ data }) => data.match === second.match && data.picture !== undefined);
  const a = (await answerNext(first)).body.seq;
  await stream.reaches(first.match, a);
  stream.close();
  await stream.ended;
  expect(stream.lastId).toContain(`${first.match}:${a}`);
  const b = (await answerNext(second)).body.seq;
  const back = await ada.stream({ lastId: stream.lastId });
  expect((await back.reaches(second.match, b)).event).toBe('moved');
  const c = (await answerNext(first)).body.seq;
  expect((await back.reaches(first.match, c)).data.since).toBe(a);
  back.close();
});

test('whoever missed more than two hundred events is shown the table afresh', async () => {
  const server = await startServer('sqlite');
  const { match, players } = await gather(server, ['Ada', 'Bob']);
  const { matches } = server.services;
  const [ada] = players as [Player];
  let { seq, asked } = (await matches.open(match)).row;
  const mover = { person: (players[asked ?? 0] as Player).id };
  const from = seq;
  while (seq < from + 201) {
    const [answer = ''] = matches.pictureOf(await matches.open(match), asked ?? 0).answers ?? [];
    ({ seq } = (await matches.answer(match, mover, { command: newCommand(), seq, answer })).opened.row);
    ({ seq, asked } = (await matches.undo(match, mover, { command: newCommand(), seq })).opened.row);
  }
  const resumed = async (seen: number): Promise<string> => {
    const stream = await ada.stream({ lastId: `${match}:${seen}` });
    const { event } = await stream.reaches(match, seq);
    stream.close();
    return event;
  };
  expect(await resumed(seq - 200)).toBe('moved');
  expect(await resumed(seq - 201)).toBe('picture');
});

test('a client that comes back by itself misses nothing while its server is changed', async () => {
  let server = await startServer('sqlite');
  const { port } = new URL(server.address);
  const table = await gather(server, ['Ada', 'Bob']);
  const [ada] = table.players as [Player];
  const stream = await ada.stream({ isPersistent: true });
  await stream.next(({ event }) => event === 'picture');
  let seen = (await ada.table(table.match)).seq as number;
  for (let i = 0; i < 3; i += 1) {
    await server.close();
    server = await server.again({ PORT: port });
    for (let j = 0; j < 3; j += 1) await answerNext(table, j);
    const { seq } = await ada.table(table.match);
    while (seen < seq) {
      const { data } = await stream.reaches(table.match, seen + 1);
      expect(data.since ?? seen).toBe(seen);
      seen = data.seq;
    }
  }
  expect(stream.connections).toBe(4);
  stream.close();
});

test('a hundred tables on one stream stay open, and all are shown', async () => {
  const server = await startServer('sqlite');
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const sitters = [ada, bob].map(({ id }, i) => ({ person: id, name: `${i}` })) as [never, never];
  const { matches, metrics } = server.services;
  const tables: string[] = [];
  for (let i = 0; i < 100; i += 1) {
    const wish = { game: 'nocturne', seats: ['me', 'open'], pace: { kind: 'free' }, visibility: 'off' } as const;
    const { row } = await matches.create({ ...wish, host: sitters[0] });
    await matches.join(row.id, sitters[1]);
    tables.push(row.id);
  }
  const stream = await ada.stream();
  for (const _ of tables) await stream.next(({ event }) => event === 'picture');
  expect(new Set(stream.heard.filter(({ event }) => event === 'picture').map(({ data }) => data.match)).size).toBe(100);
  const { body } = await answerNext({ match: tables[42] as string, players: [ada, bob] });
  const heard = await stream.reaches(tables[42] as string, body.seq);
  expect(heard.text).toContain('"patch"');
  expect((await metrics.drops.get()).values).toEqual([]);
  stream.close();
});

test('whoever reads slowly is shown its tables as it reads, and is not dropped', async () => {
  const server = await startServer('sqlite');
  const ada = await server.guest('Ada');
  const { matches, metrics } = server.services;
  for (let i = 0; i < 100; i += 1) {
    const wish = { game: 'nocturne', seats: ['me'], pace: { kind: 'free' }, visibility: 'off' } as const;
    await matches.create({ ...wish, host: { person: ada.id, name: 'Ada' } });
  }
  const response = await fetch(`${server.address}/api/stream`, { headers: { cookie: ada.cookie ?? '' } });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  while (text.split('event: picture').length <= 100) {
    text += new TextDecoder().decode((await reader.read()).value);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect((await metrics.drops.get()).values).toEqual([]);
  await reader.cancel();
});
