import { expect, onTestFinished, test, vi } from 'vitest';
import { afterQuiet, isQuiet } from './quiet.ts';

const night = { from: 22, to: 7, zone: 'Europe/Berlin' } as const;
const at = (text: string): number => Date.parse(text);

test('quiet hours go over midnight and end on the hour', () => {
  expect(isQuiet(night, at('2026-01-10T20:59:59Z'))).toBe(false);
  expect(isQuiet(night, at('2026-01-10T21:00:00Z'))).toBe(true);
  expect(isQuiet(night, at('2026-01-11T05:59:59Z'))).toBe(true);
  expect(isQuiet(night, at('2026-01-11T06:00:00Z'))).toBe(false);
  expect(afterQuiet(at('2026-01-10T23:12:34Z'), [night])).toBe(at('2026-01-11T06:00:00Z'));
});

test('a time outside quiet hours is unchanged', () => {
  expect(afterQuiet(at('2026-01-10T12:34:56Z'), [night])).toBe(at('2026-01-10T12:34:56Z'));
  expect(afterQuiet(at('2026-01-10T23:12:34Z'), [])).toBe(at('2026-01-10T23:12:34Z'));
  expect(isQuiet({ from: 5, to: 5, zone: 'UTC' }, at('2026-01-10T05:30:00Z'))).toBe(false);
});

test('quiet hours follow the clocks of their zone when these are put forward and back', () => {
  expect(afterQuiet(at('2026-03-29T00:30:00Z'), [{ ...night, from: 1, to: 4 }])).toBe(at('2026-03-29T02:00:00Z'));
  expect(afterQuiet(at('2026-10-25T00:30:00Z'), [{ ...night, from: 1, to: 4 }])).toBe(at('2026-10-25T03:00:00Z'));
  expect(afterQuiet(at('2026-05-01T20:00:00Z'), [{ from: 1, to: 3, zone: 'Asia/Kathmandu' }])).toBe(
    at('2026-05-01T21:15:00Z'),
  );
});

test('of two people’s quiet hours the later end counts, and two that leave no free hour are ignored', () => {
  const early = { from: 20, to: 5, zone: 'UTC' } as const;
  expect(afterQuiet(at('2026-01-10T21:30:00Z'), [early, night])).toBe(at('2026-01-11T06:00:00Z'));
  const whole = [
    { from: 0, to: 12, zone: 'UTC' },
    { from: 12, to: 0, zone: 'UTC' },
  ] as const;
  expect(afterQuiet(at('2026-01-10T21:30:00Z'), whole)).toBe(at('2026-01-10T21:30:00Z'));
});

test('a zone is looked up once, in whatever spelling', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => made.mockRestore());
  const name = 'America/Godthab';
  for (let i = 0; i < 2 ** 8; i += 1) {
    const zone = name.replace(/./g, (letter, nth: number) =>
      (i >> nth) & 1 ? letter.toUpperCase() : letter.toLowerCase(),
    );
    expect(isQuiet({ from: 22, to: 7, zone }, at('2026-01-10T12:00:00Z'))).toBe(false);
  }
  expect(made).toHaveBeenCalledTimes(1);
});

test('the number of cached zones is limited', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => made.mockRestore());
  const offset = (minutes: number): string =>
    `+${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const look = (): void => {
    for (let minutes = 0; minutes < 1_200; minutes += 1)
      isQuiet({ from: 22, to: 7, zone: offset(minutes) }, at('2026-01-10T12:00:00Z'));
  };
  look();
  expect(made).toHaveBeenCalledTimes(1_200);
  look();
  expect(made.mock.calls.length, 'what was let go of is made anew').toBeGreaterThan(1_200);
});
