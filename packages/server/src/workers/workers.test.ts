import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { nocturne } from '@nightjar/nocturne';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Log } from '../log.ts';
import { botTurn } from '../match/bots.ts';
import { createMatch } from '../match/create.ts';
import { resignMatch } from '../match/resign.ts';
import { ENGINES } from '../store/store.ts';
import { FAILING_BOTS } from '../testing/failing-bots.ts';
import { hired } from '../testing/hired.ts';
import { NO_PROCESS, noProcess, startedBy } from '../testing/no-process.ts';
import { duel, testServices, wishFor } from '../testing/services.ts';
import { troubleOf } from '../testing/trouble.ts';
import { until } from '../testing/until.ts';
import { Workers } from './workers.ts';

const options = nocturne.options({ players: 2 });
if (!options.ok) throw new Error('these options are sound');
const state = nocturne.setup(options.value, 'seed');
const seat = nocturne.pending(state)?.seat ?? 0;
const view = nocturne.view(state, seat);
const job = { game: 'nocturne', rules: nocturne.rules, edition: null, view, seat, seed: 'chance', isQuick: true };

/** A server with one worker, which hangs; it prints the worker's process id. */
const HANGING = fileURLToPath(new URL('../testing/hanging.ts', import.meta.url));
/** A server that opens files until it may open no more; it prints the bot's result then and afterwards. */
const CROWDED = fileURLToPath(new URL('../testing/crowded.ts', import.meta.url));

