import { releaseFaults } from '@nightjar/lab';
import { expect, test } from 'vitest';
import released from '../data/released.json' with { type: 'json' };
import { boxWith, defaultBox } from './box.ts';
import { nocturion } from './game.ts';

test('The default edition is the newest of those that were released, and all of them are kept', () => {
  expect(releaseFaults('nocturion', defaultBox.edition, released)).toEqual([]);
});

test('An edition holds no words: a changed name, text or note is another edition of nothing', () => {
  const texts = JSON.stringify(defaultBox.edition).match(/"[^"]*"/g) ?? [];
  expect(texts.filter((text) => !/^"[\w.-]+"$/.test(text))).toEqual([]);
});

test('Every edition that was released is admitted by each of its names, and keeps the name it is called by', () => {
  for (const name of released.flatMap(({ names }) => names)) {
    expect(boxWith(name)?.hash).toBe(name);
    expect(nocturion.admit(name)).toEqual({ ok: true, value: name });
  }
  expect(nocturion.admit('f'.repeat(64))).toMatchObject({
    ok: false,
    fault: { what: 'no such edition is known here' },
  });
});
