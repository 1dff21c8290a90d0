import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { takeSeatBack } from '../match/absence.ts';
import { createMatch } from '../match/create.ts';
import { leaveMatch } from '../match/leave.ts';
import { eventsSince } from '../match/log.ts';
import { onMoved } from '../match/news.ts';
import { openMatch } from '../match/open.ts';
import type { Opened } from '../match/opened.ts';
import type { Services } from '../services.ts';
import { ENGINES } from '../store/store.ts';
import { FAILING_BOTS } from '../testing/failing-bots.ts';
import { noProcess } from '../testing/no-process.ts';
import { ADA, answerNext, askedPerson, BOB, duel, newCommand, testServices, wishFor } from '../testing/services.ts';

const QUICK = { kind: 'live', moveMs: 10_000, reserveMs: 30_000 } as const;
const DAY = { kind: 'days', moveMs: 86_400_000 } as const;
const NIGHT = { from: 22, to: 7, zone: 'UTC' } as const;

/** The player who is not asked. */
const waiting = (opened: Opened): string => (askedPerson(opened) === ADA.person ? BOB.person : ADA.person);

const isBotsTurn = ({ row, seats }: Opened): boolean =>
  row.status === 'playing' && seats[row.asked ?? -1]?.away_bot !== null;

async function kinds({ store }: Services, match: string): Promise<string[]> {
  const rows = await store.db.selectFrom('due').select('kind').where('match', '=', match).orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}

/** Ada's match with a bot that happens to be asked first. */
async function botFirst(services: Services, bot: string): Promise<string> {
  for (;;) {
    const opened = await createMatch(services.context, wishFor(['me', `bot:${bot}`]));
    if (opened.row.asked === 1) return opened.row.id;
  }
}

/** A person's settings, where a test without an API needs them. */
async function keepPerson({ store }: Services, id: string, settings: object): Promise<void> {
  await store.db
    .insertInto('people')
    .values({
      id,
      kind: 'guest',
      name: id,
      login: null,
      password: null,
      created_at: 0,
      seen_at: 0,
      settings: JSON.stringify(settings),
    })
    .execute();
}

