import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../clock.ts';
import type { Services } from '../services.ts';
import type { DueRow } from '../store/schema.ts';
import { testServices } from '../testing/services.ts';
import { until } from '../testing/until.ts';
import { DueWork, type Effect } from './due-work.ts';
import { DUE_KINDS, type DueKind } from './plan.ts';

/** Every kind has this effect. */
const always = (effect: Effect): Record<DueKind, Effect> =>
  Object.fromEntries(DUE_KINDS.map((kind) => [kind, effect])) as Record<DueKind, Effect>;

/** Due work with given effects, started. */
async function begun(
  { store, groups, log }: Services,
  clock: Services['clock'],
  effects: Record<DueKind, Effect>,
  pollMs = 30_000,
) {
  const shares = { quick: 1, slow: 1 };
  const work = new DueWork({ store, clock, log, effects, groups, shares, staleMs: 60_000, pollMs });
  onTestFinished(() => work.close());
  await work.start();
  return work;
}

const rowOf = (kind: DueKind, match: string, at: number): DueRow => ({
  id: `${match}:${kind}`,
  match,
  kind,
  seat: 0,
  seq: 1,
  at,
  claimed_by: null,
  claimed_at: null,
  tries: 0,
  host: '',
  slow: 0,
});

test('work that fails is retried with exponential backoff, at least every five minutes', async () => {
  const { services, clock } = await testServices('sqlite');
  const { store } = services;
  const fail: Effect = () => Promise.reject(new Error('no luck'));
  await store.db
    .insertInto('due')
    .values(rowOf('bot', 'm', clock.now()))
    .execute();
  const lane = await begun(services, clock, always(fail));
  const pauses: number[] = [];
  for (let i = 0; i < 13; i += 1) {
    await lane.settled();
    const { at } = await store.db.selectFrom('due').select('at').executeTakeFirstOrThrow();
    pauses.push(at - clock.now());
    clock.set(at);
  }
  const doubled = Array.from({ length: 10 }, (_, i) => 500 * 2 ** i);
  expect(pauses).toEqual([...doubled, 300_000, 300_000, 300_000]);
});

test('work whose time comes while other work never ends is begun', async () => {
  const { services } = await testServices('sqlite', { clock: systemClock });
  const { store } = services;
  const timesUp: string[] = [];
  const work = await begun(services, systemClock, {
    ...always(() => Promise.resolve('done')),
    async clock({ match }) {
      timesUp.push(match);
      return 'done';
    },
    async fame() {
      await pause(1);
      return { again: systemClock.now() };
    },
  });
  await store.db
    .insertInto('due')
    .values(rowOf('fame', 'busy', systemClock.now()))
    .execute();
  work.expect({ kind: 'fame', slow: 0, at: systemClock.now() });
  const matches = Array.from({ length: 10 }, (_, nth) => `match ${nth}`);
  for (const match of matches) {
    const at = systemClock.now() + 20;
    await store.db
      .insertInto('due')
      .values(rowOf('clock', match, at))
      .execute();
    work.expect({ kind: 'clock', slow: 0, at });
    await until(() => timesUp.includes(match));
  }
  expect(timesUp).toEqual(matches);
});

test('work that nobody announced is found by the next poll, even if another lane is busy', async () => {
  const { services } = await testServices('sqlite', { clock: systemClock });
  const { store } = services;
  const found: string[] = [];
  const done: Effect = async ({ match }) => {
    found.push(match);
    return 'done';
  };
  const work = await begun(services, systemClock, always(done), 400);
  const enough = new AbortController();
  const busy = (async (): Promise<void> => {
    for (let nth = 0; !enough.signal.aborted; nth += 1) {
      const at = systemClock.now();
      await store.db
        .insertInto('due')
        .values(rowOf('bot', `bot ${nth}`, at))
        .execute();
      work.expect({ kind: 'bot', slow: 0, at });
      work.expect({ kind: 'reminder', slow: 0, at: at + 86_400_000 });
      await pause(50);
    }
  })();
  const left = [rowOf('deadline', 'left', systemClock.now()), rowOf('reminder', 'new', systemClock.now())];
  await pause(100);
  await store.db.insertInto('due').values(left).execute();
  await until(() => found.includes('left') && found.includes('new'));
  enough.abort();
  await busy;
  expect(found.filter((match) => !match.startsWith('bot')).toSorted()).toEqual(['left', 'new']);
});
