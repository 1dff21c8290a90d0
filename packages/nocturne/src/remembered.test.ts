import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

test('a part is the very same as long as somebody asks for it, and forgotten when nobody did for long', () => {
  const parts = new Remembered<number, object>(2);
  const kept = parts.keep(0, {});
  const left = parts.keep(1, {});
  for (let key = 2; key < 10; key += 1) {
    expect(parts.recall(0)).toBe(kept);
    parts.keep(key, {});
  }
  expect(parts.recall(1)).not.toBe(left);
  expect(parts.recall(1)).toBeUndefined();
});
