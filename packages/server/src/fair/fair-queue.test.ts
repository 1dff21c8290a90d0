import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const job = (group: string, name: string, isQuick = false) => ({ group, name, isQuick });

test('groups are served round-robin, and each group in the order of its items', () => {
  const queue = new FairQueue<ReturnType<typeof job>>();
  for (let i = 1; i <= 3; i += 1) queue.push(job('ada', `ada ${i}`));
  queue.push(job('bob', 'bob 1'));
  queue.push(job('cyd', 'cyd 1'));
  expect(queue.size).toBe(5);
  const order = Array.from({ length: 6 }, () => queue.take()?.name);
  expect(order).toEqual(['ada 1', 'bob 1', 'cyd 1', 'ada 2', 'ada 3', undefined]);
  expect(queue.size).toBe(0);
});

test('a filter takes quick items first, and the others keep their order', () => {
  const queue = new FairQueue<ReturnType<typeof job>>();
  queue.push(job('ada', 'long'));
  queue.push(job('ada', 'short', true));
  queue.push(job('bob', 'other'));
  expect(queue.take(({ isQuick }) => isQuick)?.name).toBe('short');
  expect(queue.take(({ isQuick }) => isQuick)).toBeUndefined();
  expect([queue.take()?.name, queue.take()?.name]).toEqual(['other', 'long']);
});

test('clearing a queue gives back every item', () => {
  const queue = new FairQueue<ReturnType<typeof job>>();
  queue.push(job('ada', 'one'));
  queue.push(job('bob', 'two'));
  expect(queue.clear().map(({ name }) => name)).toEqual(['one', 'two']);
  expect([queue.size, queue.take()]).toEqual([0, undefined]);
});

test('a removed item delays no other', () => {
  const queue = new FairQueue<ReturnType<typeof job>>();
  const gone = job('ada', 'gone');
  queue.push(gone);
  queue.push(job('bob', 'bob 1'));
  queue.push(job('bob', 'bob 2'));
  expect([queue.remove(gone), queue.remove(gone)]).toEqual([true, false]);
  expect([queue.size, [...queue.groups], queue.countOf('ada'), queue.countOf('bob')]).toEqual([2, ['bob'], 0, 2]);
  expect(queue.take()?.name).toBe('bob 1');
});
