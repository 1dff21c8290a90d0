import { expect, test } from 'vitest';
import { copyFrame, type Frame, frameOf, NONE } from './index.ts';

test('a text begins at its first step, about no card, with nothing picked, said, remembered, spared or waiting', () => {
  expect(frameOf(3, { seat: 1 })).toEqual({
    script: 3,
    step: 0,
    seat: 1,
    card: NONE,
    mark: NONE,
    it: [],
    marks: [],
    said: NONE,
    kept: [],
    spared: 0,
    turn: 0,
    waiting: [],
  });
});

const waiting = [{ script: 1, seat: 0, card: 4, mark: 2, it: [5] }];

test('a text may begin about a card in its place, with "it" given, seats spared and triggers waiting', () => {
  expect(frameOf(3, { seat: 1, card: 7, mark: 2, it: [8, 9], spared: 5, waiting })).toEqual({
    script: 3,
    step: 0,
    seat: 1,
    card: 7,
    mark: 2,
    it: [8, 9],
    marks: [],
    said: NONE,
    kept: [],
    spared: 5,
    turn: 0,
    waiting,
  });
});

test('a copied frame is equal, and what happens to the copy does not happen to the frame', () => {
  const frame: Frame = {
    script: 1,
    step: 2,
    seat: 3,
    card: 4,
    mark: 5,
    it: [6],
    marks: [7],
    said: 8,
    kept: [9],
    spared: 10,
    turn: 11,
    waiting,
  };
  const before = structuredClone(frame);
  const copy = copyFrame(frame);
  expect(copy).toEqual(frame);

  Object.assign(copy, { step: 0, it: [], marks: [], said: 0, kept: [], spared: 0, turn: 0, waiting: [] });

  expect(frame).toEqual(before);
});
