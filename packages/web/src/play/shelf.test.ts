import { expect, test } from 'vitest';
import { type KeptTable, type Shelf, shelfIn } from './shelf.ts';

const kept = (id: string, changedAt: number): KeptTable => ({
  id,
  game: 'nocturne',
  sitters: [],
  record: '{}',
  startedAt: 0,
  changedAt,
  isOver: false,
  asked: 0,
  scores: null,
  places: null,
});

/** A shelf in a storage that holds this already and has room for so many things. */
function shelfWith(things: Iterable<readonly [string, string]>, room = 10): Shelf {
  const all = new Map(things);
  return shelfIn({
    get length() {
      return all.size;
    },
    key: (i) => [...all.keys()][i] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem(key, value) {
      if (all.size >= room) throw new Error('no room');
      all.set(key, value);
    },
    removeItem: (key) => void all.delete(key),
  });
}

test('the table that changed last is listed first', () => {
  const shelf = shelfWith([]);
  for (const [id, changedAt] of [
    ['older', 20],
    ['newest', 30],
    ['oldest', 10],
  ] as const)
    expect(shelf.put(kept(id, changedAt))).toBe(true);
  expect(shelf.list().map(({ id }) => id)).toEqual(['newest', 'older', 'oldest']);
});

test('what is no table is left alone and not shown', () => {
  const shelf = shelfWith([
    ['nightjar.settings', '{}'],
    ['nightjar.table.torn', '{"id":"torn","rec'],
    ['nightjar.table.bare', '{"id":"bare"}'],
  ]);
  expect(shelf.list()).toEqual([]);
  expect(shelf.get('torn')).toBeNull();
});

test('a shelf without room says so', () => {
  expect(shelfWith([], 0).put(kept('much', 1))).toBe(false);
  expect(shelfIn(null).put(kept('much', 1))).toBe(false);
});
