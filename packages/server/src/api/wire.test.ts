import { MESSAGES } from '@nightjar/wire';
import { expect, test } from 'vitest';
import { startServer, type TestServer } from '../testing/server.ts';
import { fakeChance } from '../testing/services.ts';
import { openSmtp } from '../testing/smtp.ts';
import { type Heeded, StrictClient } from '../testing/strict.ts';
import { answerNext, type Gathered, newCommand } from '../testing/tables.ts';

type Person = StrictClient & { id: string };

async function personIn(server: TestServer, heeded: Heeded, name: string): Promise<Person> {
  const client = new StrictClient(server.address, heeded);
  return Object.assign(client, { id: (await client.post('/api/guest', { name })).body.id as string });
}

/** Every route there is, as the published description names it. */
async function routesOf(server: TestServer): Promise<Set<string>> {
  const { paths } = (await server.stranger().get('/api/openapi.json')).body as { paths: Record<string, object> };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  return new Set(routes.filter((route) => route.includes(' /api/') && route !== 'GET /api/stream'));
}

test('a server sends exactly what wire describes, to the last field', async () => {
  const smtp = await openSmtp();
  const server = await startServer('sqlite', {
    env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp.port), SMTP_FROM: 'table@nightjar.example' },
    instead: { pingMs: 100, chance: fakeChance('wire') },
  });
  const heeded: Heeded = { routes: new Set(), troubles: new Set(), messages: new Set() };
  const ada = await personIn(server, heeded, 'Ada');
  const bob = await personIn(server, heeded, 'Bob');
  const cyd = await personIn(server, heeded, 'Cyd');

  const match = await gatherAtLast(ada, bob);
  const table = { match, players: [ada, bob] };
  await ada.stream();
  const [hears, watches] = [await bob.stream(), await cyd.stream({ tables: [match] })];
  await watches.next(({ event }) => event === 'picture');
  await quarrel(table);
  await takeBack(table);
  await talk(table, cyd);
  const { seq } = await finish(table);
  await hears.reaches(match, seq);
  await watches.reaches(match, seq);
  await again(table);
  await server.services.due.settled();
  await lookBack(match, ada, cyd);
  await tryTheDay(cyd);
  await beTold(ada, () => /: (\d{6})/.exec(smtp.mails.at(-1)?.source ?? '')?.[1] ?? '');
  await hears.next(({ event }) => event === 'ping', 'a ping');
  await moveAbout(bob, new StrictClient(server.address, heeded));
  await hears.next(({ event }) => event === 'bye', 'a farewell');
  expect((await cyd.del('/api/me')).status).toBe(200);
  expect((await cyd.get('/api/me')).status).toBe(401);

  for (const person of [ada, bob, cyd]) person.heedStreams();
  expect(heeded.routes).toEqual(await routesOf(server));
  expect(heeded.messages).toEqual(new Set(Object.keys(MESSAGES)));
  for (const code of ['stale', 'refused', 'not-your-turn', 'command-reused', 'running', 'no-such-match', 'no-session'])
    expect(heeded.troubles).toContain(code);
  expect(heeded.troubles).not.toContain('fault');
});

/** A person starts the deal of the day and resigns. */
async function tryTheDay(cyd: Person): Promise<void> {
  await cyd.get('/api/daily/dominion');
  const { body } = await cyd.post('/api/daily/dominion', { kind: 'counted' });
  await cyd.table(body.match);
  await cyd.surely(`/api/matches/${body.match}/resign`, {});
  expect((await cyd.get('/api/daily/dominion')).body.mine).toMatchObject({ match: body.match, isOver: true });
}

/** Tables are made, changed, left and cancelled, until one starts. */
async function gatherAtLast(ada: Person, bob: Person): Promise<string> {
  const edition = { over: 'default', tiles: { kinds: [{ id: 'skull-4', points: 5 }] } };
  const { hash } = (await ada.post('/api/editions', { game: 'nocturne', name: 'Heavy', edition })).body;
  await ada.get(`/api/editions/${hash}`);
  await ada.get('/api/games');
  await ada.stream();
  const wish = { game: 'nocturne', mode: 'family-simple', seats: ['me', 'open'], visibility: 'public' };
  const off = (await ada.post('/api/matches', wish)).body.match;
  await ada.get(`/api/matches/${off}/table`);
  await ada.post(`/api/matches/${off}/cancel`);
  const { match, code } = (await ada.post('/api/matches', { ...wish, start: false, pace: 'live' })).body;
  const path = `/api/matches/${match}`;
  await ada.post(`${path}/seats/1`, { kind: 'bot', bot: 'greedy' });
  await ada.post(`${path}/seats/1`, { kind: 'open' });
  await bob.post(`${path}/join`, { ready: false });
  await bob.post(`${path}/leave`);
  await bob.get(`/api/invitations/${code}`);
  await bob.post('/api/join', { code, ready: false });
  await ada.post(`${path}/start`);
  await bob.post(`${path}/ready`, { ready: true });
  await ada.get('/api/matches?public=1');
  await bob.get('/api/matches?mine=1');
  await bob.get(`/api/matches/nowhere`);
  expect((await ada.post(`${path}/start`)).body.status).toBe('playing');
  return match;
}

