import { expect, test } from 'vitest';
import { answerNext, duel, testServices } from '../testing/services.ts';
import { OpenMatches } from './open-matches.ts';

test('the least recently used match is evicted first', async () => {
  const { services } = await testServices('sqlite');
  const [first, second, third] = [await duel(services), await duel(services), await duel(services)];
  const openMatches = new OpenMatches(2);
  openMatches.put(first);
  openMatches.put(second);
  expect(openMatches.get(first.row.id)).toBe(first);
  openMatches.put(third);
  expect(openMatches.size).toBe(2);
  expect([first, second, third].map(({ row }) => openMatches.get(row.id))).toEqual([first, undefined, third]);
});

test('an older state of a match never replaces a newer one', async () => {
  const { services } = await testServices('sqlite');
  const before = await duel(services);
  const { opened: after } = await answerNext(services, before.row.id);
  const openMatches = new OpenMatches(2);
  openMatches.put(after);
  openMatches.put(before);
  expect(openMatches.get(before.row.id)).toBe(after);
  openMatches.drop(before.row.id);
  openMatches.put(before);
  openMatches.put(after);
  expect(openMatches.get(before.row.id)).toBe(after);
});
