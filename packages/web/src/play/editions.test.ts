import { nocturion } from '@nightjar/nocturion';
import { expect, test } from 'vitest';
import { editionsIn } from './editions.ts';
import type { Store } from './shelf.ts';

/** As much of a browser's storage as a shelf needs. */
function storage(): Store & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const nowhere = (): Promise<Response> => Promise.reject(new Error('no server'));

test('an edition in a file is kept under the name of its content, as changes over the edition of today', () => {
  const store = storage();
  const editions = editionsIn(store, nowhere);
  const name = editions.bring(nocturion, '{ "over": "default", "dice": { "total": 9 } }');
  expect(name.ok && nocturion.options({ edition: name.value }).ok).toBe(true);
  const edition = name.ok ? name.value : '';
  expect(editions.of({ edition })).toEqual({ over: nocturion.edition, dice: { total: 9 } });
  expect([...store.kept.keys()]).toEqual([`nightjar.edition.${edition}`]);
});

test('a broken edition is refused with its place, and nothing is kept', () => {
  const store = storage();
  const editions = editionsIn(store, nowhere);
  expect(editions.bring(nocturion, '{ "over": "default", "dice": { "total": 0 } }')).toMatchObject({
    ok: false,
    fault: { where: 'dice.total' },
  });
  expect(editions.bring(nocturion, '{ "over": ')).toMatchObject({ ok: false });
  expect(store.kept.size).toBe(0);
});

test('the edition everybody has is no house edition', () => {
  const store = storage();
  const editions = editionsIn(store, nowhere);
  expect(editions.bring(nocturion, '{ "over": "default" }')).toEqual({ ok: true, value: nocturion.edition });
  expect(editions.of({ edition: nocturion.edition })).toBeNull();
  expect(store.kept.size).toBe(0);
});

test('a house edition cannot be lent to a server out of reach; the edition everybody has need not be', async () => {
  const editions = editionsIn(storage(), nowhere);
  const name = editions.bring(nocturion, '{ "over": "default", "dice": { "total": 10 } }');
  expect(await editions.lend('nocturion', { edition: name.ok ? name.value : '' })).toBe(false);
  expect(await editions.lend('nocturion', { edition: nocturion.edition })).toBe(true);
});
