import type { Remark } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { feathered, skilled } from './testing/feathered.ts';
import { type Position, plays, position } from './testing/position.ts';

/** What is said to each seat when everybody has passed. */
function said(told: Position): readonly (readonly Remark[])[] {
  let remarks: readonly (readonly Remark[])[] = [];
  plays(told, (t) => {
    t.answers(0, 'pass');
    if (told.options?.['players'] !== 1) t.answers(1, 'pass');
    t.isOver();
    remarks = nocturne.endings?.(t.state) ?? [];
  });
  return remarks;
}

test('NOC-23.3: at the end the achievements met are named', () => {
  expect(said(feathered)).toEqual([[{ for: 'achievements', with: { achievements: ['A11', 'A23'] } }], []]);
});

test('NOC-21.5: at the end of a scenario everybody is told whether it is mastered', () => {
  const told = { ...feathered, options: { scenario: 1 }, collection: [skilled, ''] };
  expect(said(told)).toEqual([
    [{ for: 'mastered', with: { scenario: 1 } }],
    [{ for: 'missed', with: { scenario: 1 } }],
  ]);
});

test('NOC-19.24: alone, the band of the result is told by its place in the edition', () => {
  const alone = {
    ...feathered,
    options: { players: 1 },
    supply: ['1', ''],
    characters: ['flint'],
    brews: ['start-HE'],
  };
  const bands = (collection: string): unknown =>
    said({ ...alone, collection: [collection, ''] })
      .flat()
      .filter((remark) => remark.for === 'band');
  expect(bands(feathered.collection?.[0] ?? '')).toEqual([]);
  expect(bands(skilled)).toEqual([{ for: 'band', with: { band: 2 } }]);
  expect(bands(`${skilled} herb-A herb-B herb-C`)).toEqual([{ for: 'band', with: { band: 3 } }]);
});

test('NOC-19.24: with others there is no band, and before the end nothing is said', () => {
  expect(
    said({ ...feathered, collection: [skilled, ''] })
      .flat()
      .filter((remark) => remark.for === 'band'),
  ).toEqual([]);
  expect(nocturne.endings?.(position(feathered))).toEqual([]);
});
