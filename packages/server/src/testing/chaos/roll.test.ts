import { expect, onTestFinished, test } from 'vitest';
import { newPlace } from '../place.ts';
import { rolling } from './roll.ts';
import { together } from './together.ts';

test('while two processes are replaced one after the other, players go on and nothing is lost', async () => {
  const place = await newPlace('postgres');
  onTestFinished(() => place.remove());
  const summary = await together({ store: place.settings, tables: 1, seed: 'roll', happens: rolling(1) });
  expect(summary.faults).toEqual([]);
  // One at least while each of the two was gone.
  expect(summary.acks.during).toBeGreaterThanOrEqual(2);
});
