import { expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../../store/store.ts';
import { newPlace } from '../place.ts';
import { bystander } from './bystander.ts';

test.each(ENGINES)('%s: whatever a guest tries, a bystander is answered every time', async (engine) => {
  const place = await newPlace(engine);
  onTestFinished(() => place.remove());
  const { felt, faults } = await bystander({ store: place.settings, answers: 12, mostMs: null });
  expect(faults).toEqual([]);
  const tried = 'nothing flood bots editions imports records crowd streams talk undo pipelining';
  expect(felt.map(({ attack }) => attack)).toEqual(tried.split(' '));
});
