import { expect, test } from 'vitest';
import { Editions, identityOf } from './editions.ts';
import type { Json } from './json.ts';
import { checked, field, list, only, whole } from './reader.ts';

type Edition = { readonly pebbles: readonly number[] };

interface Box {
  readonly edition: Edition;
  readonly hash: string;
  readonly most: number;
}

const read = (json: Json) =>
  checked((): Edition => ({ pebbles: field(only('pebbles')(json, ''), '', 'pebbles', list(whole(1, 9), 1)) }));

const nameOf = (...pebbles: readonly number[]): string => identityOf({ pebbles });

/** A editions whose newest edition is three pebbles; two were released before, one of them under an older name too. */
const shelfOf = (newest: Edition = { pebbles: [1, 2, 3] }) =>
  new Editions<Edition, Box>(
    newest,
    [
      { names: ['of old', nameOf(1)], edition: { pebbles: [1] } },
      { names: [nameOf(1, 2)], edition: { pebbles: [1, 2] } },
      { names: ['just now', nameOf(1, 2, 3)] },
    ],
    { byId: [], whole: [], read, unpack: (edition, hash) => ({ edition, hash, most: Math.max(...edition.pebbles) }) },
  );

test('an edition is named by what it holds, whatever the order of its fields', () => {
  expect(identityOf({ a: 1, b: [2] })).toBe(identityOf({ b: [2], a: 1 }));
  expect(identityOf({ a: 1, b: [2] })).not.toBe(identityOf({ a: 1, b: [3] }));
  expect(shelfOf().newest).toMatchObject({ hash: nameOf(1, 2, 3), most: 3 });
});

test('a released edition is found under each of its names, and its box has the name that was asked for', () => {
  const editions = shelfOf();
  expect(editions.with('of old')).toMatchObject({ hash: 'of old', most: 1 });
  expect(editions.with(nameOf(1))).toMatchObject({ hash: nameOf(1), most: 1 });
  expect(editions.with(nameOf(1, 2))?.most).toBe(2);
  expect(editions.with('just now')).toMatchObject({ hash: 'just now', most: 3 });
  expect(editions.with(nameOf(1, 2, 3))).toBe(editions.newest);
  expect(editions.with('of old')).toBe(editions.with('of old'));
  expect(editions.with('never')).toBeUndefined();
});

test('names of a default edition that was changed without being released stand for nothing', () => {
  const editions = shelfOf({ pebbles: [9] });
  expect(editions.newest.hash).toBe(nameOf(9));
  expect(editions.with('just now')).toBeUndefined();
  expect(editions.with(nameOf(1, 2, 3))).toBeUndefined();
  expect(editions.with('of old')?.most).toBe(1);
});

test('an edition is admitted in full, by a known name, or as changes over the newest or a named one', () => {
  const editions = shelfOf();
  const full = editions.admit({ pebbles: [4] });
  expect(full).toMatchObject({ ok: true, value: { hash: nameOf(4), most: 4 } });
  expect(editions.admit({ pebbles: [4] })).toEqual(full);
  expect(editions.admit({ pebbles: [1, 2, 3] })).toEqual({ ok: true, value: editions.newest });
  expect(editions.admit('of old')).toEqual({ ok: true, value: editions.with('of old') });
  expect(editions.admit(nameOf(4))).toEqual(full);
  expect(editions.admit({ over: 'default', pebbles: [5] })).toMatchObject({ value: { hash: nameOf(5) } });
  expect(editions.admit({ over: 'of old' })).toMatchObject({ value: { hash: nameOf(1), most: 1 } });
  expect(editions.with(nameOf(5))?.most).toBe(5);
});

test('whatever is not known is refused with its place, and nothing of it is admitted', () => {
  const editions = shelfOf();
  const unknown = 'no such edition is known here';
  expect(editions.admit('never')).toEqual({ ok: false, fault: { where: '', what: unknown } });
  expect(editions.admit({ over: 'never', pebbles: [5] })).toEqual({
    ok: false,
    fault: { where: 'over', what: unknown },
  });
  expect(editions.admit({ over: 5, pebbles: [5] })).toEqual({ ok: false, fault: { where: 'over', what: unknown } });
  expect(editions.admit({ pebbles: [6], names: {} })).toEqual({
    ok: false,
    fault: { where: 'names', what: 'the rules read no such field; they read pebbles' },
  });
  expect(editions.admit({ over: 'default', note: 'x' })).toEqual({
    ok: false,
    fault: { where: 'note', what: 'no such value to replace; an edition holds only what the rules read' },
  });
  expect(editions.with(nameOf(5))).toBeUndefined();
  expect(editions.with(nameOf(6))).toBeUndefined();
});

test('only so many house editions are at hand; the one not admitted for longest goes, and may come again', () => {
  const editions = shelfOf();
  const admit = (...pebbles: readonly number[]): string => {
    const admitted = editions.admit({ pebbles: [...pebbles] });
    return admitted.ok ? admitted.value.hash : admitted.fault.what;
  };
  const first = admit(9, 9);
  const second = admit(9, 8);
  for (let i = 0; i < 98; i += 1) admit(1 + (i % 9), 1 + (Math.floor(i / 9) % 9), 1 + Math.floor(i / 81));
  expect(editions.admit(first).ok).toBe(true);
  admit(7, 7, 7, 7);
  expect(editions.with(first)?.most).toBe(9);
  expect(editions.with(second)).toBeUndefined();
  expect(editions.with('of old')?.most).toBe(1);
  expect(admit(9, 8)).toBe(second);
  expect(editions.with(second)?.most).toBe(9);
});
