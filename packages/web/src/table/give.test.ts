import type { Refusal } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { giveAll } from './give.ts';

/** A table that hears answers and refuses one of them. */
function hearing(refused: string): { readonly heard: string[]; answer(text: string): Promise<Refusal | null> } {
  const heard: string[] = [];
  return {
    heard,
    answer(text) {
      heard.push(text);
      return Promise.resolve(text === refused ? { rule: '', reason: 'stale', with: {} } : null);
    },
  };
}

test('answers on lines of their own are given one after the other', async () => {
  const table = hearing('');
  expect(await giveAll(table, 'dive S3\npath long\nnumber 4')).toBeNull();
  expect(table.heard).toEqual(['dive S3', 'path long', 'number 4']);
});

test('after an answer that is refused no other is given', async () => {
  const table = hearing('path long');
  expect(await giveAll(table, 'dive S3\npath long\nnumber 4')).toMatchObject({ reason: 'stale' });
  expect(table.heard).toEqual(['dive S3', 'path long']);
});

test('while several answers are being given another one is ignored; afterwards it counts', async () => {
  const table = hearing('');
  const whole = giveAll(table, 'dive S3\npath long');
  expect(await giveAll(table, 'path short')).toBeNull();
  await whole;
  expect(table.heard).toEqual(['dive S3', 'path long']);
  await giveAll(table, 'number 1');
  expect(table.heard.at(-1)).toBe('number 1');
});
