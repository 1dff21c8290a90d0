import { expect, test } from 'vitest';
import { nocturion } from './game.ts';

test('Options are filled in, and each fault has its place', () => {
  expect(nocturion.options({})).toEqual({ ok: true, value: { players: 2, edition: nocturion.edition } });
  expect(nocturion.options({ players: 4 })).toMatchObject({ ok: true, value: { players: 4 } });
  for (const raw of [null, 7, 'two', []])
    expect(nocturion.options(raw)).toMatchObject({ ok: false, fault: { where: '' } });
  expect(nocturion.options({ seats: 2 })).toEqual({ ok: false, fault: { where: 'seats', what: 'no such option' } });
  expect(nocturion.options({ players: 1 })).toEqual({
    ok: false,
    fault: { where: 'players', what: 'must be 2, 3 or 4' },
  });
  for (const edition of ['nowhere', 7, null])
    expect(nocturion.options({ edition })).toEqual({
      ok: false,
      fault: { where: 'edition', what: 'no such edition is known here' },
    });
});
