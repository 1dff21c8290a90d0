import { expect, test } from 'vitest';
import { PACES, pace, paceWish } from './pace.ts';

const HOUR = 3_600_000;

test('every pace that has a name is one', () => {
  for (const [name, named] of Object.entries(PACES)) {
    expect(paceWish.parse(name)).toBe(name);
    expect(pace.parse(named)).toEqual(named);
  }
});

test.each([
  [{ kind: 'free' }, true],
  [{ kind: 'free', moveMs: 60_000 }, false],
  [{ kind: 'live', moveMs: 5000, reserveMs: 0 }, true],
  [{ kind: 'live', moveMs: 4999, reserveMs: 0 }, false],
  [{ kind: 'live', moveMs: HOUR, reserveMs: 4 * HOUR }, true],
  [{ kind: 'live', moveMs: HOUR + 1, reserveMs: 0 }, false],
  [{ kind: 'live', moveMs: HOUR, reserveMs: 4 * HOUR + 1 }, false],
  [{ kind: 'live', moveMs: 60_000 }, false],
  [{ kind: 'days', moveMs: HOUR }, true],
  [{ kind: 'days', moveMs: HOUR - 1 }, false],
  [{ kind: 'days', moveMs: 720 * HOUR }, true],
  [{ kind: 'days', moveMs: 720 * HOUR + 1 }, false],
  [{ kind: 'days', moveMs: 1.5 * HOUR + 0.5 }, false],
  ['hasty', false],
])('a pace is within its limits: %j is %j', (wish, isOne) => {
  expect(paceWish.safeParse(wish).success).toBe(isOne);
});

test.each([
  [{ from: 22, to: 7, zone: 'Europe/Berlin' }, true],
  [{ from: 22, to: 24, zone: 'Europe/Berlin' }, false],
  [{ from: 22, to: 7, zone: 'Moon/Tranquility' }, false],
])('quiet hours are hours of a time zone: %j is %j', (quiet, isOne) => {
  expect(pace.safeParse({ kind: 'days', moveMs: HOUR, quiet }).success).toBe(isOne);
});
