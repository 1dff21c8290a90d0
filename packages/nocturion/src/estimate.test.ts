import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import type { State } from './state.ts';
import { newGame, type Position, position } from './testing/position.ts';

/** One answer ahead by the estimate, looking at nothing hidden. */
function best(state: State, seat: number): Action {
  const seen = nocturion.determinize(state, seat, rngFrom('best'));
  let most = Number.NEGATIVE_INFINITY;
  let found: Action = 0;
  for (const action of nocturion.legal(seen)) {
    const after = nocturion.copy(seen);
    nocturion.apply(after, action);
    const worth = nocturion.estimate(after, seat);
    if (worth <= most) continue;
    most = worth;
    found = action;
  }
  return found;
}

test('A player that looks one answer ahead by the estimate beats random play in nine games of ten', () => {
  let won = 0;
  const games = 20;
  for (let i = 0; i < games; i += 1) {
    const state = newGame(2, `estimate ${i}`);
    const random = rngFrom(`estimate ${i}`);
    for (let decision = nocturion.pending(state); decision !== null; decision = nocturion.pending(state)) {
      const isOurs = decision.seat === i % 2;
      nocturion.apply(state, isOurs ? best(state, decision.seat) : pick<Action>(nocturion.legal(state), random));
    }
    if (nocturion.result(state)?.places[i % 2] === 1) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(games * 0.9);
});

const stands = (told: Position, seat = 0): number => nocturion.estimate(position(told), seat);

test('More of anything good is better, and more of anything bad is worse', () => {
  const seats = [{ dice: '2', resources: 'wood' }];
  const even = stands({ seats });
  expect(stands({ seats: [{ dice: '2', resources: 'wood archers' }] })).toBeGreaterThan(even);
  expect(stands({ seats: [{ dice: '2 4', resources: 'wood' }] })).toBeGreaterThan(even);
  expect(stands({ seats: [{ dice: '2', resources: 'wood', beasts: 'gremlin' }] })).toBeGreaterThan(even);
  expect(stands({ seats: [{ dice: '2', resources: 'wood', hand: 'gremlin' }] })).toBeGreaterThan(even);
  expect(stands({ seats: [{ dice: '2', resources: 'wood', curses: 'stolen-hour' }] })).toBeLessThan(even);
  expect(stands({ seats: [...seats, { prestige: 3 }] })).toBeLessThan(even);
  expect(stands({ seats, tokens: { guildmaster: 0 } })).toBeGreaterThan(even);
});

test('A finished game is worth its points, and a lost tie a little less', () => {
  const state = position({
    tracker: 3,
    isFinal: true,
    year: 4,
    seats: [{ prestige: 9 }, { prestige: 9, resources: 'wood' }],
  });
  for (const text of ['end', 'end']) nocturion.apply(state, nocturion.read(state, text) as number);
  expect([nocturion.estimate(state, 0), nocturion.estimate(state, 1)]).toEqual([0, -0.01]);
});
