import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { REMIND_AFTER_MS } from '../due/plan.ts';
import { ENGINES } from '../store/store.ts';
import { openBrowser, vapidClaims } from '../testing/browser.ts';
import { type FakeClock, fakeClock } from '../testing/clock.ts';
import { FAILING_BOTS } from '../testing/failing-bots.ts';
import { type Hook, openHook } from '../testing/hook.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { openSmtp } from '../testing/smtp.ts';
import { answerNext, type Gathered, gather, type Player } from '../testing/tables.ts';
import { until } from '../testing/until.ts';
import { signatureOf } from './webhook.ts';

interface NoticeMatch {
  readonly server: TestServer;
  readonly clock: FakeClock;
  readonly table: Gathered;
  /** The player who is asked first, and the other one. */
  readonly asked: Player;
  readonly other: Player;
  readonly hook: Hook;
}

/** Two people at a match over days, and a receiver of notices. */
async function begin(engine: (typeof ENGINES)[number], env: Record<string, string> = {}): Promise<NoticeMatch> {
  const clock = fakeClock();
  const hook = await openHook();
  const server = await startServer(engine, { clock, env, instead: { mayNotifyInside: true } });
  const table = await gather(server, ['Ada', 'Bob'], { pace: 'three-days' });
  const { asked } = await (table.players[0] as Player).table(table.match);
  const [one, two] = table.players as [Player, Player];
  return { server, clock, table, hook, asked: asked === 0 ? one : two, other: asked === 0 ? two : one };
}

/** Advances the clock and does due work. */
async function pass({ clock, server }: NoticeMatch, ms: number): Promise<void> {
  clock.advance(ms);
  await server.services.due.settled();
}

/** Answers until the other player is asked. */
async function endTurn({ table }: NoticeMatch): Promise<void> {
  const { asked } = await (table.players[0] as Player).table(table.match);
  for (let i = 0; ; i += 1) {
    const { body } = await answerNext(table, i);
    if (body.picture.asked !== asked) return;
  }
}

const subscribe = async (player: Player, wish: object): Promise<{ id: string; secret: string }> => {
  const { status, body, text } = await player.post('/api/subscriptions', wish);
  if (status !== 200) throw new Error(text);
  return body;
};

