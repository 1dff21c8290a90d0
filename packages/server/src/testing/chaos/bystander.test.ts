import { expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../../store/store.ts';
import { newPlace } from '../place.ts';
import { bystander, patience } from './bystander.ts';

test.each(ENGINES)('%s: a bystander gets every reply, whatever a guest tries', async (engine) => {
  const place = await newPlace(engine);
  onTestFinished(() => place.remove());
  const { felt, faults } = await bystander({ store: place.settings, answers: 12, mostMs: null });
  expect(faults).toEqual([]);
  const tried =
    'nothing flood bots hosts editions imports records crowd streams talk undo pipelining connections bodies';
  expect(felt.map(({ attack }) => attack)).toEqual(tried.split(' '));
});

test.each(ENGINES)(
  '%s: a quick bot answers a bystander soon, however many slow bots think for guests at another address',
  async (engine) => {
    const place = await newPlace(engine);
    onTestFinished(() => place.remove());
    const { waits, faults } = await patience({ store: place.settings, turns: 12, mostMs: null });
    expect(faults).toEqual([]);
    expect(waits.length).toBe(12);
  },
);
