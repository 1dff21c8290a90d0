import { expect, test } from 'vitest';
import { answerNext, duel, testServices } from '../testing/services.ts';
import { Shelf } from './shelf.ts';

test('a full shelf lets go of the match that was not looked at for longest', async () => {
  const { services } = await testServices('sqlite');
  const [first, second, third] = [await duel(services), await duel(services), await duel(services)];
  const shelf = new Shelf(2);
  shelf.put(first);
  shelf.put(second);
  expect(shelf.get(first.row.id)).toBe(first);
  shelf.put(third);
  expect(shelf.size).toBe(2);
  expect([first, second, third].map(({ row }) => shelf.get(row.id))).toEqual([first, undefined, third]);
});

test('a match that moved on is not put back', async () => {
  const { services } = await testServices('sqlite');
  const before = await duel(services);
  const { opened: after } = await answerNext(services, before.row.id);
  const shelf = new Shelf(2);
  shelf.put(after);
  shelf.put(before);
  expect(shelf.get(before.row.id)).toBe(after);
  shelf.drop(before.row.id);
  shelf.put(before);
  shelf.put(after);
  expect(shelf.get(before.row.id)).toBe(after);
});
