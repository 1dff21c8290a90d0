import { rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { checkNet, freshNet, readNet, weightsIn, worthOf, writeNet } from './net.ts';

const MADE = { game: 'pebble', command: 'nightjar train pebble', rounds: 1, games: 2 };

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
  const written = writeNet(net, MADE);
  expect(written.weights.every((weight) => Number.isInteger(weight))).toBe(true);
  const read = readNet(JSON.parse(JSON.stringify(written)));
  expect(writeNet(read, MADE)).toEqual(written);
  const features = [0.3, 1, 0.5, -1, 2];
  expect(worthOf(read, features)).toBeCloseTo(worthOf(net, features), 1);
});

test('a net that lacks weights is refused', () => {
  const written = writeNet(freshNet(2, 2, rngFrom('short')), MADE);
  expect(() => readNet({ ...written, weights: written.weights.slice(1) })).toThrow('lacks weights');
  expect(weightsIn(2, 2)).toBe(9);
});

test('a net from a file is taken where it fits the rules, and refused with what is wrong', () => {
  const written = JSON.parse(JSON.stringify(writeNet(freshNet(2, 2, rngFrom('file')), MADE)));
  expect(checkNet(written, 2)).toEqual({ ok: true, value: written });
  for (const [json, path] of [
    [[], ''],
    [{ ...written, inputs: 3 }, 'inputs'],
    [{ ...written, hidden: 257 }, 'hidden'],
    [{ ...written, hidden: 0 }, 'hidden'],
    [{ ...written, weights: written.weights.slice(1) }, 'weights'],
    [{ ...written, weights: written.weights.with(0, 0.5) }, 'weights'],
  ] as const) {
    expect(checkNet(json, 2)).toMatchObject({ ok: false, fault: { where: path } });
  }
});
