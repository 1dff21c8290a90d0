import { nocturne } from '@nightjar/nocturne';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { startServer } from '../testing/server.ts';
import { answerNext, gather, newCommand, type Player } from '../testing/tables.ts';

const wish = { game: 'nocturne', seats: ['me', 'open'] };

describe.each(ENGINES)('%s', (engine) => {
  test('the list of games has their modes, options, bots and clocks', async () => {
    const server = await startServer(engine);
    const { status, body } = await server.stranger().get('/api/games');
    expect(status).toBe(200);
    expect(body.games[0]).toMatchObject({ name: 'nocturne', rules: 1, seats: [1, 2, 3, 4] });
    expect(body.paces.day).toEqual({ kind: 'days', moveMs: 86_400_000 });
    const grades = body.games.map(({ bots }: { bots: { grade: string }[] }) => bots.map(({ grade }) => grade));
    expect(new Set(grades.map(String))).toEqual(new Set(['novice,gentle,steady,strong,master']));
  });

  test('a seat is taken by code, at private matches too, and only seated people get the code', async () => {
    const server = await startServer(engine);
    const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
    const made = (await ada.post('/api/matches', { ...wish, seats: ['me', 'open', 'open'], visibility: 'off' })).body;
    expect(made).toMatchObject({ status: 'gathering', me: 0, code: expect.stringMatching(/^[2-9A-Z]{8}$/) });
    const path = `/api/matches/${made.match}`;
    expect((await bob.get(path)).status).toBe(404);
    expect((await bob.post(`${path}/join`)).status).toBe(404);
    const invited = (await server.stranger().get(`/api/invitations/${made.code.toLowerCase()}`)).body;
    expect(invited).toMatchObject({ match: made.match, game: 'nocturne', me: null, code: null, pace: made.pace });
    expect(invited.seats[0]).toMatchObject({ kind: 'person', name: 'Ada', person: invited.host });
    expect((await bob.get('/api/invitations/22222222')).body.error.code).toBe('no-code');
    const joined = (await bob.post('/api/join', { code: made.code.toLowerCase(), seat: 2 })).body;
    expect(joined).toMatchObject({ match: made.match, me: 2, code: made.code });
    expect(joined.seats[2]).toMatchObject({ kind: 'person', name: 'Bob' });
    expect((await bob.post('/api/join', { code: made.code })).body.me).toBe(2);
    expect((await cyd.post('/api/join', { code: '22222222' })).body.error.code).toBe('no-code');
    expect((await cyd.post('/api/join', { code: made.code, seat: 0 })).body.error.code).toBe('seat-taken');
    expect((await cyd.post('/api/join', { code: made.code })).body.status).toBe('playing');
  });

  test('public tables are listed for everybody, others only for seated people', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const open = (await ada.post('/api/matches', { ...wish, visibility: 'public' })).body;
    await ada.post('/api/matches', { ...wish, visibility: 'link' });
    const listed = (await server.stranger().get('/api/matches?public=1')).body.matches;
    expect(listed.map(({ match }: { match: string }) => match)).toEqual([open.match]);
    expect(listed[0]).toMatchObject({ code: null, me: null });
    expect((await ada.get('/api/matches?mine=1')).body.matches).toHaveLength(2);
    expect((await bob.get('/api/matches?mine=1')).body.matches).toEqual([]);
    expect((await server.stranger().get('/api/matches?mine=1')).status).toBe(401);
  });

  test('a person’s list begins with the table that waits for them', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    for (const player of players) await player.post('/api/matches', wish);
    const { asked } = await (players[0] as Player).table(match);
    const [first] = (await (players[asked] as Player).get('/api/matches?mine=1')).body.matches;
    expect(first).toMatchObject({ match, asked, me: asked });
  });

  test('only the host opens seats, seats bots and starts', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const { match } = (await ada.post('/api/matches', { ...wish, seats: ['me', 'open', 'open'], start: false })).body;
    const path = `/api/matches/${match}`;
    expect((await ada.post(`${path}/start`)).body.error.code).toBe('not-ready');
    expect((await bob.post(`${path}/seats/1`, { kind: 'bot', bot: 'greedy' })).body.error.code).toBe('not-host');
    expect((await ada.post(`${path}/seats/1`, { kind: 'bot', bot: 'no such bot' })).body.error.code).toBe(
      'no-such-bot',
    );
    const seated = (await ada.post(`${path}/seats/1`, { kind: 'bot', bot: 'greedy' })).body;
    expect(seated.seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy' });
    await bob.post(`${path}/join`, { ready: false });
    expect((await bob.post(`${path}/start`)).body.error.code).toBe('not-host');
    expect((await ada.post(`${path}/start`)).body.error.code).toBe('not-ready');
    expect((await bob.post(`${path}/ready`, { ready: true })).body.seats[2].isReady).toBe(true);
    expect((await ada.post(`${path}/start`)).body).toMatchObject({ status: 'playing', seed: null });
    expect((await ada.post(`${path}/cancel`)).body.error.code).toBe('started');
  });

  test('lobby changes reach people who sit there or watch, and the code only people who sit there', async () => {
    const server = await startServer(engine);
    const [ada, bob, cyd] = [await server.guest('Ada'), await server.guest('Bob'), await server.guest('Cyd')];
    const stream = await ada.stream();
    const made = await ada.post('/api/matches', { ...wish, start: false, visibility: 'link' });
    const { match, code } = made.body;
    const watching = await cyd.stream({ tables: [match] });
    await stream.next(({ event, data }) => event === 'lobby' && data.match === match);
    await bob.post(`/api/matches/${match}/join`);
    const joined = await stream.next(({ event, data }) => event === 'lobby' && data.facts.seats[1].name === 'Bob');
    expect(joined.data.facts).toMatchObject({ me: 0, code });
    const seen = await watching.next(({ event, data }) => event === 'lobby' && data.facts.seats[1].name === 'Bob');
    expect(seen.data.facts).toMatchObject({ me: null, code: null });
    await bob.post(`/api/matches/${match}/leave`);
    await stream.next(({ event, data }) => event === 'lobby' && data.facts.seats[1].kind === 'open');
    await ada.post(`/api/matches/${match}/cancel`);
    await stream.next(({ event, data }) => event === 'lobby' && data.facts.status === 'cancelled');
    stream.close();
    watching.close();
  });

  test.each([
    ['off', 404],
    ['link', 200],
    ['public', 200],
  ])('a match with visibility %s answers a spectator with %d', async (visibility, status) => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob'], { visibility });
    const path = `/api/matches/${table.match}`;
    for (const watcher of [server.stranger(), await server.guest('Cyd')]) {
      for (const part of ['', '/table', '/log']) expect((await watcher.get(`${path}${part}`)).status).toBe(status);
    }
  });

  test('a match that a person may not see is missing for them on every route', async () => {
    const server = await startServer(engine);
    const { match } = await gather(server, ['Ada', 'Bob'], { visibility: 'off' });
    const cyd = await server.guest('Cyd');
    const bodies: Readonly<Record<string, object | undefined>> = {
      answer: { command: newCommand(), seq: 2, answer: 'pass' },
      why: { answer: 'pass' },
      undo: { command: newCommand(), seq: 2 },
      consent: { command: newCommand(), seq: 2, count: 1, agree: true },
      resign: { command: newCommand() },
      'seats/0': { kind: 'open' },
      join: undefined,
      ready: undefined,
      start: undefined,
      leave: undefined,
      cancel: undefined,
      rematch: undefined,
    };
    for (const [part, body] of Object.entries(bodies)) {
      const real = await cyd.post(`/api/matches/${match}/${part}`, body);
      const none = await cyd.post(`/api/matches/nowhere/${part}`, body);
      expect([part, real.status, real.text]).toEqual([part, 404, none.text]);
    }
  });

  test('a spectator sees what is public, follows it live, and cannot change anything', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob'], { visibility: 'public' });
    const { match } = table;
    const cyd = await server.guest('Cyd');
    const stream = await cyd.stream({ tables: [match] });
    const first = await stream.next(({ event }) => event === 'picture');
    expect(first.data.picture).toMatchObject({ me: null, answers: [], undo: 0 });
    const { body } = await answerNext(table);
    expect((await stream.reaches(match, body.seq)).data.picture).toEqual(await cyd.table(match));
    const tried = await cyd.surely(`/api/matches/${match}/answer`, { seq: body.seq, answer: 'pass' });
    expect([tried.status, tried.body.error.code]).toEqual([403, 'not-your-seat']);
    expect((await cyd.get(`/api/matches/${match}/record`)).body.error.code).toBe('running');
    expect((await cyd.post(`/api/matches/${match}/resign`, { command: newCommand() })).status).toBe(403);
    expect((await cyd.post(`/api/matches/${match}/join`)).body.error.code).toBe('full');
    expect((await cyd.table(match)).seq).toBe(body.seq);
    stream.close();
  });

  test('a stream carries no match that its person may not see', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob'], { visibility: 'off' });
    const cyd = await server.guest('Cyd');
    const own = (await cyd.post('/api/matches', wish)).body.match;
    const stream = await cyd.stream({ tables: [table.match], lastId: `${table.match}:1` });
    await answerNext(table);
    await cyd.post(`/api/matches/${own}/cancel`);
    await stream.next(({ event, data }) => event === 'lobby' && data.facts.status === 'cancelled');
    expect(stream.transcript.filter((text) => /event: (picture|moved)/.test(text))).toEqual([]);
    stream.close();
  });

  test('streams of a match get who is online at its table', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada, bob] = players as [Player, Player];
    const stream = await ada.stream();
    await stream.next(({ event, data }) => event === 'presence' && data.match === match && data.seats.join() === '0');
    const other = await bob.stream();
    await stream.next(({ event, data }) => event === 'presence' && data.seats.join() === '0,1');
    expect(await server.services.hub.isOnline(bob.id)).toBe(true);
    other.close();
    await stream.next(({ event, data }) => event === 'presence' && data.seats.join() === '0');
    stream.close();
  });

  test('a finished match can be imported as a record, and a forged record cannot', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob'], { mode: 'family-simple' });
    const [ada] = table.players as [Player];
    let status = 'playing';
    for (let i = 0; status !== 'over'; i += 1) ({ status } = (await answerNext(table, i)).body.picture);
    const record = (await ada.get(`/api/matches/${table.match}/record`)).body;
    const cyd = await server.guest('Cyd');
    const taken = await cyd.post('/api/records', record);
    expect(taken.body).toMatchObject({ status: 'over', host: cyd.id, isRated: false });
    expect((await cyd.get(`/api/matches/${taken.body.match}/record`)).body.hash).toBe(record.hash);
    const forged = { ...record, answers: record.answers.slice(0, -1) };
    for (const bad of [forged, { ...record, hash: '0'.repeat(64) }, { ...record, more: 1 }, { game: 'nocturne' }]) {
      const refused = await cyd.post('/api/records', bad);
      expect([refused.status, refused.body.error.code]).toEqual([422, 'bad-record']);
    }
  });

  test('a house edition is kept if it is sound, and a match names it by its hash', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const refused = await ada.post('/api/editions', { game: 'nocturne', name: 'Mine', edition: { tiles: [] } });
    expect([refused.status, refused.body.error.code]).toEqual([422, 'bad-edition']);
    const unknown = await ada.post('/api/matches', { ...wish, options: { edition: 'f'.repeat(64) } });
    expect([unknown.status, unknown.body.error.code]).toEqual([422, 'no-such-edition']);
    expect((await ada.get(`/api/editions/${'f'.repeat(64)}`)).status).toBe(404);
    const heavy = { over: 'default', tiles: { kinds: [{ id: 'skull-4', points: 5 }] } };
    const kept = await ada.post('/api/editions', { game: 'nocturne', name: 'Heavy', edition: heavy });
    const match = await ada.post('/api/matches', { ...wish, options: { edition: kept.body.hash } });
    expect(match.body.edition).toBe(kept.body.hash);
    expect((await ada.get(`/api/editions/${kept.body.hash}`)).body).toMatchObject({
      name: 'Heavy',
      edition: { ...heavy, over: nocturne.edition },
    });
  });

  test('a name or a note is no part of a house edition', async () => {
    const ada = await (await startServer(engine)).guest('Ada');
    const answers = [{ name: 'Mine' }, { tiles: { kinds: [{ id: 'skull-4', de: 'Kopf' }] } }].map((change) =>
      ada.post('/api/editions', { game: 'nocturne', name: 'Mine', edition: { over: 'default', ...change } }),
    );
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body.error.code]).toEqual([422, 'bad-edition']);
      expect(body.error.message).toMatch(/^(?:name|tiles\.kinds\[0\]\.de): no such value to replace/);
    }
  });
});
