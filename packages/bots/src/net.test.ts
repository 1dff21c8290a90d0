import { GAMES } from '@nightjar/games';
import { learnt } from '@nightjar/games/listed';
import { pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { checkNet, freshNet, netOf, readNet, type WrittenNet, weightsIn, worthOf, writeNet } from './net.ts';

const MADE = { game: 'pebble', command: 'nightjar train pebble', rounds: 1, games: 2 };
const NAMES = ['estimate', 'moon', 'moths', 'owls', 'tide'];
const made = (features: number) => ({ ...MADE, features: NAMES.slice(0, features) });

test('a net that has learnt nothing says what the estimate says', () => {
  const net = freshNet(3, 4, rngFrom('fresh'));
  expect(worthOf(net, [0.7, 1, -2])).toBe(7);
  expect(worthOf(net, [-1.5, 0, 0])).toBe(-15);
});

test('a net adds what its hidden units say, and one below its threshold says nothing', () => {
  // Two inputs, two units: weights by input, thresholds, their say, and a last number.
  const net = { inputs: 2, hidden: 2, weights: Float64Array.of(0, 0, 1, -1, -0.5, -0.5, 2, 4, 0.25) };
  expect(worthOf(net, [1, 0])).toBe(12.5);
  expect(worthOf(net, [1, 1])).toBe(22.5);
  expect(worthOf(net, [1, -1])).toBe(32.5);
});

test('a net is written in whole numbers and reads back as nearly the same', () => {
  const net = freshNet(5, 3, rngFrom('file'));
  net.weights.set([0.5, -0.25, 1], 5 * 3 + 3);
  const written = writeNet(net, made(5));
  expect(written.weights.every((weight) => Number.isInteger(weight))).toBe(true);
  const read = readNet(JSON.parse(JSON.stringify(written)));
  expect(writeNet(read, made(5))).toEqual(written);
  const features = [0.3, 1, 0.5, -1, 2];
  expect(worthOf(read, features)).toBeCloseTo(worthOf(net, features), 1);
});

test('a net that lacks weights is refused', () => {
  const written = writeNet(freshNet(2, 2, rngFrom('short')), made(2));
  expect(() => readNet({ ...written, weights: written.weights.slice(1) })).toThrow('lacks weights');
  expect(weightsIn(2, 2)).toBe(9);
});

test('a net from a file is taken where it fits the rules, and refused with what is wrong', () => {
  const written = JSON.parse(JSON.stringify(writeNet(freshNet(2, 2, rngFrom('file')), made(2))));
  expect(checkNet(written, ['estimate', 'moon'])).toEqual({ ok: true, value: written });
  for (const [json, path] of [
    [[], ''],
    [{ ...written, features: undefined, inputs: 2 }, 'features'],
    [{ ...written, features: ['estimate', 'moths'] }, 'features[1]'],
    [{ ...written, features: ['estimate', 'estimate'] }, 'features[1]'],
    [{ ...written, features: ['moon', 'estimate'] }, 'features'],
    [{ ...written, hidden: 257 }, 'hidden'],
    [{ ...written, hidden: 0 }, 'hidden'],
    [{ ...written, weights: written.weights.slice(1) }, 'weights'],
    [{ ...written, weights: written.weights.with(0, 0.5) }, 'weights'],
  ] as const) {
    expect(checkNet(json as never, ['estimate', 'moon'])).toMatchObject({ ok: false, fault: { where: path } });
  }
});

test('a feature that a net does not know has no say, and all others keep theirs wherever they stand', () => {
  const net = freshNet(3, 4, rngFrom('fit'));
  net.weights.set([0.5, -0.25, 1, 2], 3 * 4 + 4);
  const written = writeNet(net, { ...MADE, features: ['estimate', 'moon', 'owls'] });
  const fitted = readNet(written, ['estimate', 'moths', 'owls', 'moon']);
  for (const moths of [0, 1, -3])
    expect(worthOf(fitted, [0.3, moths, 2, -1])).toBe(worthOf(readNet(written), [0.3, -1, 2]));
});

test('a net with a feature that the rules do not have is refused', () => {
  const written = writeNet(freshNet(2, 2, rngFrom('strange')), { ...MADE, features: ['estimate', 'bats'] });
  expect(() => readNet(written, ['estimate', 'moon'])).toThrow('the feature "bats"');
});

test('where Dominion has another card among its kinds, its net values every deck as before', async () => {
  const listed = GAMES.find(({ name }) => name === 'dominion') as (typeof GAMES)[number];
  const dominion = await learnt(listed);
  const names = dominion.featureNames as readonly string[];
  const card = names.indexOf('own.market.share');
  const rivals = names.indexOf('rival.market.share');
  expect([card > 0, rivals > card]).toEqual([true, true]);
  /** A list with two more entries before each Market. */
  const widened = <T>(of: readonly T[], own: readonly T[], rival: readonly T[]): T[] => [
    ...of.slice(0, card),
    ...own,
    ...of.slice(card, rivals),
    ...rival,
    ...of.slice(rivals),
  ];
  const moonflower = ['moonflower.share', 'moonflower.copies'];
  const more = widened(
    names,
    moonflower.map((name) => `own.${name}`),
    moonflower.map((name) => `rival.${name}`),
  );
  const fitted = netOf({ ...dominion, net: { ...dominion.net }, featureNames: more });
  const before = readNet(dominion.net as unknown as WrittenNet);
  const options = dominion.options({ players: 2 });
  const state: unknown = dominion.setup(options.ok ? options.value : {}, 'moonflower');
  const random = rngFrom('moonflower');
  for (let i = 0; i < 60; i += 1) {
    const features = dominion.features?.(state, 0) ?? [];
    const worth = worthOf(fitted as typeof before, widened(features, [0.3, 1], [0.1, 0.5]));
    expect(worth).toBe(worthOf(before, features));
    dominion.apply(state, pick<number>(dominion.legal(state), random));
  }
});
