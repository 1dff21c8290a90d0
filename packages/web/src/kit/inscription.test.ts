import { expect, test } from 'vitest';
import { softly, widestIn } from './inscription.tsx';

const BREAKS = 'Wunder-lampe Geister-stadt';

test('a long word of a name may be broken where its language breaks it, and nowhere else', () => {
  expect(softly('Alte Wunderlampe', BREAKS)).toBe('Alte Wunder\u00ADlampe');
  expect(softly('Kloster', BREAKS)).toBe('Kloster');
});

test('the widest part of a name is what has to find room in one line', () => {
  expect(widestIn(softly('Geisterstadt', BREAKS))).toBe(widestIn('Geister-'));
  expect(widestIn('Heiliger Hain')).toBe(widestIn('Heiliger'));
  expect(widestIn('Irrlicht')).toBeLessThan(widestIn('Schmiede'));
});
