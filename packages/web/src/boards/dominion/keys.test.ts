import { expect, test } from 'vitest';
import { DRAWER_IDS, DRAWERS } from '../../table/drawers.tsx';
import { TABLE_KEYS } from '../../table/shortcuts.ts';
import { END_KEY, HAND_KEYS, TREASURES_KEY } from './keys.ts';

test('every key of the Dominion board is its own, and none of the table’s or of a drawer', () => {
  const drawers = DRAWER_IDS.flatMap((id) => DRAWERS[id].key ?? []);
  const all = [...HAND_KEYS.split(''), TREASURES_KEY, END_KEY, ...TABLE_KEYS, ...drawers];
  expect(all).toEqual([...new Set(all)]);
});
