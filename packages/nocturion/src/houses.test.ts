import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturion } from './game.ts';
import { plays, position } from './testing/position.ts';
import {
  beastsShown,
  cursesShown,
  diceShown,
  prestigeShown,
  resourcesShown,
  seatShown,
  shown,
  stockedShown,
} from './testing/shown.ts';

test('NRN-21.1: House Thornvale, with one Heirloom, raises or lowers a die by 1, inside 1 to 6', () => {
  plays({ seats: [{ equipped: 'torso', dice: '1 4' }] }, (t) => {
    t.answers(0, 'ability 1')
      .asks(0, 'stepDie', ['change 1 2', 'change 4 3', 'change 4 5'])
      .refuses(0, 'change 1 0', 'NRN-13.4');
    t.answers(0, 'change 4 3').asks(0, 'action');
    expect([diceShown(t, 0), seatShown(t, 0).spent]).toEqual(['1 3', true]);
  });
});

test('NRN-21.2: House Thornvale, with two, may summon after a search at a Portal, the card just found too', () => {
  const seats = [{ equipped: 'helm torso', dice: '1', hand: 'rune-toad' }];
  plays({ tracker: 12, deck: 'gremlin moss-bear gazer', seats }, (t) => {
    t.answers(0, 'activate farm 1', 'use')
      .asks(0, 'keep')
      .answers(0, 'keep moss-bear')
      .asks(0, 'portalThen', ['use', 'decline']);
    t.answers(0, 'use').tells('summoned', { beast: 'moss-bear' }).asks(0, 'react');
  });
  // One search and one summon at most: nothing follows a summoning.
  plays({ tracker: 12, seats: [{ equipped: 'helm torso', dice: '1', hand: 'alligator bramble-fox' }] }, (t) =>
    t.answers(0, 'activate farm 1', 'use', 'choose summon', 'summon alligator').asks(0, 'action'),
  );
  // A search by a Beast is none at a Portal.
  plays(
    { deck: 'gremlin moss-bear gazer', seats: [{ equipped: 'helm torso', beasts: 'dusk-owl', resources: 'wood' }] },
    (t) => t.answers(0, 'use dusk-owl', 'keep moss-bear').asks(0, 'action'),
  );
});

test('NRN-21.3: House Ashmark, with two Heirlooms, exchanges a Resource', () => {
  plays({ seats: [{ house: 'ashmark', equipped: 'helm', resources: 'wood' }, { house: 'corvane' }] }, (t) =>
    t.refuses(0, 'ability 2', 'NRN-8.5').asks(0, 'action'),
  );
  plays({ seats: [{ house: 'ashmark', equipped: 'helm greaves', resources: 'wood' }, { house: 'corvane' }] }, (t) => {
    t.answers(0, 'ability 2', 'exchange wood gold').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('gold');
  });
});

test('NRN-21.4: House Ashmark, with one, pays for a Beast with any Resource, and nothing where nothing is paid', () => {
  const ashmark = { house: 'ashmark', equipped: 'helm', dice: '1' };
  plays(
    {
      empty: 'farm',
      tracker: 22,
      seats: [{ ...ashmark, hand: 'gremlin', resources: 'gold wizards' }, { house: 'corvane' }],
    },
    (t) => {
      t.answers(0, 'activate farm 1', 'use', 'choose summon')
        .asks(0, 'summonPay', ['pay gold', 'pay wizards'])
        .refuses(0, 'pay iron', 'NRN-21.4');
      t.answers(0, 'pay wizards').asks(0, 'action');
      expect([beastsShown(t, 0), resourcesShown(t, 0)]).toEqual(['gremlin', 'gold']);
    },
  );
  plays({ tracker: 12, seats: [{ ...ashmark, hand: 'alligator' }, { house: 'corvane' }] }, (t) =>
    t.answers(0, 'activate farm 1', 'use', 'choose summon').tellsNo('paid').asks(0, 'action'),
  );
});

test('NRN-21.5: House Corvane, with one Heirloom, refreshes or exhausts any one Beast', () => {
  const seats = [{ house: 'corvane', equipped: 'helm', beasts: 'gremlin*' }, { beasts: 'dusk-owl' }];
  plays({ seats }, (t) => {
    t.answers(0, 'ability 1')
      .asks(0, 'choose', ['choose refresh', 'choose exhaust'])
      .answers(0, 'choose exhaust')
      .asks(0, 'action');
    expect(beastsShown(t, 1)).toBe('dusk-owl*');
  });
});

test('NRN-21.6, NRN-21.6a: House Corvane, with two, gives a Curse for two Resources and takes any Resource once one is placed', () => {
  const seats = [{ house: 'corvane', equipped: 'helm greaves', resources: 'wood 2 iron' }, { house: 'ashmark' }];
  plays({ seats, curseDeck: 'broken-oath' }, (t) => {
    t.answers(0, 'ability 2')
      .asks(0, 'pay', ['pay wood', 'pay iron'])
      .answers(0, 'pay wood')
      .asks(0, 'pay')
      .answers(0, 'pay iron')
      .asks(0, 'resource');
    expect(cursesShown(t, 1)).toBe('broken-oath');
    t.refuses(0, 'decline', 'NRN-1.7').answers(0, 'take gold').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('wood gold');
  });
  // Not with one Heirloom alone.
  plays({ seats: [{ house: 'corvane', equipped: 'helm', dice: '2' }, {}] }, (t) =>
    t.answers(0, 'activate graveyard 2', 'use').asks(0, 'action'),
  );
  // By whatever means it was given.
  plays({ seats: [{ house: 'corvane', equipped: 'helm greaves', dice: '2' }, {}], empty: 'graveyard' }, (t) =>
    t.answers(0, 'activate graveyard 2', 'use').asks(0, 'resource'),
  );
});