describe.each(ENGINES)('%s', (engine) => {
  test('a webhook is signed and sent once per turn of a person who is away', async () => {
    const told = await begin(engine);
    const { asked, hook, table } = told;
    const { secret } = await subscribe(asked, { kind: 'webhook', url: `${hook.base}/asked` });
    await pass(told, REMIND_AFTER_MS - 1);
    expect(hook.received).toHaveLength(0);
    await pass(told, 1);
    await pass(told, 3_600_000);
    expect(hook.received).toHaveLength(1);
    const [{ headers, body }] = hook.received as [(typeof hook.received)[number]];
    const text = body.toString();
    expect(headers['x-nightjar-signature']).toBe(signatureOf(secret, Number(headers['x-nightjar-time']), text));
    expect(JSON.parse(text)).toMatchObject({
      event: 'turn',
      match: table.match,
      game: 'nocturne',
      title: 'Nocturne: your move',
      url: `/table/${table.match}`,
    });
    await endTurn(told);
    await pass(told, REMIND_AFTER_MS);
    expect(hook.received).toHaveLength(1);
    await endTurn(told);
    await pass(told, REMIND_AFTER_MS);
    expect(hook.received).toHaveLength(2);
  });

  test('a push is encrypted for the browser and signed with the published key', async () => {
    const told = await begin(engine);
    const { asked, hook, server, table } = told;
    const browser = openBrowser();
    const { key } = (await asked.get('/api/push-key')).body;
    await asked.patch('/api/me', { settings: { language: 'de' } });
    await subscribe(asked, { kind: 'push', endpoint: `${hook.base}/push/1`, keys: browser.keys });
    await pass(told, REMIND_AFTER_MS);
    const [{ headers, body }] = hook.received as [(typeof hook.received)[number]];
    expect(vapidClaims(headers, key)).toMatchObject({ aud: hook.base });
    expect(headers['topic']).toBe(table.match);
    const other = told.other === table.players[0] ? 'Ada' : 'Bob';
    expect(JSON.parse(browser.read(body))).toEqual({
      title: 'Nocturne: du bist am Zug',
      text: `${other} wartet auf dich.`,
      url: `/table/${table.match}`,
      match: table.match,
      game: 'nocturne',
    });
    expect(server.lines.join()).not.toContain('/push/1');
  });

  test('a person with an open stream gets no notice, unless the person wants one always', async () => {
    const told = await begin(engine);
    const { asked, hook, server } = told;
    await subscribe(asked, { kind: 'webhook', url: hook.base });
    const stream = await asked.stream();
    await stream.next(({ event }) => event === 'picture');
    await pass(told, REMIND_AFTER_MS);
    await pass(told, 3_600_000);
    expect(hook.received).toHaveLength(0);
    stream.close();
    await until(async () => !(await server.services.hub.isOnline(asked.id)));
    await pass(told, 3_600_000);
    expect(hook.received).toHaveLength(1);
    await asked.patch('/api/me', { settings: { notify: 'always' } });
    const again = await asked.stream();
    await again.next(({ event }) => event === 'picture');
    await endTurn(told);
    await endTurn(told);
    await pass(told, REMIND_AFTER_MS);
    expect(hook.received).toHaveLength(2);
    again.close();
  });

  test('a notice depends on nothing hidden: at tables with other secrets it is the same', async () => {
    const clock = fakeClock();
    const hook = await openHook();
    const server = await startServer(engine, { clock, instead: { mayNotifyInside: true } });
    for (let i = 0; i < 6; i += 1) {
      const { match, players } = await gather(server, ['Ada', 'Bob'], { pace: 'day' });
      for (const player of players) await subscribe(player, { kind: 'webhook', url: `${hook.base}/${match}` });
    }
    clock.advance(REMIND_AFTER_MS);
    await server.services.due.settled();
    const said = hook.received.map(({ path, body }) => {
      const { seq, at, ...rest } = JSON.parse(body.toString().replaceAll(path.slice(1), 'MATCH'));
      expect([typeof seq, at]).toEqual(['number', clock.now()]);
      return JSON.stringify(rest);
    });
    expect(said).toHaveLength(6);
    const whole = (waits: string): string =>
      JSON.stringify({
        event: 'turn',
        title: 'Nocturne: your move',
        text: `${waits} waits for you.`,
        url: '/table/MATCH',
        match: 'MATCH',
        game: 'nocturne',
      });
    expect(said.filter((text) => text !== whole('Ada') && text !== whole('Bob'))).toEqual([]);
  });

  test('nobody gets a notice in quiet hours, and a person without a channel gets none at all', async () => {
    const told = await begin(engine);
    const { asked, hook, clock } = told;
    await subscribe(asked, { kind: 'webhook', url: hook.base });
    await asked.patch('/api/me', { settings: { quiet: { from: 18, to: 8, zone: 'UTC' } } });
    await pass(told, REMIND_AFTER_MS);
    clock.set(Date.UTC(2026, 10, 2, 7, 59));
    await pass(told, 0);
    expect(hook.received).toHaveLength(0);
    clock.set(Date.UTC(2026, 10, 2, 8));
    await pass(told, 0);
    expect(hook.received).toHaveLength(1);
    await asked.patch('/api/me', { settings: { notify: 'never', quiet: null } });
    await endTurn(told);
    await endTurn(told);
    await pass(told, REMIND_AFTER_MS);
    expect(hook.received).toHaveLength(1);
  });

  test('guesses at the code of another person’s channel are not counted', async () => {
    const smtp = await openSmtp();
    const server = await startServer(engine, {
      env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp.port), SMTP_FROM: 'table@nightjar.example' },
    });
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const { id } = await subscribe(ada, { kind: 'mail', address: 'ada@home.example' });
    const code = /: (\d{6})/.exec(smtp.mails.at(-1)?.source ?? '')?.[1] ?? '';
    const path = `/api/subscriptions/${id}/confirm`;
    for (let i = 0; i < 6; i += 1) expect((await bob.post(path, { code })).status).toBe(404);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < 4; i += 1) expect((await ada.post(path, { code: wrong })).status).toBe(403);
    expect((await ada.post(path, { code })).status).toBe(200);
  });

  test('after five wrong codes the right one is refused', async () => {
    const smtp = await openSmtp();
    const server = await startServer(engine, {
      env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp.port), SMTP_FROM: 'table@nightjar.example' },
    });
    const ada = await server.guest('Ada');
    for (const wrong of [4, 5]) {
      const { id } = await subscribe(ada, { kind: 'mail', address: 'ada@home.example' });
      const code = /: (\d{6})/.exec(smtp.mails.at(-1)?.source ?? '')?.[1] ?? '';
      const confirm = (typed: string): Promise<{ status: number }> =>
        ada.post(`/api/subscriptions/${id}/confirm`, { code: typed });
      for (let i = 0; i < wrong; i += 1) {
        expect((await confirm(code === '000000' ? '000001' : '000000')).status).toBe(403);
      }
      expect((await confirm(code)).status).toBe(wrong === 4 ? 200 : 404);
    }
    expect((await ada.get('/api/subscriptions')).body.subscriptions).toEqual([]);
  });

  test('mail is sent only after its owner has confirmed the address', async () => {
    const smtp = await openSmtp();
    const told = await begin(engine, {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtp.port),
      SMTP_FROM: 'table@nightjar.example',
    });
    const { asked } = told;
    const { id } = await subscribe(asked, { kind: 'mail', address: 'ada@home.example' });
    expect(smtp.mails).toHaveLength(1);
    const code = /: (\d{6})/.exec(smtp.mails[0]?.source ?? '')?.[1] ?? '';
    await pass(told, REMIND_AFTER_MS);
    expect(smtp.mails).toHaveLength(1);
    const wrong = await asked.post(`/api/subscriptions/${id}/confirm`, {
      code: code === '000000' ? '000001' : '000000',
    });
    expect([wrong.status, wrong.body.error.code]).toEqual([403, 'wrong-code']);
    expect((await asked.post(`/api/subscriptions/${id}/confirm`, { code })).status).toBe(200);
    await endTurn(told);
    await endTurn(told);
    await pass(told, REMIND_AFTER_MS);
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[1]).toMatchObject({
      to: 'ada@home.example',
      source: expect.stringContaining('Nocturne: your move'),
    });
  });

  test('nothing is sent to a channel of an unknown kind, and the log says so', async () => {
    const smtp = await openSmtp();
    const told = await begin(engine, {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtp.port),
      SMTP_FROM: 'table@nightjar.example',
    });
    await subscribe(told.asked, { kind: 'webhook', url: told.hook.base });
    const row = { id: 'later', person: told.asked.id, kind: 'pigeon', target: 'ada@home.example', secret: null };
    await told.server.services.store.db
      .insertInto('subscriptions')
      .values({ ...row, created_at: told.clock.now() })
      .execute();
    await pass(told, REMIND_AFTER_MS);
    expect(smtp.mails).toEqual([]);
    expect(told.hook.received).toHaveLength(1);
    expect(told.server.lines.filter((line) => line.includes('unknown channel kind pigeon'))).toHaveLength(1);
  });

  test('a subscription that the receiver has ended is deleted, one that only fails is kept', async () => {
    const told = await begin(engine);
    const { asked, hook } = told;
    await subscribe(asked, { kind: 'webhook', url: `${hook.base}/hook` });
    hook.status = 500;
    await pass(told, REMIND_AFTER_MS);
    expect((await asked.get('/api/subscriptions')).body.subscriptions).toHaveLength(1);
    hook.status = 410;
    await endTurn(told);
    await endTurn(told);
    await pass(told, REMIND_AFTER_MS);
    expect(hook.received).toHaveLength(2);
    expect((await asked.get('/api/subscriptions')).body.subscriptions).toHaveLength(0);
  });

  test('a bot that hangs at one table does not delay notices of other tables', async () => {
    const told = await begin(engine, { NIGHTJAR_GAMES: fileURLToPath(FAILING_BOTS) });
    await subscribe(told.asked, { kind: 'webhook', url: told.hook.base });
    await told.other.post('/api/matches', { game: 'nocturne', seats: ['bot:test:hang', 'bot:test:hang', 'me'] });
    told.clock.advance(REMIND_AFTER_MS);
    await told.server.services.due.settled();
    expect(told.hook.received).toHaveLength(1);
  });
});

