import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

const FIVE = 'copper copper copper copper copper';

test('events of a Duration on a later turn name the card, events of a card just played do not', () => {
  const table = tableOf({ alice: { hand: 'den-of-sin', deck: `${FIVE} gold silver` }, phase: 'night' });

  table.alice.plays('den-of-sin');
  expect(table.told('under')).toEqual([]);
  table.bob.endsTurn();

  expect(table.bob.hears('under')).toEqual([{ type: 'under', cards: ['den-of-sin'] }]);
});

test('events of a card that another card plays name both, the outer one first', () => {
  const table = tableOf({ alice: { hand: 'conclave cellar estate', deck: 'copper gold' } });
  const { alice } = table;

  alice.plays('conclave');
  alice.picks('cellar', 'estate');

  expect(table.told('under')).toEqual([
    { type: 'under', cards: ['conclave', 'cellar'] },
    { type: 'under', cards: ['conclave'] },
  ]);
});

test('DOM-17.17a: events of an Attack do not name to others a reaction that stays in hand', () => {
  const table = tableOf({ alice: { hand: 'militia' }, bob: { hand: `moat ${FIVE}` } });
  const { alice, bob } = table;

  alice.plays('militia');
  for (const pick of ['no', 'copper', 'copper', 'copper']) {
    bob.picks(pick);
    for (const heard of alice.hears('under')) expect(heard).toEqual({ type: 'under', cards: ['militia'] });
  }

  expect(alice.hears('under')).toHaveLength(1);
});
