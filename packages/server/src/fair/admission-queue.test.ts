import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AdmissionQueue } from './admission-queue.ts';

/** A queue with a clock that is set by hand, and the requests that started. */
function queueAt() {
  let now = 0;
  const queue = new AdmissionQueue(() => now);
  const started: string[] = [];
  const releases = new Map<string, () => void>();
  /** A request that takes so many milliseconds of the event loop; without any it stays in flight. */
  const enter = (address: string, name: string, ms = 0, account: string | null = null): (() => void) | null =>
    queue.enter({ address, group: account ?? address }, (release) => {
      started.push(name);
      now += ms;
      releases.set(name, release);
      if (ms > 0) release();
    });
  return { queue, started, enter, release: (name: string) => releases.get(name)?.() };
}

test('requests that come one after the other start at once', async () => {
  const { started, enter } = queueAt();
  for (const name of ['one', 'two', 'three']) {
    enter('a', name, 50);
    expect(started.at(-1)).toBe(name);
    await nextTick();
  }
});

test('an address that has used up its time of a tick is queued, and another address is not', () => {
  const { queue, started, enter } = queueAt();
  for (let nth = 1; nth <= 9; nth += 1) enter('a', `a${nth}`, 4);
  enter('b', 'b1', 4);
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(queue.size).toBe(6);
});

test('queued requests start tick by tick, round-robin over addresses, with new requests in between', async () => {
  const { queue, started, enter } = queueAt();
  for (const address of ['a', 'b']) for (let nth = 1; nth <= 4; nth += 1) enter(address, `${address}${nth}`, 20);
  expect(started).toEqual(['a1', 'b1']);
  await nextTick();
  enter('c', 'c1', 20);
  for (let tick = 0; tick < 12; tick += 1) await nextTick();
  expect(started.indexOf('c1')).toBeLessThan(started.length - 4);
  const queued = started.filter((name) => !['a1', 'b1', 'c1'].includes(name));
  expect(queued).toEqual(['a2', 'b2', 'a3', 'b3', 'a4', 'b4']);
  expect(queue.size).toBe(0);
});

test('many queued requests that take no time start in one tick', async () => {
  const { started, enter } = queueAt();
  for (let nth = 1; nth <= 4; nth += 1) enter('a', `long ${nth}`, 6);
  for (let nth = 1; nth <= 20; nth += 1) enter('a', `short ${nth}`, 0.01);
  expect(started).toHaveLength(2);
  for (let tick = 0; tick < 6; tick += 1) await nextTick();
  expect(started).toHaveLength(24);
});

test('a group has at most 64 requests in flight, and releasing a slot twice counts once', async () => {
  const { queue, started, enter, release } = queueAt();
  for (let nth = 1; nth <= 66; nth += 1) enter('a', `a${nth}`);
  enter('b', 'b1');
  expect(started).toHaveLength(65);
  for (let tick = 0; tick < 5; tick += 1) await nextTick();
  expect(queue.size).toBe(2);
  release('a7');
  release('a7');
  for (let tick = 0; tick < 5; tick += 1) await nextTick();
  expect(started.slice(65)).toEqual(['a65']);
  release('a8');
  for (let tick = 0; tick < 5; tick += 1) await nextTick();
  expect(started.slice(66)).toEqual(['a66']);
  expect(queue.size).toBe(0);
});

test('an account is queued apart from guests at its IP and is admitted within two ticks while 64 guest requests are in flight', async () => {
  const { started, enter } = queueAt();
  for (let nth = 1; nth <= 99; nth += 1) enter('a', `a${nth}`, nth === 1 ? 20 : 0);
  enter('a', 'ada', 0, 'account of ada');
  expect(started).toEqual(['a1']);
  for (let tick = 0; tick < 20; tick += 1) await nextTick();
  expect(started.indexOf('ada')).toBe(2);
  expect(started).toHaveLength(1 + 1 + 64);
  enter('a', 'bob', 0, 'account of bob');
  expect(started.at(-1)).toBe('bob');
});

test('a request that is withdrawn from the queue never starts and delays no other', async () => {
  const { queue, started, enter, release } = queueAt();
  for (let nth = 1; nth <= 64; nth += 1) expect(enter('a', `a${nth}`)).toBeNull();
  const withdraw = enter('a', 'gone');
  enter('a', 'next');
  withdraw?.();
  withdraw?.();
  expect(queue.size).toBe(1);
  release('a1');
  for (let tick = 0; tick < 5; tick += 1) await nextTick();
  expect(started.slice(64)).toEqual(['next']);
  withdraw?.();
  expect(queue.size).toBe(0);
});

test('a group with 512 queued requests is full, and no other group is', () => {
  const { queue, enter } = queueAt();
  for (let nth = 1; nth <= 64 + 511; nth += 1) enter('a', `a${nth}`);
  expect(queue.isFull('a')).toBe(false);
  enter('a', 'one more');
  expect([queue.isFull('a'), queue.isFull('b')]).toEqual([true, false]);
});
