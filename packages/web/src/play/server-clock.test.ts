import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from '@nightjar/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { msLeft } from '../table/clock.ts';
import { ServerClock } from './server-clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const HOUSE = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  NIGHTJAR_RATE_PERSON: '1000000',
  NIGHTJAR_RATE_ADDRESS: '1000000',
};

/** A real server whose clock stands where the test puts it. The page's requests go there with its cookie. */
async function serving(at: number): Promise<{ at: number }> {
  const clock = { at };
  const folder = await mkdtemp(join(tmpdir(), 'nightjar-clock-'));
  const running = await open({ ...HOUSE, NIGHTJAR_DATA: folder }, { clock: { now: () => clock.at } });
  const send = fetch;
  let cookie = '';
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const headers = { ...(init.headers as Record<string, string> | undefined), origin: running.address, cookie };
    const response = await send(`${running.address}${path}`, { ...init, headers });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  });
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await running.close();
    await rm(folder, { recursive: true });
  });
  return clock;
}

/** The modules of a page that was just loaded, on a device whose clock stands. */
async function loaded(at: number) {
  vi.stubGlobal('performance', { timeOrigin: at, now: () => 0 });
  vi.resetModules();
  const [{ reach }, daily, online, { RemoteTable }] = await Promise.all([
    import('./around.ts'),
    import('./daily.ts'),
    import('./online.ts'),
    import('./remote-table.ts'),
  ]);
  return { reach, daily, online, RemoteTable };
}

const silent = { readyState: 1, addEventListener() {}, close() {} };

test.each([
  ['right', 0],
  ['two minutes fast', 2 * MINUTE],
  ['ten minutes slow', -10 * MINUTE],
])('a page whose clock is %s shows the time left as the server counts it', async (_how, fast) => {
  // Ten in the evening, as people at the server read it.
  const at = Math.floor(Date.now() / DAY) * DAY + 22 * HOUR;
  const { reach, daily, online, RemoteTable } = await loaded(at + fast);
  const there = await serving(at);
  const pace = { kind: 'live', moveMs: 20 * SECOND, reserveMs: 2 * MINUTE } as const;
  const live = await online.createOnline({ game: 'nocturne', seats: ['me'], pace });
  const table = await RemoteTable.open(live ?? '', { ...reach, stream: () => silent });
  const left = (): number | null => {
    const clock = table?.scene().seats[0]?.clock ?? null;
    return clock === null ? null : msLeft(clock, reach.clock.now());
  };
  expect(left()).toBe(140 * SECOND);
  // Later the same scene shows less, also to a component that is mounted only then.
  there.at += 30 * SECOND;
  await reach.fetch('/api/me');
  expect(left()).toBe(110 * SECOND);
  table?.close();

  await online.createOnline({ game: 'noctiluca', seats: ['me'], pace: 'day' });
  const lobby = await online.myTables();
  expect(lobby?.find(({ game }) => game === 'noctiluca')?.leftMs).toBe(DAY);

  const today = await daily.today('dominion');
  if (today === null || today === 'none') throw new Error('there is no deal of the day');
  expect(daily.restOf(today)).toBe(2 * HOUR - 30 * SECOND);
  const closesAt = at + 4 * HOUR;
  expect(daily.isOpenYet({ day: today.day, isCounted: true, closesAt })).toBe(true);
  there.at = closesAt;
  await daily.today('dominion');
  expect(daily.isOpenYet({ day: today.day, isCounted: true, closesAt })).toBe(false);
});

test('before the server told its time the page shows its own', () => {
  expect(new ServerClock(() => 5000).now()).toBe(5000);
});

test('a reply that was long on its way does not set the clock back', () => {
  let own = 1000;
  const clock = new ServerClock(() => own);
  clock.hear(61_000);
  own += 30_000;
  expect(clock.now()).toBe(91_000);
  clock.hear(61_000);
  expect(clock.now()).toBe(91_000);
  clock.hear(95_000);
  expect(clock.now()).toBe(95_000);
});

test('a reply without a time, as of a portal in between, tells nothing', async () => {
  const clock = new ServerClock(() => 5000);
  await clock.listening(() => Promise.resolve(new Response('<html>')))('/api/me');
  expect(clock.now()).toBe(5000);
});
