import { expect, test } from 'vitest';
import { GRADES, gradedBot, gradeOf } from './grade.ts';
import { pebble } from './pebble.fixture.ts';
import { readBot } from './spec.ts';

const plain = pebble(1, 0);
const advised = {
  ...plain,
  advisers: [
    { name: 'modest', answer: () => 1 },
    { name: 'bold', answer: () => 1 },
  ],
};

test.each([plain, advised])('every grade is a bot of the game, and is known by it again', (game) => {
  for (const grade of GRADES) {
    expect(readBot(gradedBot(grade, game), game).ok).toBe(true);
    expect(gradeOf(gradedBot(grade, game), game)).toBe(grade);
  }
});

test('where a game has advisers, the better ones take the better grades', () => {
  expect(GRADES.map((grade) => gradedBot(grade, advised))).toEqual(['greedy', 'modest', 'bold']);
});

test('a bot named by hand has no grade', () => {
  expect(gradeOf('search:7', plain)).toBeNull();
});