/** Refused commands at a table: stale, illegal, out of turn, repeated, too early. */
async function quarrel({ match, players }: Gathered): Promise<void> {
  const path = `/api/matches/${match}`;
  const { asked, seq } = (await (players[0] as Person).get(path)).body;
  const [mover, other] = [players[asked], players[1 - asked]] as [Person, Person];
  const command = { command: newCommand(), seq, answer: (await mover.table(match)).answers[0] };
  await mover.post(`${path}/why`, { answer: command.answer });
  await mover.post(`${path}/why`, { answer: 'cast 99 z9' });
  await mover.post(`${path}/answer`, { ...command, command: newCommand(), answer: 'cast 99 z9' });
  await mover.post(`${path}/answer`, { ...command, command: newCommand(), seq: seq - 1 });
  await other.post(`${path}/answer`, { ...command, command: newCommand() });
  await other.table(match);
  await mover.post(`${path}/answer`, command);
  await mover.post(`${path}/answer`, { ...command, answer: 'cast 99 z9' });
  await mover.get(`${path}/record`);
  await other.post(`${path}/leave`);
  await other.post(`${path}/seats/${1 - asked}`, { kind: 'me' });
}

/** Answers are taken back: freely, by consent, and not after a refusal. */
async function takeBack(table: Gathered): Promise<void> {
  const path = `/api/matches/${table.match}`;
  const [ada, bob] = table.players as [Person, Person];
  let { body } = await answerNext(table);
  for (let i = 1; body.picture.undo === 0; i += 1) {
    expect(i).toBeLessThan(40);
    ({ body } = await answerNext(table, i));
  }
  const me = table.players[body.picture.me] as Person;
  await me.surely(`${path}/undo`, { seq: body.seq });
  const undone = (await me.get(`${path}/log?since=${body.seq}`)).body.events;
  expect(undone[0]).toMatchObject({ kind: 'undo', body: { count: expect.any(Number) } });
  for (const agree of [false, true]) {
    const { seq } = await ada.table(table.match);
    const proposed = await ada.surely(`${path}/consent`, { seq, count: 2, agree: true });
    await bob.table(table.match);
    await bob.surely(`${path}/consent`, { seq: proposed.body.seq, count: 2, agree });
    const said = await bob.get(`${path}/log?since=${proposed.body.seq}`);
    expect(said.body.events[0].kind).toBe(agree ? 'consent' : 'decline');
  }
}

async function talk({ match, players }: Gathered, cyd: Person): Promise<void> {
  const [ada, bob] = players as [Person, Person];
  const path = `/api/matches/${match}/chat`;
  const { id } = (await ada.post(path, { text: 'Well met.' })).body;
  await cyd.post(path, { text: 'Shh.' });
  for (const person of [ada, bob, cyd]) await person.get(path);
  await bob.post('/api/reports', { match, message: id, person: ada.id, reason: 'Too kind.' });
  await bob.post('/api/mutes', { person: ada.id });
  await bob.get('/api/mutes');
  await bob.del(`/api/mutes/${ada.id}`);
}

async function finish(table: Gathered): Promise<{ readonly seq: number }> {
  let { body } = await answerNext(table);
  for (let i = 1; body.picture.status !== 'over'; i += 1) ({ body } = await answerNext(table, i));
  return body;
}

/** A rematch that is resigned, and a rated match in which nothing was taken back. */
async function again({ match, players }: Gathered): Promise<void> {
  const [ada, bob] = players as [Person, Person];
  await bob.post(`/api/matches/${match}/rematch`);
  const rematch = (await ada.post(`/api/matches/${match}/rematch`)).body;
  const rated = (await ada.post('/api/matches', { game: 'nocturne', seats: ['me', 'open'] })).body;
  await bob.post('/api/join', { code: rated.code });
  for (const next of [rematch.match, rated.match]) {
    await ada.post(`/api/matches/${next}/resign`, { command: newCommand() });
    expect((await ada.table(next)).result.reason).toBe('resigned');
  }
}

async function lookBack(match: string, ada: Person, cyd: Person): Promise<void> {
  for (const part of ['', '/table', '/log', '/log?since=0']) await ada.get(`/api/matches/${match}${part}`);
  const { body: record } = await ada.get(`/api/matches/${match}/record`);
  expect((await cyd.post('/api/records', record)).body.status).toBe('over');
  expect((await ada.get('/api/history')).body.matches).toHaveLength(3);
  expect((await ada.get('/api/statistics')).body.games).toHaveLength(1);
  expect((await ada.get('/api/ratings/nocturne')).body.mine).not.toBeNull();
  await ada.get('/api/trail/nocturne');
  // The cancelled match is exported too.
  expect((await ada.get('/api/me/export')).body.matches).toHaveLength(4);
}

/** Every kind of notice channel. */
async function beTold(ada: Person, code: () => string): Promise<void> {
  await ada.get('/api/push-key');
  await ada.post('/api/subscriptions', { kind: 'webhook', url: 'https://nightjar.example/hook' });
  const { id } = (await ada.post('/api/subscriptions', { kind: 'mail', address: 'ada@nightjar.example' })).body;
  expect((await ada.post(`/api/subscriptions/${id}/confirm`, { code: code() })).status).toBe(200);
  expect((await ada.get('/api/subscriptions')).body.subscriptions).toHaveLength(2);
  await ada.del(`/api/subscriptions/${id}`);
}

/** A guest becomes an account, signs in and out, and signs in on another device. */
async function moveAbout(bob: Person, device: StrictClient): Promise<void> {
  await bob.get('/api/me');
  await bob.patch('/api/me', { name: 'Robert', settings: { language: 'de', notify: 'never' } });
  const account = { login: 'robert', password: 'a long night of games' };
  await bob.post('/api/account', account);
  await bob.post('/api/account/password', { password: account.password, newPassword: 'a longer night of games' });
  const { code } = (await bob.post('/api/codes')).body;
  await device.post('/api/codes/redeem', { code });
  await device.del('/api/session');
  await device.post('/api/session', { login: account.login, password: 'a longer night of games' });
  await device.post('/api/account/recovery', { login: account.login });
  const { code: another } = (await device.post('/api/codes')).body;
  await device.post('/api/account/recover', { login: account.login, code: another, newPassword: account.password });
  await device.del('/api/sessions');
}
