import { type GameRecord, pick, rngFrom, Sitting } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { expect, test, vi } from 'vitest';
import { courseOf } from './course.ts';

const options = nocturne.options({ players: 2 });

function recorded(): GameRecord {
  if (!options.ok) throw new Error('options');
  const sitting = Sitting.begin(nocturne, options.value, 'course', ['Ada', 'Bo']);
  const dice = rngFrom('course');
  for (let asked = sitting.decision; asked; asked = sitting.decision) {
    sitting.answer(asked.seat, pick(sitting.sight(asked.seat).answers, dice));
  }
  return sitting.record();
}

const record = recorded();

test('the curve has a value before every answer and ends with the result', () => {
  const course = courseOf(nocturne, record, 0);
  if (!course.ok) throw new Error(course.fault.what);
  const { curve } = course.value;
  expect(curve.map(({ answers }) => answers)).toEqual(Array.from({ length: record.answers.length + 1 }, (_, i) => i));
  const other = courseOf(nocturne, record, 1);
  expect(Math.round(curve.at(-1)?.expected ?? 0)).toBe(
    -Math.round((other.ok && other.value.curve.at(-1)?.expected) || 0),
  );
});

test('turning points are answers of the record, in their order, and what was better was another answer', () => {
  const course = courseOf(nocturne, record, 1);
  if (!course.ok) throw new Error(course.fault.what);
  const { turns, curve } = course.value;
  expect(turns.length).toBeGreaterThan(0);
  expect(turns.map(({ at }) => at)).toEqual(turns.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const { at, seat, answer, change, better } of turns) {
    expect(record.answers[at]).toEqual({ seat, text: answer });
    expect(change).toBeCloseTo((curve[at + 1]?.expected ?? 0) - (curve[at]?.expected ?? 0));
    expect(better === null || (seat === 1 && better !== answer)).toBe(true);
  }
});

test('what was better is the same on a machine that is slower', () => {
  const course = courseOf(nocturne, record, 1);
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() * 100);
  try {
    expect(courseOf(nocturne, record, 1)).toEqual(course);
  } finally {
    clock.mockRestore();
  }
});

test('what a seat could expect follows from what it could know: an answer it does not see changes nothing', () => {
  const [first] = record.answers;
  const before = courseOf(nocturne, { ...record, answers: first === undefined ? [] : [first] }, 0);
  const whole = courseOf(nocturne, record, 0);
  expect(before.ok && whole.ok && before.value.curve[0]).toEqual(whole.ok && whole.value.curve[0]);
});

test('a record that does not replay is a fault', () => {
  expect(courseOf(nocturne, { ...record, answers: [{ seat: 0, text: 'fly' }] }, 0).ok).toBe(false);
});
