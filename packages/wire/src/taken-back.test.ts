import { expect, test } from 'vitest';
import { takenBack } from './taken-back.ts';

test('an undo and a consent take back as many answers as they name, an old undo one, and other events none', () => {
  expect(takenBack('undo', { count: 3 })).toBe(3);
  expect(takenBack('undo', {})).toBe(1);
  expect(takenBack('consent', { count: 7 })).toBe(7);
  expect(takenBack('answer', { count: 7 })).toBe(0);
});
