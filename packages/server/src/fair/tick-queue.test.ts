import { expect, test } from 'vitest';
import { TickQueue } from './tick-queue.ts';

test('one job runs in each event-loop tick, round-robin over groups', async () => {
  const queue = new TickQueue();
  let tick = 0;
  const count = (): void => {
    tick += 1;
    if (tick < 100) setImmediate(count);
  };
  setImmediate(count);
  const turns: { readonly group: string; readonly tick: number }[] = [];
  const work = async (group: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      await queue.turn(group);
      turns.push({ group, tick });
    }
  };
  await Promise.all([work('a', 3), work('b', 1), work('c', 2)]);
  expect(turns.map(({ group }) => group).join('')).toBe('abcaca');
  expect(new Set(turns.map((turn) => turn.tick)).size).toBe(6);
});

test('a group has every second turn, however many jobs another group has queued', async () => {
  const queue = new TickQueue();
  const turns: string[] = [];
  const work = async (group: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      await queue.turn(group);
      turns.push(group);
    }
  };
  await Promise.all([...Array.from({ length: 12 }, () => work('a', 3)), work('b', 5)]);
  expect(turns.slice(0, 10).join('')).toBe('ababababab');
  expect(turns).toHaveLength(41);
});
