import type { Remark } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { type Position, plays, position } from './testing/position.ts';

const last: Position = {
  round: 'moonlight',
  opened: true,
  supply: ['1 2', '1'],
  slots: '',
  characters: ['flint', 'sage'],
  brews: ['start-HE', 'start-FM'],
  collection: ['feather-1 '.repeat(7), ''],
};
const skilled = `${last.collection?.[0]} tripti-1 tripti-1 tripti-1 duode-1 duode-1 skull-4 skull-4 skull-3`;

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
  expect(said(last)).toEqual([[{ for: 'achievements', with: { achievements: ['A11', 'A23'] } }], []]);
});

test('NOC-21.5: at the end of a scenario everybody is told whether it is mastered', () => {
  const told = { ...last, options: { scenario: 1 }, collection: [skilled, ''] };
  expect(said(told)).toEqual([
    [{ for: 'mastered', with: { scenario: 1 } }],
    [{ for: 'missed', with: { scenario: 1 } }],
  ]);
});

test('NOC-19.24: alone, the band of the result is told by its place in the edition', () => {
  const alone = { ...last, options: { players: 1 }, supply: ['1', ''], characters: ['flint'], brews: ['start-HE'] };
  const bands = (collection: string): unknown =>
    said({ ...alone, collection: [collection, ''] })
      .flat()
      .filter((remark) => remark.for === 'band');
  expect(bands(last.collection?.[0] ?? '')).toEqual([]);
  expect(bands(skilled)).toEqual([{ for: 'band', with: { band: 2 } }]);
  expect(bands(`${skilled} herb-A herb-B herb-C`)).toEqual([{ for: 'band', with: { band: 3 } }]);
});

test('NOC-19.24: with others there is no band, and before the end nothing is said', () => {
  expect(
    said({ ...last, collection: [skilled, ''] })
      .flat()
      .filter((remark) => remark.for === 'band'),
  ).toEqual([]);
  expect(nocturne.endings?.(position(last))).toEqual([]);
});