/** Whether a process runs. A zombie does not: in a container nothing may reap it. */
function isThere(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  try {
    return process.kill(pid, 0) && !(existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8')));
  } catch {
    return false;
  }
}

function listening(): { readonly log: Log; readonly told: string[] } {
  const told: string[] = [];
  const tell = (_: object, message: string): void => void told.push(message);
  return { log: { debug: tell, info: tell, warn: tell, error: tell }, told };
}

function workersWith(botMs: number, { checkMs = 60_000, gameList = null as string | null } = {}) {
  const { log, told } = listening();
  const workers = new Workers({ gameList, size: 1, botMs, checkMs, log });
  onTestFinished(() => workers.close());
  return { workers, told };
}

test('a bot in a worker gives a legal answer, the same for the same seed', async () => {
  const { workers, told } = workersWith(60_000);
  const answers = await Promise.all(
    ['random', 'greedy', 'search:50', 'greedy'].map((bot) => workers.bot({ ...job, bot }, 'ada')),
  );
  for (const text of answers) expect(nocturne.read(state, text ?? '')).not.toBeNull();
  expect(answers[3]).toBe(answers[1]);
  expect([workers.counts, told]).toEqual([{ timedOut: 0, failed: 0 }, []]);
});

test('a bot in a worker knows every edition that was released', async () => {
  const { workers, told } = workersWith(60_000);
  const first = {
    ...view,
    options: { ...options.value, edition: '945aabd89bb5bfedd53a4544f58fa8c97c84a2f63dbbd4d415eb9aa46feb6694' },
  };
  const text = await workers.bot({ ...job, view: first, bot: 'greedy' }, 'ada');
  expect(text).toBe(await workers.bot({ ...job, bot: 'greedy' }, 'ada'));
  expect([workers.counts, told]).toEqual([{ timedOut: 0, failed: 0 }, []]);
});

test('a bot that hangs is cut off and counted, a simpler one answers, and the next job is done', async () => {
  const { workers, told } = workersWith(500, { gameList: FAILING_BOTS });
  const text = await workers.bot({ ...job, bot: 'test:hang' }, 'ada');
  expect(nocturne.read(state, text ?? '')).not.toBeNull();
  expect(workers.counts.timedOut).toBe(1);
  expect(told).toEqual(['a bot did not answer; a simpler one does']);
  expect(await workers.bot({ ...job, bot: 'greedy' }, 'ada')).toBe(text);
});

test('a worker that is cut off has ended before another takes its place, and none outlives the workers', async () => {
  let [living, most] = [0, 0];
  const begun = (message: unknown): void => {
    living += 1;
    most = Math.max(most, living);
    (message as { readonly process: ChildProcess }).process.once('exit', () => {
      living -= 1;
    });
  };
  subscribe('child_process', begun);
  onTestFinished(() => void unsubscribe('child_process', begun));
  const { workers } = workersWith(200, { gameList: FAILING_BOTS });
  await workers.bot({ ...job, bot: 'test:hang' }, 'ada');
  expect(workers.counts.timedOut).toBe(1);
  await workers.close();
  expect([most, living]).toEqual([1, 0]);
});

test('a worker that needs too much memory ends alone, and the next job is done', async () => {
  const { workers, told } = workersWith(60_000, { gameList: FAILING_BOTS });
  const text = await workers.bot({ ...job, bot: 'test:gorge' }, 'ada');
  expect(text).toBe(await workers.bot({ ...job, bot: 'greedy' }, 'ada'));
  expect([workers.counts, told]).toEqual([{ timedOut: 0, failed: 1 }, ['a bot did not answer; a simpler one does']]);
});

test('a worker that hangs does not outlive a server that was killed', async () => {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', HANGING], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const [said] = (await once(createInterface(server.stdout), 'line')) as [string];
  const worker = Number(said);
  expect(isThere(worker)).toBe(true);
  server.kill('SIGKILL');
  await until(() => !isThere(worker));
});

test.each(NO_PROCESS)('if no process can be started, waiting jobs are rejected with 503: %j', async (path) => {
  const { workers } = workersWith(60_000);
  const restored = noProcess(path);
  const asked = [
    workers.bot({ ...job, bot: 'greedy' }, 'ada'),
    workers.record('{}', null, 10, 'ada'),
    workers.edition('nocturne', {}, 'ada'),
    workers.rehearse({ ...job, rehearsal: { is: 'start', options: {}, seed: 'seed' }, seats: 2 }, 'ada'),
  ];
  for (const trouble of await Promise.all(asked.map(troubleOf)))
    expect(trouble).toMatchObject({ status: 503, code: 'busy', retryAfter: 1 });
  expect(workers.counts).toEqual({ timedOut: 0, failed: 0 });
  restored();
  expect(await workers.bot({ ...job, bot: 'greedy' }, 'ada')).not.toBeNull();
});

test('a server that has no free file descriptor has no worker until it has one', async () => {
  const limited = ['-c', 'ulimit -n 256 && exec "$0" "$@"', process.execPath];
  const { stdout } = await promisify(execFile)('sh', [...limited, '--disable-warning=ExperimentalWarning', CROWDED]);
  expect(stdout.trim().split('\n')).toEqual(['NoWorker', 'an answer']);
});

test('a worker with too few file descriptors never becomes ready, so none fails within a job', async () => {
  const { execPath } = process;
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-few-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const outcomes: string[] = [];
  // The number of files that is enough depends on this version of Node.
  for (const files of [...Array.from({ length: 13 }, (_, i) => 20 + i), 64]) {
    const { workers } = workersWith(60_000);
    const path = join(folder, `node-${files}`);
    writeFileSync(path, `#!/bin/sh\nulimit -n ${files} && exec '${execPath}' "$@"\n`, { mode: 0o700 });
    const restored = startedBy(path);
    const answer = workers.bot({ ...job, bot: 'greedy' }, 'ada');
    outcomes.push(
      await answer.then(
        (text) => (text === null ? 'no answer' : 'an answer'),
        (error: unknown) => (error as Error).name,
      ),
    );
    restored();
  }
  expect([outcomes[0], outcomes.at(-1)]).toEqual(['NoWorker', 'an answer']);
  expect(outcomes).not.toContain('no answer');
});

test('if workers are killed and no process can be started in their place, all jobs are rejected', async () => {
  const { log } = listening();
  const workers = new Workers({ gameList: FAILING_BOTS, size: 2, botMs: 60_000, log });
  onTestFinished(() => workers.close());
  const all = hired();
  const jobs = Array.from({ length: 6 }, (_, i) => troubleOf(workers.bot({ ...job, bot: 'test:hang' }, `guest ${i}`)));
  await until(() => workers.waiting === 4);
  const restored = noProcess('a\0b');
  for (const each of all) each.kill('SIGKILL');
  for (const trouble of await Promise.all(jobs)) expect(trouble).toMatchObject({ status: 503, code: 'busy' });
  restored();
  expect(await workers.bot({ ...job, bot: 'greedy' }, 'ada')).not.toBeNull();
});

test('a worker that does not become ready leaves the queue to the others', async () => {
  const { log, told } = listening();
  const workers = new Workers({ gameList: null, size: 2, botMs: 60_000, log });
  onTestFinished(() => workers.close());
  await workers.begin();
  noProcess('/nowhere');
  const answers = await Promise.all([1, 2, 3].map(() => workers.bot({ ...job, bot: 'search:100' }, 'ada')));
  for (const text of answers) expect(nocturne.read(state, text ?? '')).not.toBeNull();
  // Each job asks for a worker at most once.
  expect(told.length).toBeLessThanOrEqual(2);
  expect(new Set(told)).toEqual(new Set(['a worker did not become ready']));
});

test('if a worker is killed while a bot thinks, a simpler bot answers', async () => {
  const { workers } = workersWith(60_000, { gameList: FAILING_BOTS });
  const all = hired();
  await workers.begin();
  const answer = workers.bot({ ...job, bot: 'test:hang' }, 'ada');
  all[0]?.kill('SIGKILL');
  expect(await answer).toBe(await workers.bot({ ...job, bot: 'greedy' }, 'ada'));
  expect(workers.counts).toEqual({ timedOut: 0, failed: 1 });
});

test('a bot that fails is replaced by a simpler one, and its worker goes on', async () => {
  const { workers } = workersWith(60_000, { gameList: FAILING_BOTS });
  expect(await workers.bot({ ...job, bot: 'test:throw' }, 'ada')).toBe(
    await workers.bot({ ...job, bot: 'greedy' }, 'ada'),
  );
  expect(workers.counts).toEqual({ timedOut: 0, failed: 1 });
});

test('if no bot can answer, none does', async () => {
  const { workers, told } = workersWith(60_000);
  expect(await workers.bot({ ...job, rules: 999, bot: 'greedy' }, 'ada')).toBeNull();
  expect(told).toHaveLength(1);
});

test('a check that takes too long is rejected with that reason', async () => {
  const { workers } = workersWith(60_000, { checkMs: 1 });
  // Long enough that reading it alone takes many times the limit.
  const checked = await workers.record(`"${'x'.repeat(15_000_000)}"`, null, 10, 'ada');
  expect(checked).toEqual({ ok: false, fault: { where: '', what: 'takes too long to check' } });
  expect(workers.counts.timedOut).toBe(1);
});

test('jobs that wait when the workers are closed are rejected', async () => {
  const { workers } = workersWith(60_000, { gameList: FAILING_BOTS });
  const answers = Promise.allSettled([1, 2, 3].map(() => workers.bot({ ...job, bot: 'test:hang' }, 'ada')));
  await workers.close();
  for (const answer of await answers) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { message: 'the workers are closed' } });
  }
  await expect(workers.bot({ ...job, bot: 'random' }, 'ada')).rejects.toThrow('the workers are closed');
});

