import { expect, test } from 'vitest';
import { hold } from './hold.ts';

test('the page that opens a table last plays it, and only the page before is told', async () => {
  const told: string[] = [];
  const first = new Promise<void>((resolve) => {
    const closeFirst = hold('t1', () => {
      told.push('first');
      closeFirst();
      resolve();
    });
  });
  const closeOther = hold('t2', () => told.push('other'));
  const closeSecond = hold('t1', () => told.push('second'));
  await first;
  expect(told).toEqual(['first']);
  closeSecond();
  closeOther();
});
