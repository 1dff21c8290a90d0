import { once } from 'node:events';
import { type ClientRequest, createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { TickQueue } from '../fair/tick-queue.ts';
import { silent } from '../log.ts';
import { giveAnswer } from '../match/answer.ts';
import { createMatch } from '../match/create.ts';
import { joinMatch } from '../match/join.ts';
import { openMatch } from '../match/open.ts';
import { pictureOf } from '../match/picture.ts';
import { undoAnswer } from '../match/undo.ts';
import { ENGINES, type Engine } from '../store/store.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { testServices } from '../testing/services.ts';
import { answerNext, type Gathered, gather, newCommand, type Player } from '../testing/tables.ts';
import { mostInOneTurn } from '../testing/turns.ts';
import { until } from '../testing/until.ts';
import { Channel } from './channel.ts';
import { Hub } from './hub.ts';
import { matchMoments } from './match-moments.ts';
import { Presence } from './presence.ts';

/** A person's tables with bots that never answer, visible to everybody. */
async function tablesOf(server: TestServer, { id }: { readonly id: string }, count: number): Promise<string[]> {
  const wish = { game: 'nocturne', seats: ['me'], pace: { kind: 'free' }, visibility: 'link' } as const;
  const { context } = server.services;
  const tables: string[] = [];
  for (let i = 0; i < count; i += 1) {
    tables.push((await createMatch(context, { ...wish, host: { person: id, name: 'Ada' } })).row.id);
  }
  return tables;
}

/** Calls back for each first picture that a stream of this process sends. */
function whenPictureIsSent(sent: (json: string) => void): void {
  const send: Channel['send'] = Reflect.get(Channel.prototype, 'send');
  const sending = vi.spyOn(Channel.prototype, 'send').mockImplementation(function (this: Channel, event, json, id) {
    if (event === 'picture') sent(json);
    send.call(this, event, json, id);
  });
  onTestFinished(() => sending.mockRestore());
}

/** A response without a request handler, and the request that waits for it. */
async function newResponse(): Promise<{ readonly response: ServerResponse; readonly request: ClientRequest }> {
  const server = createServer();
  const arrived = new Promise<ServerResponse>((resolve) => server.on('request', (_, response) => resolve(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  request.on('error', () => undefined);
  onTestFinished(() => {
    request.destroy();
    server.close();
  });
  return { response: await arrived, request };
}

/** The server of the streams; moves are made at another one and reach it by notifications only. */
async function elsewhere(engine: Engine, here: TestServer): Promise<TestServer> {
  if (engine === 'postgres') return here.again();
  const { hub, context } = here.services;
  context.listeners.clear();
  context.listeners.add(({ match }) => hub.moved(match));
  return here;
}

test('a move made at one process reaches the streams of another', async () => {
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

test('a move whose notification is lost reaches streams by polling', async () => {
  const here = await startServer('postgres');
  const there = await here.again({}, { pollMs: 50 });
  const table = await gather(here, ['Ada', 'Bob']);
  const bob = Object.assign(there.stranger(), { cookie: (table.players[1] as Player).cookie });
  const stream = await bob.stream();
  await stream.next(({ event }) => event === 'picture');
  there.services.context.listeners.clear();
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

test('a poll that takes longer than its interval is not started twice', async () => {
  const server = await startServer('sqlite', { instead: { pollMs: 5, pingMs: 5 } });
  const ada = await server.guest('Ada');
  const { sessions } = server.services.people;
  const stillOpen = sessions.stillOpen.bind(sessions);
  let goOn = (): void => undefined;
  const slow = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const looking = vi.spyOn(sessions, 'stillOpen').mockImplementation(async (hashes) => {
    await slow;
    return stillOpen(hashes);
  });
  const stream = await ada.stream();
  await until(() => looking.mock.calls.length > 0);
  for (let i = 0; i < 10; i += 1) await stream.next(({ event }) => event === 'ping');
  expect(looking.mock.calls.length).toBe(1);
  goOn();
  await until(() => looking.mock.calls.length > 1);
  stream.close();
});

test('an account has every second turn, however many streams of another group catch up', async () => {
  const server = await startServer('sqlite');
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  await tablesOf(server, ada, 100);
  const own = await tablesOf(server, bob, 30);
  expect((await bob.post('/api/account', { login: 'bob', password: 'a long night of games' })).status).toBe(200);
  const hosts: string[] = [];
  whenPictureIsSent((json) => hosts.push((JSON.parse(json) as { picture: { host: string } }).picture.host));
  const many = await Promise.all(Array.from({ length: 12 }, () => ada.stream()));
  const alone = await bob.stream();
  for (const _ of own) await alone.next(({ event }) => event === 'picture');
  const meanwhile = hosts.slice(hosts.indexOf(bob.id), hosts.lastIndexOf(bob.id));
  expect(meanwhile.filter((host) => host === ada.id).length).toBeLessThan(2 * own.length);
  for (const stream of [...many, alone]) stream.close();
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

test('a client that missed more than two hundred events gets a whole picture', async () => {
  const server = await startServer('sqlite');
  const { match, players } = await gather(server, ['Ada', 'Bob']);
  const { context } = server.services;
  const [ada] = players as [Player];
  let { seq, asked } = (await openMatch(context, match)).row;
  const mover = { person: (players[asked ?? 0] as Player).id };
  const from = seq;
  while (seq < from + 201) {
    const [answer = ''] = pictureOf(await openMatch(context, match), asked ?? 0).answers ?? [];
    ({ seq } = (await giveAnswer(context, match, mover, { command: newCommand(), seq, answer })).opened.row);
    ({ seq, asked } = (await undoAnswer(context, match, mover, { command: newCommand(), seq })).opened.row);
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

test('a client that reconnects misses nothing while its server is replaced', async () => {
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
  const { context, metrics } = server.services;
  const tables: string[] = [];
  for (let i = 0; i < 100; i += 1) {
    const wish = { game: 'nocturne', seats: ['me', 'open'], pace: { kind: 'free' }, visibility: 'off' } as const;
    const { row } = await createMatch(context, { ...wish, host: sitters[0] });
    await joinMatch(context, row.id, sitters[1]);
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

test('a client that reads slowly gets its tables as it reads, and is not disconnected', async () => {
  const server = await startServer('sqlite');
  const ada = await server.guest('Ada');
  const { context, metrics } = server.services;
  for (let i = 0; i < 100; i += 1) {
    const wish = { game: 'nocturne', seats: ['me'], pace: { kind: 'free' }, visibility: 'off' } as const;
    await createMatch(context, { ...wish, host: { person: ada.id, name: 'Ada' } });
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

describe.each(ENGINES)('%s', (engine) => {
  test('a client that disconnects while its stream opens is not online and takes no place', async () => {
    const { services, clock } = await testServices(engine);
    const { store, metrics, people, context } = services;
    const { id: person } = (await people.guest({ name: 'Ada', language: 'en', device: '' })).person;
    const [gone, there] = [await newResponse(), await newResponse()];
    const hub = new Hub({
      store,
      clock,
      metrics,
      log: silent,
      limits: { streamsPerPerson: 12, streamsPerAddress: 1 },
      stillOpen: async (sessions) => new Set(sessions),
      matches: {
        ...matchMoments(context),
        tablesOf: async () => {
          gone.request.destroy();
          if (!gone.response.closed) await once(gone.response, 'close');
          return [];
        },
      },
    });
    onTestFinished(() => hub.close());
    const streams = async (): Promise<number | undefined> => (await metrics.streams.get()).values[0]?.value;
    const guest = { person, session: 'session', group: 'address', watching: ['a-table'], cursor: new Map() };
    await hub.open(guest, (ended) => new Channel(gone.response, {}, ended));
    expect([await streams(), await hub.isOnline(person)]).toEqual([0, false]);
    await hub.open(guest, (ended) => new Channel(there.response, {}, ended));
    expect([await streams(), await hub.isOnline(person)]).toEqual([1, true]);
  });

  test('a client that disconnects at the first message of its stream is not online', async () => {
    const { services, clock } = await testServices(engine);
    const { store, metrics, people, context } = services;
    const { id: person } = (await people.guest({ name: 'Ada', language: 'en', device: '' })).person;
    const { response } = await newResponse();
    const limits = { streamsPerPerson: 12, streamsPerAddress: 1 };
    const stillOpen = async (sessions: readonly string[]) => new Set(sessions);
    const hub = new Hub({ store, clock, metrics, limits, stillOpen, log: silent, matches: matchMoments(context) });
    onTestFinished(() => hub.close());
    const guest = { person, session: 'session', group: 'address', watching: [], cursor: new Map() };
    await hub.open(guest, (ended) => {
      const channel = new Channel(response, {}, ended);
      vi.spyOn(channel, 'send').mockImplementation(() => channel.end('gone'));
      return channel;
    });
    expect(await hub.isOnline(person)).toBe(false);
  });

  test('a match that the client names is carried, however many matches of its own there are', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    await tablesOf(server, ada, 100);
    const [named] = (await tablesOf(server, bob, 1)) as [string];
    const stream = await ada.stream({ tables: [named] });
    const { data } = await stream.next(({ event }) => event === 'hello');
    expect(data.tables).toHaveLength(100);
    expect(data.tables).toContain(named);
    await stream.next(({ event, data: { match } }) => event === 'picture' && match === named);
    stream.close();
  });

  test('two players and a spectator get moves of another process as patches, in any order of streams', async () => {
    const here = await startServer(engine);
    const table: Gathered = await gather(here, ['Ada', 'Bob'], { visibility: 'link' });
    const there = await elsewhere(engine, here);
    const eyes = [...table.players, await here.guest('Cyd')].map(({ cookie }) =>
      Object.assign(there.stranger(), { cookie }),
    );
    const streams = await Promise.all(eyes.map((client) => client.stream({ tables: [table.match] })));
    for (const stream of streams) await stream.next(({ event }) => event === 'picture');
    for (let i = 0; i < 20; i += 1) {
      const { body } = await answerNext(table, i);
      for (const stream of streams) {
        const { text, data } = await stream.reaches(table.match, body.seq);
        expect(text).toContain('"patch"');
        expect(data.events.map(({ seq }: { seq: number }) => seq)).toContain(body.seq);
      }
    }
    for (const stream of streams) stream.close();
  });

  test('if moves are announced faster than they are read, no client misses one and all get patches', async () => {
    const here = await startServer(engine);
    const table = await gather(here, ['Ada', 'Bob']);
    const there = await elsewhere(engine, here);
    const streams = await Promise.all(
      table.players.map(({ cookie }) => Object.assign(there.stranger(), { cookie }).stream()),
    );
    for (const stream of streams) await stream.next(({ event }) => event === 'picture');
    const { context } = here.services;
    let { seq } = (await openMatch(context, table.match)).row;
    for (let i = 0; i < 20; i += 1) {
      const opened = await openMatch(context, table.match);
      const asked = opened.row.asked as number;
      const answers = pictureOf(opened, asked).answers ?? [];
      const answer = answers[i % answers.length] as string;
      const who = { person: (table.players[asked] as Player).id };
      ({ seq } = (await giveAnswer(context, table.match, who, { command: newCommand(), seq, answer })).opened.row);
    }
    for (const stream of streams) {
      await stream.reaches(table.match, seq);
      const moves = stream.heard.filter(({ event }) => event === 'moved');
      const heard = moves.flatMap(({ data }) => data.events.map((event: { seq: number }) => event.seq));
      expect(heard).toEqual(Array.from({ length: heard.length }, (_, i) => seq - heard.length + 1 + i));
      expect(moves.every(({ text }) => text.includes('"patch"'))).toBe(true);
      stream.close();
    }
  });

  test('no event-loop tick sends more than one first picture, however many streams open', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const tables = await tablesOf(server, ada, 20);
    const { note, most } = mostInOneTurn();
    const sent = vi.fn<() => void>(note);
    whenPictureIsSent(sent);
    const watchers = await Promise.all(Array.from({ length: 10 }, () => server.guest()));
    const streams = await Promise.all([...watchers, ...watchers].map((watcher) => watcher.stream({ tables })));
    for (const stream of streams) for (const _ of tables) await stream.next(({ event }) => event === 'picture');
    expect(most()).toBe(1);
    expect(sent).toHaveBeenCalledTimes(20 * 20);
    for (const stream of streams) stream.close();
  });

  test('a stream of one match does not wait for the streams of a hundred matches', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const tables = await tablesOf(server, ada, 100);
    const [own] = await tablesOf(server, bob, 1);
    let sent = 0;
    whenPictureIsSent(() => (sent += 1));
    const many = await Promise.all([1, 2, 3, 4].map(() => ada.stream()));
    const alone = await bob.stream();
    await alone.next(({ data }) => data.match === own);
    expect(sent).toBeLessThan(4 * tables.length);
    for (const stream of many) {
      for (const _ of tables) await stream.next(({ event }) => event === 'picture');
      const order = stream.heard.filter(({ event }) => event === 'picture').map(({ data }) => data.match);
      expect(order).toEqual(stream.heard.find(({ event }) => event === 'hello')?.data.tables);
      stream.close();
    }
    alone.close();
  });

  test('nothing is remembered of unknown matches, or of matches without listeners', async () => {
    const come = vi.spyOn(Presence.prototype, 'come');
    onTestFinished(() => come.mockRestore());
    const server = await startServer(engine);
    const cyd = await server.guest('Cyd');
    const [table] = (await tablesOf(server, await server.guest('Ada'), 1)) as [string];
    const invented = Array.from({ length: 99 }, (_, i) => `invented-${i}`);
    const stream = await cyd.stream({ tables: [...invented, table] });
    await stream.next(({ event, data }) => event === 'presence' && data.match === table);
    const presence = come.mock.contexts[0] as Presence;
    const kept = (): string[] => [...invented, table].filter((match) => presence.last(match) !== undefined);
    expect(kept()).toEqual([table]);
    expect(stream.heard.filter(({ event }) => event === 'presence')).toHaveLength(1);
    stream.close();
    await until(async () => !(await server.services.hub.isOnline(cyd.id)));
    await nextTurn();
    await server.services.hub.poll();
    await presence.poll([]);
    expect(kept()).toEqual([]);
  });

  test('a client that may not look at a match never hears who is online there', async () => {
    const server = await startServer(engine);
    const cyd = await server.guest('Cyd');
    const own = await tablesOf(server, cyd, 40);
    const { match, players } = await gather(server, ['Ada', 'Bob'], { visibility: 'off' });
    const stream = await cyd.stream({ tables: [match] });
    const others = await Promise.all(players.map((player) => player.stream()));
    for (const other of others) await other.next(({ event, data }) => event === 'presence' && data.match === match);
    for (const _ of own) await stream.next(({ event }) => event === 'picture');
    expect(stream.heard.filter(({ data }) => data.match === match)).toEqual([]);
    for (const one of [stream, ...others]) one.close();
  });

  test('a client that takes a seat while its stream still opens the match gets every move from there on', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const wish = { game: 'nocturne', seats: ['me', 'open'], visibility: 'off' };
    const { match, code } = (await ada.post('/api/matches', wish)).body;
    let sit = (): void => undefined;
    const isSeated = new Promise<void>((resolve) => {
      sit = resolve;
    });
    // The match is opened by then, as it was before.
    const waiting = vi.spyOn(TickQueue.prototype, 'turn').mockImplementationOnce(() => isSeated);
    onTestFinished(() => waiting.mockRestore());
    const stream = await bob.stream({ tables: [match] });
    await until(() => waiting.mock.calls.length > 0);
    await bob.post('/api/join', { code, seat: 1 });
    await stream.next(({ event, data }) => event === 'picture' && data.match === match);
    sit();
    await nextTurn();
    const { body } = await answerNext({ match, players: [ada, bob] });
    expect((await stream.reaches(match, body.seq)).text).toContain('"patch"');
    stream.close();
  });
});
