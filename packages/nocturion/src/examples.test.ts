import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { plays, position } from './testing/position.ts';
import { beastsShown, diceShown, handShown, prestigeShown, resourcesShown, shown } from './testing/shown.ts';

const ALL = 'helm greaves torso';

test('NRN-5.1, NRN-5.5: four players, two of them with all Heirlooms, share six dice as the rulebook tells it', () => {
  const seats = [{}, { equipped: ALL }, {}, { equipped: ALL }];
  expect(nocturion.view(position({ players: 4, stage: 'acquisition', seats }), 'table').pool).toHaveLength(6);
  plays({ players: 4, stage: 'pass', pool: '1 1 2 4 5 5', seats }, (t) => {
    t.asks(0, 'die').answers(0, 'die 4').answers(1, 'die 1').answers(2, 'die 5').answers(3, 'die 2');
    t.asks(1, 'die', ['die 1', 'die 5']).answers(1, 'die 5');
    // The last die gives itself.
    t.asks(0, 'action');
    expect([0, 1, 2, 3].map((seat) => diceShown(t, seat))).toEqual(['4', '1 5', '5', '1 2']);
    expect(shown(t).pool).toEqual([]);
  });
});

test('NRN-12.2, NRN-12.3a: a Hatchling Dragon comes to the Farm for nothing, as the rulebook tells it', () => {
  plays({ tracker: 5, seats: [{ dice: '1 5', hand: 'hatchling-dragon' }] }, (t) => {
    t.answers(0, 'activate farm 1').tells('gathered', { resource: 'wood' });
    t.answers(0, 'use', 'choose summon').tellsNo('paid').asks(0, 'action');
    expect([beastsShown(t, 0), prestigeShown(t, 0), resourcesShown(t, 0)]).toEqual(['hatchling-dragon', 1, 'wood']);
  });
});

test('NRN-12.7, NRN-12.8: Gazer is found at the Warehouse and the other two go under the deck, as the rulebook tells it', () => {
  plays({ tracker: 5, deck: 'gremlin gazer moss-bear', seats: [{ dice: '5' }] }, (t) => {
    t.answers(0, 'activate warehouse 5').tells('gathered', { resource: 'gold' });
    t.answers(0, 'use').asks(0, 'keep', ['keep gazer', 'keep gremlin', 'keep moss-bear']);
    t.answers(0, 'keep gazer').asks(0, 'action');
    expect([handShown(t, 0), shown(t, 0).beasts.under.map(({ beast }) => beast)]).toEqual([
      'gazer',
      expect.arrayContaining(['gremlin', 'moss-bear']),
    ]);
  });
});
