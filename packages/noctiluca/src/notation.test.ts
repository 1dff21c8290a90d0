import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import { give, newGame, position } from './testing/position.ts';
import { walk } from './testing/walk.ts';

test('Reading forgives case and doubled spaces, and nothing else', () => {
  const state = position({});
  expect(noctiluca.read(state, '  DIVE   s3 ')).toBe(3);
  for (const text of ['dive', 'dive S12', 'S3', 'dive S3 x', 'toString', ''])
    expect(noctiluca.read(state, text)).toBeNull();
});

test('Every legal answer reads back as itself in whole games', () => {
  const questions = new Set<string>();
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players, firstPlayer: 'chosen' }, 'notation');
    walk(state, 'notation', () => {
      const texts = noctiluca.legal(state).map((action) => noctiluca.write(state, action));
      expect(texts.map((text) => noctiluca.read(state, text))).toEqual(noctiluca.legal(state));
      expect(new Set(texts).size).toBe(texts.length);
      questions.add(noctiluca.pending(state)?.question ?? 'over');
    });
  }
  expect(questions.size).toBeGreaterThan(9);
});

test('A split said of the second jar is the same answer', () => {
  const state = position({ pool: { O0: 'P1 P1 P1' }, jars: ['gold-02 gold-07', 'red-02'] });
  for (const text of ['dive S0', 'path short', 'number 1']) give(state, text);
  expect(noctiluca.read(state, 'place 1 purple jar-gold-07')).toBe(noctiluca.read(state, 'place 2 purple jar-gold-02'));
  expect(noctiluca.read(state, 'place 0 purple jar-gold-07')).toBeNull();
});

test('A split is an answer only where one is asked for', () => {
  const state = position({ jars: ['gold-02 gold-07', 'red-02'] });
  expect(noctiluca.read(state, 'place 0 purple jar-gold-07')).toBeNull();
});

test('Nothing is written where nobody is asked', () => {
  const state = newGame();
  walk(state, 'end');
  expect(noctiluca.write(state, 0)).toBe('');
});
