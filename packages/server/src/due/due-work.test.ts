import { expect, onTestFinished, test } from 'vitest';
import { testServices } from '../testing/services.ts';
import { DueWork, type Effect } from './due-work.ts';

test('work that fails is tried again after twice as long each time, but at least every five minutes', async () => {
  const { services, clock } = await testServices('sqlite');
  const { store, log } = services;
  const fail: Effect = () => Promise.reject(new Error('no luck'));
  const effects = { bot: fail, clock: fail, deadline: fail, reminder: fail, fame: fail };
  const { parties } = services;
  const shares = { quick: 1, slow: 1 };
  const lane = new DueWork({ store, clock, log, effects, parties, shares, staleMs: 60_000 });
  onTestFinished(() => lane.close());
  const row = {
    kind: 'bot',
    seat: 0,
    at: clock.now(),
    claimed_by: null,
    claimed_at: null,
    tries: 0,
    host: '',
    slow: 0,
  } as const;
  await store.db
    .insertInto('due')
    .values({ ...row, id: 'm:bot', match: 'm', seq: 1 })
    .execute();
  await lane.start();
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
