import { releaseFaults } from '@nightjar/lab';
import { expect, test } from 'vitest';
import released from '../data/released.json' with { type: 'json' };
import { boxWith, defaultBox } from './box.ts';
import { dominion } from './game.ts';

/** The first edition, under the name it had when names and notes were still part of it. */
const FIRST = 'b4ed32bfa6913f87efeac5c038b4a73a00dccfe1d0b974737c452bd53d92e180';

test('The default edition is the newest of those that were released, and all of them are kept', () => {
  expect(releaseFaults('dominion', defaultBox.edition, released)).toEqual([]);
});

test('An edition holds no words: a changed name, text or note is another edition of nothing', () => {
  const texts = JSON.stringify(defaultBox.edition).match(/"[^"]*"/g) ?? [];
  expect(texts.filter((text) => !/^"[\w.-]+"$/.test(text))).toEqual([]);
});

test('Every edition that was released is admitted by each of its names, and keeps the name it is called by', () => {
  for (const { names } of released) {
    for (const name of names) {
      expect(boxWith(name)?.hash).toBe(name);
      expect(dominion.admit(name)).toEqual({ ok: true, value: name });
      expect(dominion.options({ edition: name })).toMatchObject({ ok: true, value: { edition: name } });
    }
  }
  expect(released.flatMap(({ names }) => names)).toContain(FIRST);
  expect(dominion.admit('f'.repeat(64))).toMatchObject({ ok: false, fault: { what: 'no such edition is known here' } });
});

test('A game of the first edition is saved and resumed under its old name', () => {
  const options = dominion.options({ players: 2, edition: FIRST });
  if (!options.ok) throw new Error(options.fault.what);
  const saved = dominion.toJson(dominion.setup(options.value, 'kept')) as { options: { edition: string } };
  expect(saved.options.edition).toBe(FIRST);
  expect(dominion.toJson(dominion.fromJson(saved))).toEqual(saved);
});
