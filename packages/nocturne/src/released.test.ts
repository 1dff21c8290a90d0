import { readRecord, verify } from '@nightjar/kernel';
import { releaseFaults } from '@nightjar/lab';
import { expect, test } from 'vitest';
import example from '../data/example-record.json' with { type: 'json' };
import released from '../data/released.json' with { type: 'json' };
import { boxWith, defaultBox } from './box.ts';
import { nocturne } from './game.ts';

/** The first edition, under the name it had when names and notes were still part of it. */
const FIRST = '945aabd89bb5bfedd53a4544f58fa8c97c84a2f63dbbd4d415eb9aa46feb6694';

test('The default edition is the newest of those that were released, and all of them are kept', () => {
  expect(releaseFaults('nocturne', defaultBox.edition, released)).toEqual([]);
});

test('An edition holds no words: a changed name, text or note is another edition of nothing', () => {
  const texts = JSON.stringify(defaultBox.edition).match(/"[^"]*"/g) ?? [];
  expect(texts.filter((text) => !/^"[\w.-]+"$/.test(text))).toEqual([]);
});

test('Every edition that was released is admitted by each of its names, and keeps the name it is called by', () => {
  for (const { names } of released) {
    for (const name of names) {
      expect(boxWith(name)?.hash).toBe(name);
      expect(nocturne.admit(name)).toEqual({ ok: true, value: name });
      expect(nocturne.options({ edition: name })).toMatchObject({ ok: true, value: { edition: name } });
    }
  }
  expect(released.flatMap(({ names }) => names)).toContain(FIRST);
  expect(nocturne.admit('f'.repeat(64))).toMatchObject({ ok: false, fault: { what: 'no such edition is known here' } });
});

test('A game of the first edition is saved and resumed under its old name', () => {
  const options = nocturne.options({ players: 2, edition: FIRST });
  if (!options.ok) throw new Error(options.fault.what);
  const saved = nocturne.toJson(nocturne.setup(options.value, 'kept')) as { options: { edition: string } };
  expect(saved.options.edition).toBe(FIRST);
  expect(nocturne.toJson(nocturne.fromJson(saved))).toEqual(saved);
});

test('A record that was made with the first edition is true to the last byte', () => {
  const record = readRecord(`${JSON.stringify(example, null, 2)}\n`);
  if (!record.ok) throw new Error(record.fault.what);
  expect(record.value.edition).toBe(FIRST);
  expect(verify(nocturne, record.value)).toMatchObject({ ok: true });
});
