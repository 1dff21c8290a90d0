import { below, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { worthOf } from './net.ts';
import type { SelfPlayGame } from './self-play.ts';
import { learn, newTraining } from './train.ts';

/** Games of four questions whose estimate is always 0 and whose outcome is ten points for what the second feature says. */
function lessons(seed: string): SelfPlayGame[] {
  const rng = rngFrom(seed);
  return Array.from({ length: 64 }, (_, i) => {
    const side = below(rng, 3) - 1;
    const features = Float32Array.from({ length: 12 }, (_row, at) => (at % 3 === 0 ? 0 : at % 3 === 1 ? side : 1));
    return { seats: [{ features, outcome: 10 * side }], won: i === 0 ? 1 : null, truncated: false };
  });
}

test('a net learns from outcomes what the estimate does not say', () => {
  const training = newTraining('learn', 3);
  const curve = Array.from({ length: 40 }, (_, round) => learn(training, lessons(`round ${round}`)));
  expect(curve[0]?.off).toBe(curve[0]?.offEstimate);
  expect(curve.at(-1)?.off).toBeLessThan(2);
  expect(curve.at(-1)?.offEstimate).toBeGreaterThan(6);
  expect(worthOf(training.net, [0, 1, 1])).toBeGreaterThan(7);
  expect(worthOf(training.net, [0, -1, 1])).toBeLessThan(-7);
});

test('the curve counts games, and trials that were won', () => {
  const training = newTraining('curve', 3);
  learn(training, lessons('one'));
  expect(learn(training, lessons('two'))).toMatchObject({ round: 1, games: 128, trials: 1, won: 1 });
});

test('the curve counts truncated games, from which nothing is learnt', () => {
  const training = newTraining('curve', 3);
  const before = [...training.net.weights];
  const cut: SelfPlayGame = { seats: [], won: 0.5, truncated: true };
  expect(learn(training, [cut, cut])).toEqual({
    round: 0,
    games: 2,
    off: 0,
    offEstimate: 0,
    trials: 2,
    won: 1,
    truncated: 2,
  });
  expect([...training.net.weights]).toEqual(before);
  expect(learn(training, lessons('one')).truncated).toBe(0);
});

test('equal seeds and lessons make equal nets', () => {
  const trained = (seed: string): readonly number[] => {
    const training = newTraining(seed, 3);
    for (const round of ['a', 'b']) learn(training, lessons(round));
    return [...training.net.weights];
  };
  expect(trained('same')).toEqual(trained('same'));
  expect(trained('same')).not.toEqual(trained('other'));
});
