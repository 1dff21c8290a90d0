import { expect, test } from 'vitest';
import { gains } from './standing.ts';
import type { State } from './state.ts';
import { type Position, plays } from './testing/position.ts';

/** Moonlight is nearly over: both pass, and the Forest Sprite Board is resolved. */
const evening: Position = {
  round: 'moonlight',
  opened: true,
  supply: ['1', '1'],
  slots: '',
  characters: ['sage', 'abigail'],
  brews: ['start-SM', 'start-SH'],
};

function afterPasses(told: Position): State {
  let state: State | undefined;
  plays(told, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').isOver();
    state = t.state;
  });
  return state as State;
}

test('NOC-21.21: only the token on the last usable space is on the last Sprite space', () => {
  expect(afterPasses({ ...evening, sprite: '0:7 0:5 0:4 1:3' }).lastSpace).toEqual([0, 1]);
  expect(afterPasses({ ...evening, sprite: '1:7 1:5 0:4 0:3' }).lastSpace).toEqual([1, 0]);
  expect(afterPasses({ ...evening, sprite: '0:7 0:5 0:4' }).lastSpace).toEqual([0, 0]);
});

test('NOC-21.22: all Sprite spaces are owned only by whose tokens lie on every usable one', () => {
  const all = afterPasses({ ...evening, sprite: '0:7 0:6 0:5 0:4' });
  expect(all.allSpaces).toEqual([1, 0]);
  expect(gains(all, 0)?.achievements).toContain('A22');
  expect(gains(all, 1)?.achievements).not.toContain('A22');
  expect(afterPasses({ ...evening, sprite: '0:7 0:6 0:5 1:4' }).allSpaces).toEqual([0, 0]);
  expect(afterPasses({ ...evening, sprite: '0:7 0:6 0:5' }).allSpaces).toEqual([0, 0]);
});

test('NOC-21.24: a tile taken from the Sprite Board in Moonlight is counted for who took it', () => {
  plays({ ...evening, sprite: '1:3', slots: 'egg-1', grid: 'skull-4' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tells('took', { side: 1, tile: 'egg-1' }).isOver();
    expect(t.state.moonTiles).toEqual([0, 1]);
  });
});

test('NOC-21.27: a corner cast is counted in Twilight and not in Moonlight', () => {
  const corner: Position = { ...evening, grid: 'skull-4 . egg-1 egg-1', supply: ['1 2', '3'] };
  plays({ ...corner, round: 'twilight' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('won', { corner: true }).asks(1, 'start');
    expect(t.state.cornerCasts).toEqual([1, 0]);
  });
  plays(corner, (t) => {
    t.answers(0, 'cast 1 a1').tells('won', { corner: true }).asks(1, 'start');
    expect(t.state.cornerCasts).toEqual([0, 0]);
  });
});