test('NRN-21.7: House Brightwater, with one Heirloom, puts a token on an empty Location before it gathers, x2 included', () => {
  const seats = [{ house: 'brightwater', equipped: 'helm', dice: '3 6' }];
  plays({ tracker: 5, empty: 'market', seats }, (t) => {
    t.answers(0, 'activate market 3')
      .asks(0, 'houseMoment', ['use', 'decline'])
      .answers(0, 'use')
      .tells('gathered', { doubled: true });
    expect([resourcesShown(t, 0), seatShown(t, 0).spent]).toEqual(['gold 2', true]);
    t.asks(0, 'location');
  });
  // Not without the Heirloom, and not twice in a round.
  plays({ tracker: 5, empty: 'market', seats: [{ house: 'brightwater', dice: '3' }] }, (t) =>
    t.answers(0, 'activate market 3').asks(0, 'action'),
  );
  plays(
    { tracker: 5, empty: 'market', seats: [{ house: 'brightwater', equipped: 'helm', dice: '3', spent: true }] },
    (t) => t.answers(0, 'activate market 3').asks(0, 'action'),
  );
  // After Step 2: a Location that the cart has filled is not empty.
  plays({ tracker: 17, empty: 'market', seats }, (t) =>
    t.answers(0, 'activate market 3').tells('replenished').asks(0, 'location'),
  );
  // It needs a token in the Supply.
  plays({ tracker: 5, empty: 'market', seats: [...seats, { resources: 'gold 9' }] }, (t) => {
    t.answers(0, 'activate market 3').asks(0, 'action');
    expect(stockedShown(t)).not.toContain('market');
  });
});

test('NRN-21.8: House Brightwater, with two, keeps up to eight Resources', () => {
  plays(
    { tracker: 3, seats: [{ house: 'brightwater', equipped: 'helm greaves', resources: 'wood 4 iron 5' }] },
    (t) => {
      t.answers(0, 'end').answers(1, 'end').asks(0, 'limitResources').answers(0, 'discard wood').asks(1, 'die');
      expect(resourcesShown(t, 0)).toBe('wood 3 iron 5');
    },
  );
});

test('NRN-21.9: every house, with three, takes a second die', () => {
  for (const { id } of defaultBox.houses) {
    const other = id === 'corvane' ? 'ashmark' : 'corvane';
    const told = {
      stage: 'pass',
      pool: '1 1 1',
      seats: [{ house: id, equipped: 'helm greaves torso' }, { house: other }],
    } as const;
    expect(nocturion.view(position(told), 'table').seats.map(({ dice }) => dice.length)).toEqual([2, 1]);
  }
});

/** What the Heirlooms of a house cost and give. */
const heirlooms = (house: string): string[] =>
  defaultBox.edition.heirlooms.entries
    .filter((card) => card.house === house)
    .map(({ type, cost, prestige }) => `${type} ${prestige}: ${Object.keys(cost).join(' ')}`);

function equippedAll(house: string, resources: string): void {
  plays({ seats: [{ house, resources }, { house: house === 'corvane' ? 'ashmark' : 'corvane' }] }, (t) => {
    t.answers(0, 'equip helm', 'equip greaves', 'equip torso').asks(0, 'action');
    expect([resourcesShown(t, 0), prestigeShown(t, 0)]).toEqual(['', 6]);
    expect(shown(t).seats[0]?.deeds.map(({ what }) => what)).toEqual([
      `${house}-helm`,
      `${house}-greaves`,
      `${house}-torso`,
    ]);
  });
}

test('NRN-21.10: the Heirlooms of House Thornvale', () => {
  expect(heirlooms('thornvale')).toEqual([
    'helm 1: wood archers',
    'greaves 2: iron gold knights',
    'torso 3: wood gold archers wizards',
  ]);
  equippedAll('thornvale', 'wood 2 archers 2 iron gold 2 knights wizards');
});

test('NRN-21.11: the Heirlooms of House Ashmark', () => {
  expect(heirlooms('ashmark')).toEqual([
    'helm 1: iron knights',
    'greaves 2: gold archers wizards',
    'torso 3: wood iron knights wizards',
  ]);
  equippedAll('ashmark', 'iron 2 knights 2 gold archers wizards 2 wood');
});

test('NRN-21.12: the Heirlooms of House Corvane', () => {
  expect(heirlooms('corvane')).toEqual([
    'helm 1: gold wizards',
    'greaves 2: wood iron archers',
    'torso 3: gold knights archers wizards',
  ]);
  equippedAll('corvane', 'gold 2 wizards 2 wood iron archers 2 knights');
});

test('NRN-21.13: the Heirlooms of House Brightwater', () => {
  expect(heirlooms('brightwater')).toEqual([
    'helm 1: wood knights',
    'greaves 2: iron gold wizards',
    'torso 3: wood iron knights archers',
  ]);
  equippedAll('brightwater', 'wood 2 knights 2 iron 2 gold wizards archers');
});

test('NRN-21.4: House Ashmark pays with any Resource, and so with none not at all', () => {
  const seats = [{ house: 'ashmark', equipped: 'helm', dice: '5', hand: 'gremlin' }, { house: 'corvane' }];
  plays({ empty: 'warehouse', rest: 'aside', tracker: 20, seats }, (t) =>
    t.answers(0, 'activate warehouse 5').asks(0, 'action'),
  );
});
