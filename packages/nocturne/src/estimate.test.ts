import { expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { nocturne } from './game.ts';
import type { State } from './state.ts';
import { newGame, type Position, position } from './testing/position.ts';

const quiet: Position = { opened: true, characters: ['sage', 'abigail'], brews: ['start-FM', 'start-FH'] };
const standing = (told: Position, seat = 0): number => estimate(position({ ...quiet, ...told }), seat);

function answered(told: Position, ...texts: string[]): State {
  const state = position({ ...quiet, ...told });
  for (const text of texts) nocturne.apply(state, nocturne.read(state, text) as number);
  return state;
}

test('At a new table everybody stands alike but for their own concoction', () => {
  expect(standing({ collection: ['', ''] })).toBe(0);
  expect(standing({ collection: ['', ''] }, 1)).toBe(0);
});

test('Points ahead of the best rival count', () => {
  const collection = ['skull-4', 'skull-3'];
  expect(standing({ collection })).toBeCloseTo(1);
  expect(standing({ collection }, 1)).toBeCloseTo(-1);
  const three = {
    options: { players: 3 },
    characters: ['sage', 'abigail', 'redd'],
    brews: ['start-FM', 'start-FH', 'start-MH'],
  };
  expect(standing({ ...three, collection: ['skull-4', 'skull-3', 'skull-2'] }, 2)).toBeCloseTo(-2);
});

test('Alone, one’s own points are all that counts', () => {
  const solo = { options: { players: 1 }, characters: ['sage'], brews: ['start-FM'] };
  const gain = standing({ ...solo, collection: ['skull-4'] }) - standing({ ...solo, collection: [''] });
  expect(gain).toBeCloseTo(4);
  const opponent = standing({ ...solo, collection: ['', 'skull-4'] }) - standing({ ...solo, collection: [''] });
  expect(opponent).toBe(0);
});

test('A finished game is worth its margin, and a lost tie a little less', () => {
  const last: Position = { ...quiet, round: 'moonlight', supply: ['1', '1'], slots: '' };
  const ended = answered({ ...last, collection: ['skull-4', 'skull-3'] }, 'pass', 'pass');
  expect([estimate(ended, 0), estimate(ended, 1)]).toEqual([1, -1.01]);
  const tied = answered({ ...last, collection: ['skull-4', 'skull-4'], sprite: '1:5' }, 'pass', 'pass');
  expect([estimate(tied, 0), estimate(tied, 1)]).toEqual([-0.01, 0]);
});

test('The tile under the highest spell counts as won, less the risk of a weak spell', () => {
  const told = { supply: ['3 7 1', 'star 1'], collection: ['', ''] };
  const worth = (token: string, tile: string): number =>
    estimate(answered({ ...told, grid: `${tile} egg-1` }, `cast ${token} a1`), 0);
  expect(worth('3', 'skull-4') - worth('3', 'skull-2')).toBeCloseTo(2);
  const spent = (token: string): number =>
    standing({ supply: [['3', '7', '1'].filter((held) => held !== token).join(' '), 'star 1'], collection: ['', ''] });
  expect(worth('7', 'skull-4') - spent('7')).toBeGreaterThan(worth('3', 'skull-4') - spent('3'));
  expect(worth('7', 'skull-4') - spent('7')).toBeLessThanOrEqual(4);
});

test('A mirror stone, a token in hand and a token on the board promise something', () => {
  const plain = standing({ supply: ['1', '1'] });
  expect(standing({ supply: ['1', '1'], collection: ['mirror'] })).toBeGreaterThan(plain);
  expect(standing({ supply: ['1 7', '1'] })).toBeGreaterThan(plain);
  expect(standing({ supply: ['1 star', '1'] })).toBeGreaterThan(standing({ supply: ['1 7', '1'] }));
  expect(standing({ supply: ['1', '1'], sprite: '0:5' })).toBeGreaterThan(plain);
  expect(standing({ supply: ['1', '1'], sprite: '0:5 1:4' })).toBeGreaterThan(
    standing({ supply: ['1', '1'], sprite: '1:5 0:4' }),
  );
});

test('A half-brewed concoction promises something to its owner only', () => {
  const half = { collection: ['skull-4', 'skull-4'], brews: ['start-SF', 'start-ME'] };
  const none = { collection: ['skull-4', 'skull-4'], brews: ['start-FM', 'start-ME'] };
  expect(standing(half)).toBeGreaterThan(standing(none));
  expect(standing(half, 1)).toBe(standing(none, 1));
});

test('Looking at how one stands changes nothing', () => {
  const state = newGame();
  const before = JSON.stringify(nocturne.toJson(state));
  estimate(state, 0);
  expect(JSON.stringify(nocturne.toJson(state))).toBe(before);
});