describe.each(ENGINES)('%s', (engine) => {
  test('bots answer by themselves until a person is asked', async () => {
    const { services } = await testServices(engine);
    const { context, due } = services;
    await due.start();
    const match = await botFirst(services, 'greedy');
    await due.settled();
    expect(askedPerson(await openMatch(context, match))).toBe(ADA.person);
    expect((await eventsSince(context.store, match)).some(({ kind, seat }) => kind === 'answer' && seat === 1)).toBe(
      true,
    );
  });

  test('bots alone play a match to its end, and then nothing is due any more', async () => {
    const { services } = await testServices(engine);
    const { context, due } = services;
    await due.start();
    const { row } = await createMatch(context, wishFor(['bot:greedy', 'bot:greedy']));
    await due.settled();
    expect((await openMatch(context, row.id)).row.status).toBe('over');
    expect(await kinds(services, row.id)).toEqual([]);
  });

  test('one guest with forty tables of four thinking bots does not hold up a bystander', async () => {
    const { services } = await testServices(engine);
    const { context, due } = services;
    const four = Array.from({ length: 4 }, () => 'bot:search:301');
    for (let i = 0; i < 40; i += 1) await createMatch(context, wishFor(four));
    let mine = await createMatch(context, wishFor(['bot:greedy', 'me'], { host: BOB }));
    while (mine.row.asked !== 0) mine = await createMatch(context, wishFor(['bot:greedy', 'me'], { host: BOB }));
    let before = 0;
    const moved = new Promise<void>((resolve) => {
      onMoved(context, ({ match }) => {
        if (match === mine.row.id) resolve();
        else before += 1;
      });
    });
    // What was announced while the tables were made is not meant.
    await new Promise((resolve) => setImmediate(resolve));
    before = 0;
    await due.start();
    await moved;
    expect(before).toBeLessThanOrEqual(4);
  });

  test('a group has only as many bots thinking at once as keep the workers busy, over all its hosts', async () => {
    const { services } = await testServices(engine);
    const { context, due, groups, store } = services;
    const tables = async (host: string, address: string, count: number): Promise<void> => {
      groups.seen({ id: host, kind: 'guest' }, address);
      const four = Array.from({ length: 4 }, () => 'bot:search:2000ms');
      for (let i = 0; i < count; i += 1)
        await createMatch(context, wishFor(four, { host: { person: host, name: host } }));
    };
    const thinking = async (): Promise<number[]> => {
      const rows = await store.db.selectFrom('due').select('host').where('claimed_at', 'is not', null).execute();
      const at = (address: string): number => rows.filter(({ host }) => groups.of(host) === address).length;
      return [at('10.0.0.1'), at('10.0.0.2')];
    };
    for (const host of ['ada', 'bob', 'cyd']) await tables(host, '10.0.0.1', 12);
    await tables('dot', '10.0.0.2', 1);
    await due.start();
    await expect.poll(thinking, { interval: 20 }).toEqual([2, 1]);
  });

  test('a clock runs out in time while more bots think than a lane holds', async () => {
    const { services, clock } = await testServices(engine);
    const { context, due, groups } = services;
    for (let guest = 0; guest < 6; guest += 1) {
      const host = { person: `guest ${guest}`, name: 'Guest' };
      groups.seen({ id: host.person, kind: 'guest' }, '10.0.0.1');
      for (let i = 0; i < 90; i += 1)
        await createMatch(context, wishFor(['bot:search:2000ms', 'bot:search:2000ms'], { host }));
    }
    const started = await duel(services, { pace: QUICK });
    clock.advance(40_000);
    await due.start();
    const seq = async (): Promise<number> => (await openMatch(context, started.row.id)).row.seq;
    await expect.poll(seq).toBeGreaterThan(started.row.seq);
  });

  test('work that was due while no server ran is found', async () => {
    const { services, again } = await testServices(engine);
    const match = await botFirst(services, 'greedy');
    expect(await kinds(services, match)).toEqual(['bot']);
    await services.close();
    const next = await again();
    await next.due.start();
    await next.due.settled();
    expect(askedPerson(await openMatch(next.context, match))).toBe(ADA.person);
  });

  test('work that a dead process had claimed is taken over at once', async () => {
    const { services, clock } = await testServices(engine);
    const { context, due, store } = services;
    const match = await botFirst(services, 'greedy');
    await store.db.updateTable('due').set({ claimed_by: '7', claimed_at: clock.now() }).execute();
    await due.start();
    await due.settled();
    expect(askedPerson(await openMatch(context, match))).toBe(ADA.person);
  });

  test('a bot replaces a person who runs out of time, and the person may take the seat back', async () => {
    const { services, clock } = await testServices(engine);
    const { context, due } = services;
    await due.start();
    const started = await duel(services, { pace: QUICK });
    const match = started.row.id;
    const late = askedPerson(started);
    clock.advance(39_999);
    await due.settled();
    expect((await openMatch(context, match)).row.seq).toBe(started.row.seq);
    clock.advance(1);
    await due.settled();
    const after = await openMatch(context, match);
    const replaced = (await eventsSince(context.store, match)).find(({ kind }) => kind === 'replace');
    expect(JSON.parse(replaced?.body ?? '')).toEqual({ reason: 'time', bot: 'greedy' });
    expect(askedPerson(after)).toBe(waiting(started));
    const back = await takeSeatBack(context, match, late, { command: newCommand() });
    expect(back.opened.seats.every(({ away_bot }) => away_bot === null)).toBe(true);
    await answerNext(services, match);
  });

  test('a turn’s time beyond its allowance is taken from the reserve, and the rest stays for the next turn', async () => {
    const { services, clock } = await testServices(engine);
    const { context, due } = services;
    await due.start();
    const started = await duel(services, { pace: QUICK });
    const match = started.row.id;
    const slow = started.row.asked as number;
    clock.advance(35_000);
    let opened = started;
    while (opened.row.asked === slow) opened = (await answerNext(services, match)).opened;
    expect(opened.seats[slow]?.reserve_ms).toBe(5_000);
    while (opened.row.asked !== slow) opened = (await answerNext(services, match)).opened;
    clock.advance(14_999);
    await due.settled();
    expect(isBotsTurn(await openMatch(context, match))).toBe(false);
    expect((await openMatch(context, match)).seats[slow]?.away_bot).toBeNull();
    clock.advance(1);
    await due.settled();
    expect((await openMatch(context, match)).seats[slow]?.away_bot).toBe('greedy');
  });

  test('a deadline over days waits for the end of the night, of the match and of the person', async () => {
    const { services, clock } = await testServices(engine);
    const { context, due } = services;
    clock.set(Date.UTC(2026, 10, 1, 21));
    await due.start();
    for (const { person } of [ADA, BOB]) await keepPerson(services, person, { quiet: { from: 4, to: 9, zone: 'UTC' } });
    const started = await duel(services, { pace: { ...DAY, quiet: { from: 20, to: 5, zone: 'UTC' } } });
    const match = started.row.id;
    for (const hour of [21, 29, 32]) {
      clock.set(Date.UTC(2026, 10, 2, hour));
      await due.settled();
      expect([hour, (await openMatch(context, match)).row.seq]).toEqual([hour, started.row.seq]);
    }
    clock.set(Date.UTC(2026, 10, 3, 9));
    await due.settled();
    expect((await openMatch(context, match)).seats[started.row.asked as number]?.away_bot).toBe('greedy');
  });

  test('outside quiet hours a deadline is kept to the minute', async () => {
    const { services, clock } = await testServices(engine);
    const { context, due } = services;
    clock.set(Date.UTC(2026, 10, 1, 12));
    await due.start();
    const started = await duel(services, { pace: { ...DAY, quiet: NIGHT } });
    clock.advance(DAY.moveMs - 1);
    await due.settled();
    expect((await openMatch(context, started.row.id)).row.seq).toBe(started.row.seq);
    clock.advance(1);
    await due.settled();
    expect((await openMatch(context, started.row.id)).row.seq).toBeGreaterThan(started.row.seq);
  });

  test('nobody runs out of time because the server was away', async () => {
    const { services, clock, again } = await testServices(engine);
    await services.due.start();
    const started = await duel(services, { pace: QUICK });
    const match = started.row.id;
    await services.due.settled();
    await services.close();
    clock.advance(3_600_000);
    const next = await again();
    await next.due.start();
    await next.due.settled();
    expect((await openMatch(next.context, match)).row.seq).toBe(started.row.seq);
    clock.advance(60_000);
    await next.due.settled();
    expect((await openMatch(next.context, match)).row.seq).toBeGreaterThan(started.row.seq);
  });

  test('a server that is back within half a minute gives nobody more time', async () => {
    const { services, clock, again } = await testServices(engine);
    await services.due.start();
    const started = await duel(services, { pace: QUICK });
    await services.due.settled();
    await services.close();
    clock.advance(30_000);
    const next = await again();
    await next.due.start();
    clock.advance(10_000);
    await next.due.settled();
    expect((await openMatch(next.context, started.row.id)).row.seq).toBeGreaterThan(started.row.seq);
  });

  test('after an outage a deadline over days is an hour away at least', async () => {
    const { services, clock, again } = await testServices(engine);
    await services.due.start();
    const started = await duel(services, { pace: DAY });
    const match = started.row.id;
    await services.due.settled();
    await services.close();
    clock.advance(2 * DAY.moveMs);
    const next = await again();
    await next.due.start();
    clock.advance(3_599_999);
    await next.due.settled();
    expect((await openMatch(next.context, match)).row.seq).toBe(started.row.seq);
    clock.advance(1);
    await next.due.settled();
    expect((await openMatch(next.context, match)).row.seq).toBeGreaterThan(started.row.seq);
  });

  test('while no person is at the table bots answer slowly, so that a person who returns still finds a match', async () => {
    const { services, clock } = await testServices(engine);
    const { context, due } = services;
    await due.start();
    const match = (await duel(services)).row.id;
    for (const { person } of [ADA, BOB]) await leaveMatch(context, match, person, { command: newCommand() });
    await due.settled();
    const { seq } = (await openMatch(context, match)).row;
    await due.settled();
    expect((await openMatch(context, match)).row.seq).toBe(seq);
    clock.advance(5_000);
    await due.settled();
    expect((await openMatch(context, match)).row.seq).toBe(seq + 1);
    await takeSeatBack(context, match, ADA.person, { command: newCommand() });
    await due.settled();
    expect(askedPerson(await openMatch(context, match))).toBe(ADA.person);
  });

  test('a bot that hangs is cut off, a simpler one answers, and the match goes on', async () => {
    const { services } = await testServices(engine, { gameList: FAILING_BOTS, botMs: 100 });
    const { context, due, workers } = services;
    await due.start();
    const { row } = await createMatch(context, wishFor(['me', 'bot:test:hang']));
    let turns = 0;
    while (workers.counts.timedOut === 0 || turns < 2) {
      await due.settled();
      await answerNext(services, row.id, turns);
      turns += 1;
    }
    await due.settled();
    const answers = (await eventsSince(context.store, row.id)).filter(
      ({ kind, seat }) => kind === 'answer' && seat === 1,
    );
    expect(answers.length).toBeGreaterThan(0);
    expect(workers.counts.timedOut).toBe(answers.length);
    expect((await openMatch(context, row.id)).row.status).toBe('playing');
  });

  test('a bot without a worker is asked again with exponential backoff, and nothing answers for it', async () => {
    const { services, clock } = await testServices(engine);
    const { context, due, store } = services;
    const match = await botFirst(services, 'greedy');
    const restored = noProcess();
    await due.start();
    const pauses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      await due.settled();
      const { at } = await store.db.selectFrom('due').select('at').where('match', '=', match).executeTakeFirstOrThrow();
      pauses.push(at - clock.now());
      clock.set(at);
    }
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
    expect((await eventsSince(context.store, match)).some(({ kind }) => kind === 'answer')).toBe(false);
    restored();
    await due.settled();
    expect(askedPerson(await openMatch(context, match))).toBe(ADA.person);
  });

  test('a bot that fails does not stop the match either', async () => {
    const { services } = await testServices(engine, { gameList: FAILING_BOTS });
    const { context, due, workers } = services;
    await due.start();
    const match = await botFirst(services, 'test:throw');
    await due.settled();
    expect(workers.counts.failed).toBeGreaterThan(0);
    expect(askedPerson(await openMatch(context, match))).toBe(ADA.person);
  });
});