test('a target inside our network is refused, and the secret of a webhook is shown once', async () => {
  const server = await startServer('sqlite');
  const ada = await server.guest('Ada');
  for (const url of ['ftp://a.example/', 'https://me:secret@a.example/', 'nonsense', 'file:///etc/passwd']) {
    expect([url, (await ada.post('/api/subscriptions', { kind: 'webhook', url })).status]).toEqual([url, 400]);
  }
  const { body } = await ada.post('/api/subscriptions', {
    kind: 'webhook',
    url: 'https://hooks.example/path?key=secret',
  });
  expect(body.secret).toMatch(/^[\w-]{43}$/);
  const listed = await ada.get('/api/subscriptions');
  expect(listed.body.subscriptions).toMatchObject([{ id: body.id, kind: 'webhook', target: 'hooks.example' }]);
  expect(listed.text).not.toContain('secret');
  expect((await ada.post('/api/subscriptions', { kind: 'mail', address: 'a@b.example' })).body.error.code).toBe(
    'no-mail',
  );
  const bob = await server.guest('Bob');
  expect((await bob.del(`/api/subscriptions/${body.id}`)).status).toBe(404);
  expect((await ada.del(`/api/subscriptions/${body.id}`)).status).toBe(200);
});

test('a name that leads inside our network may be added, but no notice is sent to it', async () => {
  const clock = fakeClock();
  const hook = await openHook();
  const server = await startServer('sqlite', { clock });
  const table = await gather(server, ['Ada', 'Bob'], { pace: 'day' });
  for (const player of table.players) await subscribe(player, { kind: 'webhook', url: hook.base });
  clock.advance(REMIND_AFTER_MS);
  await server.services.due.settled();
  expect(hook.received).toHaveLength(0);
  expect(server.lines.some((line) => line.includes('a notice did not arrive'))).toBe(true);
});
