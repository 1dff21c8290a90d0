import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { begun, plays, position } from './testing/position.ts';
import { diceShown, resourcesShown, shown } from './testing/shown.ts';

const ALL = 'helm greaves torso';

test('NRN-4.1: a round has an Acquisition, an Action and a Refresh Phase, in this order', () => {
  const state = begun(2, 'phases');
  const told: string[] = [];
  const first = nocturion.view(state, 'table').round;
  while (nocturion.view(state, 'table').round === first) {
    const legal = nocturion.legal(state);
    nocturion.apply(state, legal[0] as number, ({ type }) => {
      if (type === 'round' || type === 'turn' || type === 'refresh') told.push(type);
    });
  }
  expect(told).toEqual(['turn', 'turn', 'refresh', 'round']);
});

test('NRN-4.2: turn order is clockwise from the holder of the Crown', () => {
  plays({ players: 3, first: 2, active: 2 }, (t) =>
    t.asks(2, 'action').answers(2, 'end').asks(0, 'action').answers(0, 'end').asks(1, 'action'),
  );
});

test('NRN-5.1: the pool has one die per player and one more for each who has the extra-die ability', () => {
  const pool = (...equipped: readonly string[]): number => {
    const state = position({ players: 3, stage: 'acquisition', seats: equipped.map((of) => ({ equipped: of })) });
    return nocturion.view(state, 'table').pool.length;
  };
  expect(pool('', '', '')).toBe(3);
  expect(pool(ALL, 'helm', '')).toBe(4);
  expect(pool(ALL, ALL, ALL)).toBe(6);
});

test('NRN-5.2: if the Supply has fewer dice, the pool gets all of them', () => {
  const seats = [
    { equipped: ALL, dice: '1 2', reserved: 3 },
    { equipped: ALL, dice: '4 5' },
  ];
  const view = nocturion.view(position({ stage: 'acquisition', seats }), 'table');
  expect([view.pool.length, view.dice]).toEqual([3, 0]);
});

test('NRN-5.3: the pool is rolled once and lies open', () => {
  const rolls = Array.from({ length: 30 }, (_, i) => nocturion.view(begun(4, `roll ${i}`), 'table').pool);
  expect(new Set(rolls.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  plays({ players: 3, stage: 'pass', pool: '2 3 6' }, (t) =>
    t.asks(0, 'die').answers(0, 'die 3').asks(1, 'die', ['die 2', 'die 6']),
  );
});

test('NRN-5.4: in turn order each player takes a die of choice, its result unchanged', () => {
  plays({ players: 3, first: 1, active: 1, stage: 'pass', pool: '2 4 4' }, (t) => {
    t.asks(1, 'die', ['die 2', 'die 4']).refuses(1, 'die 5', 'NRN-5.4').answers(1, 'die 4');
    t.asks(2, 'die', ['die 2', 'die 4']).answers(2, 'die 2');
    // The last die gives itself.
    t.asks(1, 'action');
    expect([0, 1, 2].map((seat) => diceShown(t, seat))).toEqual(['4', '4', '2']);
  });
});

test('NRN-5.5: in a second pass each player with the extra-die ability must take one more', () => {
  plays({ stage: 'pass', pool: '1 2 3', seats: [{}, { equipped: ALL }] }, (t) => {
    t.asks(0, 'die').answers(0, 'die 2').asks(1, 'die', ['die 1', 'die 3']).answers(1, 'die 3').asks(0, 'action');
    expect([diceShown(t, 0), diceShown(t, 1)]).toEqual(['2', '1 3']);
  });
});

test('NRN-5.6: a player who should take a die from an empty pool takes any Resource instead', () => {
  plays({ stage: 'pass', pool: '6', seats: [{}, {}] }, (t) => {
    t.asks(1, 'resource').answers(1, 'take gold').asks(0, 'action');
    expect([diceShown(t, 0), diceShown(t, 1), resourcesShown(t, 1)]).toEqual(['6', '', 'gold']);
  });
});

test('NRN-5.7: a player who has two dice takes any Resource instead, in both passes, and the die stays in the pool', () => {
  plays({ stage: 'pass', pool: '1 3 5', seats: [{ dice: '2 2' }, { dice: '4', equipped: ALL }] }, (t) => {
    t.asks(0, 'resource').answers(0, 'take wood');
    t.asks(1, 'die', ['die 1', 'die 3', 'die 5']).answers(1, 'die 5');
    t.asks(1, 'resource').answers(1, 'take iron').asks(0, 'action');
    expect([diceShown(t, 0), diceShown(t, 1)]).toEqual(['2 2', '4 5']);
  });
});

test('NRN-5.8: dice left in the pool return to the Supply', () => {
  plays({ stage: 'pass', pool: '1 3', seats: [{ dice: '2 2' }, {}] }, (t) => {
    t.asks(0, 'resource').answers(0, 'take wood').answers(1, 'die 3').asks(0, 'action');
    expect(shown(t)).toMatchObject({ pool: [], dice: 5 });
  });
});

test('NRN-5.9: an Heirloom equipped in the Action Phase brings no die before the next round', () => {
  plays({ seats: [{ equipped: 'helm greaves', resources: 'wood gold archers wizards' }] }, (t) => {
    t.asks(0, 'action').answers(0, 'equip torso').asks(0, 'action');
    expect(diceShown(t, 0)).toBe('');
    t.answers(0, 'end').answers(1, 'end');
    expect(t.events.find(({ type }) => type === 'round')?.['pool']).toHaveLength(3);
    t.asks(1, 'die');
  });
});
