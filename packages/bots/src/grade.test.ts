import { rngFrom } from '@nightjar/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Bot } from './bot.ts';
import { GRADES, graded, gradeOf, readGrade, rungOf } from './grade.ts';
import { observed } from './observed.fixture.ts';
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

test.each([plain, advised])('every grade is a bot of the game by its own name', (game) => {
  for (const grade of GRADES) {
    const bot = readBot(grade, game);
    expect(bot.ok && bot.value.name).toBe(grade);
    expect(gradeOf(grade)).toBe(grade);
  }
});

test('no two grades are played by the same bot', () => {
  expect(new Set(GRADES.map((grade) => rungOf(grade, plain))).size).toBe(GRADES.length);
});

test('grades have limits in iterations, so that they play alike everywhere', () => {
  for (const game of [plain, advised]) for (const grade of GRADES) expect(rungOf(grade, game)).not.toContain('ms');
});

test('a grade that was called otherwise before is known by its former name', () => {
  expect(readGrade('sharp')).toBe('strong');
  expect(readBot('sharp', plain).ok).toBe(true);
  expect(gradeOf('search:800ms')).toBe('strong');
  expect(gradeOf('search:150ms')).toBe('steady');
  expect(gradeOf('greedy')).toBe('gentle');
});

test('a grade answers after 1.5 s with the best so far, however many iterations are left', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => void vi.restoreAllMocks());
  let iterations = 0;
  const endless: Bot = {
    name: 'endless',
    limit: null,
    answer: () => 0,
    begin: () => ({
      iterate() {
        iterations += 1;
        now += 100;
        if (iterations > 1_000) throw new Error('it was never stopped');
        return true;
      },
      candidates: () => [{ action: iterations, worth: 0, iterations }],
    }),
  };
  expect(graded('master', endless).answer(observed(plain), rngFrom('late'))).toBe(15);
});

test('a bot named by hand has no grade', () => {
  expect(gradeOf('search:7')).toBeNull();
  expect(gradeOf('toString')).toBeNull();
});

test("a game's own player is as strong as it is, and no grade", () => {
  for (const { name } of advised.advisers) {
    expect(readBot(name, advised).ok).toBe(true);
    expect(gradeOf(name)).toBeNull();
  }
});
