import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { admit, defaultBox } from './box.ts';
import { readerOf } from './library.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Admits a house edition and reads its texts; all that is left is where they were. */
function shelved(nth: number): WeakRef<object> {
  const entries = [
    { id: 'wood', tokens: 20 + (nth % 50) },
    { id: 'iron', tokens: 20 + Math.floor(nth / 50) },
  ];
  const admitted = admit({ over: 'default', resources: { entries } });
  if (!admitted.ok) throw new Error('this edition is sound');
  return new WeakRef(readerOf(admitted.value));
}

test('A box keeps its reader, and the texts of a house edition go with its box', async () => {
  expect(readerOf(defaultBox)).toBe(readerOf(defaultBox));
  const kept = Array.from({ length: 150 }, (_, i) => shelved(i));
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const left = kept.filter((reader) => reader.deref() !== undefined).length;
  // Editions at hand keep theirs.
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(100);
});
