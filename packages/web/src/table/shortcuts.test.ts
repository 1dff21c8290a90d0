import { expect, test } from 'vitest';
import { DRAWER_IDS, DRAWERS } from './drawers.tsx';
import { TABLE_KEYS } from './shortcuts.ts';

test('every drawer has a key of its own, and none of the table’s', () => {
  const keys = DRAWER_IDS.flatMap((id) => DRAWERS[id].key ?? []);
  expect(keys).toContain('g');
  const all = [...keys, ...TABLE_KEYS, 'Escape', 'Enter'];
  expect(all).toEqual([...new Set(all)]);
});