describe.each(ENGINES)('%s', (engine) => {
  test('a match whose bot hangs goes on, and others are not held up', async () => {
    const { log, told } = listening();
    const { services } = await testServices(engine, { gameList: FAILING_BOTS, botMs: 500, workers: 2, log });
    const { context } = services;
    const hung = await createMatch(context, wishFor(['bot:test:hang', 'bot:test:hang']));
    const { row } = await duel(services);
    const turn = botTurn(context, hung.row.id, hung.row.seq);
    expect((await resignMatch(context, row.id, 'ada', { command: 'resigned-meanwhile' })).opened.row.status).toBe(
      'over',
    );
    expect((await turn)?.seq).toBe(hung.row.seq + 1);
    expect(services.workers.counts.timedOut).toBe(1);
    expect(told).toContain('a bot did not answer; a simpler one does');
  });
});

test('forty slow bots of one person do not delay a quick bot of another: it is next', async () => {
  const { workers } = workersWith(60_000);
  const order: string[] = [];
  const ask = async (person: string, bot: string): Promise<void> => {
    await workers.bot({ ...job, bot, isQuick: bot === 'greedy' }, person);
    order.push(person);
  };
  const flood = Array.from({ length: 40 }, () => ask('guest', 'search:301'));
  const thoughtful = ask('bystander', 'search:301');
  const quick = ask('bystander', 'greedy');
  await Promise.all([quick, thoughtful]);
  expect(order.indexOf('bystander')).toBeLessThanOrEqual(1);
  expect(order.filter((person) => person === 'guest').length).toBeLessThanOrEqual(4);
  await Promise.all(flood);
});

test('with one worker a slow bot gets its turn, however many quick ones keep arriving', async () => {
  const { workers } = workersWith(60_000);
  const order: string[] = [];
  const chatter = async (person: string): Promise<void> => {
    while (order.length < 200) {
      await workers.bot({ ...job, bot: 'random' }, person);
      order.push(person);
    }
  };
  const chat = ['ada', 'bob', 'cyd'].map(chatter);
  await workers.bot({ ...job, bot: 'search:301', isQuick: false }, 'dot');
  order.push('dot');
  await Promise.all(chat);
  expect(order.indexOf('dot')).toBeLessThan(40);
});

test.each([
  { what: 'bots', of: (workers: Workers, person: string) => workers.bot({ ...job, bot: 'greedy' }, person) },
  {
    what: 'rehearsals',
    of: (workers: Workers, person: string) =>
      workers.rehearse({ ...job, rehearsal: { is: 'start', options: options.value, seed: 'seed' }, seats: 2 }, person),
  },
])(
  '$what of however many guests at an address come by turns with those of somebody elsewhere',
  async ({ what, of }) => {
    const { services } = await testServices('sqlite');
    const { groups, context } = services;
    const order: string[] = [];
    const ask = async (person: string, address: string): Promise<void> => {
      groups.seen({ id: person, kind: 'guest' }, address);
      await of((what === 'bots' ? services.workers : context.rehearsals) as Workers, person);
      order.push(person);
    };
    const flood = Array.from({ length: 28 }, (_, nth) => ask(`guest ${nth}`, '10.0.0.1'));
    await ask('bystander', '10.0.0.2');
    expect(order.indexOf('bystander')).toBeLessThanOrEqual(2);
    await Promise.all(flood);
  },
);

test('of two workers one is kept for quick bots, however many slow ones wait', async () => {
  const { log } = listening();
  const workers = new Workers({ gameList: null, size: 2, botMs: 60_000, log });
  onTestFinished(() => workers.close());
  const hung = Promise.allSettled(
    [1, 2, 3].map(() => workers.bot({ ...job, bot: 'search:1500ms', isQuick: false }, 'guest')),
  );
  for (let i = 0; i < 3; i += 1) expect(await workers.bot({ ...job, bot: 'greedy' }, 'bystander')).not.toBeNull();
  expect(workers.waiting).toBeGreaterThan(0);
  await workers.close();
  await hung;
});
