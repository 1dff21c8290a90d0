import { noctiluca } from '@nightjar/noctiluca';
import { nocturne, type State, type View } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { foreseen, imagined, once, prospectOf } from './foresight.ts';

/** A new table, and the view of the player who is asked. */
function start(): { readonly state: State; readonly seat: number; readonly view: View } {
  const options = nocturne.options({ players: 2 });
  if (!options.ok) throw new Error(options.fault.what);
  const state = nocturne.setup(options.value, 'foresight');
  const seat = nocturne.pending(state)?.seat ?? 0;
  return { state, seat, view: nocturne.view(state, seat) };
}

test('something is worked out once for each view, and again for another', () => {
  let worked = 0;
  const work = (): number => {
    worked += 1;
    return worked;
  };
  const view = {};
  expect([once(view, 'sum', work), once(view, 'sum', work)]).toEqual([1, 1]);
  expect(once(view, 'other', work)).toBe(2);
  expect(once({}, 'sum', work)).toBe(3);
});

test('what was found to be nothing is not worked out again', () => {
  let worked = 0;
  const view = {};
  const nothing = (): null => {
    worked += 1;
    return null;
  };
  expect([once(view, 'none', nothing), once(view, 'none', nothing)]).toEqual([null, null]);
  expect(worked).toBe(1);
});

test('answers are foreseen from a view, each for itself', () => {
  const { view, seat } = start();
  const [token = ''] = view.sides[seat]?.supply ?? [];
  const names = view.spaces.slice(0, 2).map(({ name }) => name);
  const foresights = names.map((name) => foreseen(nocturne, view, seat, [`cast ${token} ${name}`]));
  expect(foresights.map((foresight) => foresight?.events[0]?.['space'])).toEqual(names);
});

test('nothing is foreseen of what is no answer, of a seat that is not asked, or of another game', () => {
  const { state, view, seat } = start();
  expect(foreseen(nocturne, view, seat, ['dance'])).toBeNull();
  expect(foreseen(nocturne, nocturne.view(state, 1 - seat), 1 - seat, ['pass'])).toBeNull();
  expect(foreseen(noctiluca, nocturne.view(state, seat), seat, ['pass'])).toBeNull();
  expect(imagined(noctiluca, nocturne.view(state, seat), seat)).toBeNull();
});

test('what an answer would bring is read from a view, and only for the seat that is asked', () => {
  const { state, view, seat } = start();
  for (const text of nocturne.legal(state).map((action) => nocturne.write(state, action)))
    expect(prospectOf(nocturne, view, seat, text)).toEqual(nocturne.prospect?.(state, text));
  expect(prospectOf(nocturne, view, seat, 'dance')).toBeNull();
  expect(prospectOf(nocturne, nocturne.view(state, 1 - seat), 1 - seat, 'pass')).toBeNull();
  expect(prospectOf(noctiluca, nocturne.view(state, seat), seat, 'pass')).toBeNull();
});

test('a table that is imagined looks like its view', () => {
  const { view, seat } = start();
  const state = imagined(nocturne, view, seat);
  expect(state === null ? null : nocturne.view(state, seat)).toEqual(view);
});
