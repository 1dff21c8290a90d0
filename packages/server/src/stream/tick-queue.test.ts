import { expect, test } from 'vitest';
import { Line } from './tick-queue.ts';

test('those in line have a turn of the loop each, in the order they came, and may line up again at the end', async () => {
  const line = new Line();
  let loop = 0;
  const count = (): void => {
    loop += 1;
    if (loop < 100) setImmediate(count);
  };
  setImmediate(count);
  const turns: { readonly who: string; readonly loop: number }[] = [];
  const work = async (who: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      await line.turn(who);
      turns.push({ who, loop });
    }
  };
  await Promise.all([work('a', 3), work('b', 1), work('c', 2)]);
  expect(turns.map(({ who }) => who).join('')).toBe('abcaca');
  expect(new Set(turns.map((turn) => turn.loop)).size).toBe(6);
});

test('however many of one group are in line, another has every second turn', async () => {
  const line = new Line();
  const turns: string[] = [];
  const work = async (group: string, times: number): Promise<void> => {
    for (let i = 0; i < times; i += 1) {
      await line.turn(group);
      turns.push(group);
    }
  };
  await Promise.all([...Array.from({ length: 12 }, () => work('a', 3)), work('b', 5)]);
  expect(turns.slice(0, 10).join('')).toBe('ababababab');
  expect(turns).toHaveLength(41);
});
