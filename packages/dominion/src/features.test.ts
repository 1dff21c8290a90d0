import { type Action, faultText, pick, rngFrom, type Seat } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';

const { features, estimate } = dominion as Required<typeof dominion>;

test('features are as many in every way to play and at every question, and begin with the estimate', () => {
  const random = rngFrom('features');
  const lengths = new Set<number>();
  const faults: string[] = [];
  for (const { seats, options } of dominion.modes) {
    const players = pick(seats, random);
    const read = dominion.options({ ...options, players });
    if (!read.ok) throw new Error(faultText(read.fault));
    const state = dominion.setup(read.value, 'features');
    while (dominion.pending(state) !== null) {
      for (let seat: Seat = 0; seat < players; seat += 1) {
        const found = features(state, seat);
        lengths.add(found.length);
        if (found[0] !== estimate(state, seat) / 10) faults.push('estimate');
        if (!found.every((one) => Math.abs(one) < 50)) faults.push(String(found));
      }
      dominion.apply(state, pick<Action>(dominion.legal(state), random));
    }
  }
  expect(lengths.size).toBe(1);
  expect(faults).toEqual([]);
});