test('two processes on one store do each work once', async () => {
  const { services, again } = await testServices('postgres');
  const other = await again();
  const ids: string[] = [];
  for (let i = 0; i < 6; i += 1)
    ids.push((await createMatch(services.context, wishFor(['bot:greedy', 'bot:random']))).row.id);
  await Promise.all([services.due.start(), other.due.start()]);
  for (;;) {
    await Promise.all([services.due.settled(), other.due.settled()]);
    const rows = await services.store.db.selectFrom('due').select('id').execute();
    if (rows.length === 0) break;
  }
  for (const id of ids) {
    const log = await eventsSince(services.context.store, id);
    expect(log.at(-1)?.kind).toBe('end');
    const commands = log.filter(({ kind }) => kind === 'answer').map(({ command }) => command);
    expect(new Set(commands).size).toBe(commands.length);
  }
});

test('on PostgreSQL a bot whose server is killed before it answers is asked at once by the next server', async () => {
  const { services, clock, place } = await testServices('postgres');
  const { context, due } = services;
  const match = await botFirst(services, 'greedy');
  const claimer = fileURLToPath(new URL('../testing/claimer.ts', import.meta.url));
  const other = spawn(process.execPath, [claimer, place.settings.databaseUrl ?? '', String(clock.now())]);
  onTestFinished(() => void other.kill('SIGKILL'));
  const [claimed] = (await once(other.stdout, 'data')) as [Buffer];
  expect(claimed.toString()).toBe('1\n');
  await due.start();
  await due.settled();
  expect((await openMatch(context, match)).row.asked).toBe(1);
  other.kill('SIGKILL');
  // The clock stands still, so no claim gets stale. PostgreSQL has to notice the death.
  await expect
    .poll(async () => {
      await due.settled();
      return (await openMatch(context, match)).row.asked;
    })
    .toBe(0);
});
