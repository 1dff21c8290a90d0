import { expect, test } from 'vitest';
import { type Position, plays } from './testing/position.ts';
import {
  beastsShown,
  cursesShown,
  handShown,
  resourcesShown,
  seatShown,
  shown,
  spotShown,
  stockedShown,
} from './testing/shown.ts';

test('NRN-9.1: a Location without a die is inactive, one with a die is not', () => {
  plays({ placed: { market: 3 }, seats: [{ dice: '3' }] }, (t) => {
    expect(
      shown(t)
        .sites.filter(({ die }) => die !== null)
        .map(({ location }) => location),
    ).toEqual(['market']);
    t.asks(0, 'action', ['end', 'reserve 3', 'activate iron-mine 3', 'activate beast-pits 3']);
  });
});

test('NRN-9.2: a die goes from the Treasury to an inactive Location of a District that shows its result', () => {
  plays({ seats: [{ dice: '1 4' }] }, (t) => {
    t.refuses(0, 'activate farm 4', 'NRN-9.2').refuses(0, 'activate farm 5', 'NRN-9.2');
    t.answers(0, 'activate farm 1').tells('activated', { location: 'farm', die: 1 });
    expect(seatShown(t, 0).dice).toEqual([4]);
    expect(shown(t).sites[0]).toMatchObject({ location: 'farm', die: 1 });
    t.asks(0, 'location');
  });
});

test('NRN-9.3: the die stays until the Refresh Phase, so nobody activates that Location again', () => {
  plays({ seats: [{ dice: '1' }, { dice: '1' }] }, (t) => {
    t.answers(0, 'activate barracks 1', 'decline', 'end')
      .refuses(1, 'activate barracks 1', 'NRN-9.3')
      .asks(1, 'action');
  });
});

test('NRN-9.4: a Location without a token is activated like any other', () => {
  plays({ empty: 'iron-mine', seats: [{ dice: '3' }] }, (t) => {
    t.answers(0, 'activate iron-mine 3').tellsNo('gathered').asks(0, 'location');
    expect([resourcesShown(t, 0), spotShown(t)]).toEqual(['', 4]);
  });
});

test('NRN-9.5: the window "activated" opens when the die lies there, before Step 1', () => {
  plays({ tracker: 0, seats: [{ dice: '1', beasts: 'alligator' }] }, (t) => {
    t.answers(0, 'activate lumber-mill 1').asks(0, 'react', ['use alligator', 'pass', 'pass turn', 'pass round']);
    expect([spotShown(t), stockedShown(t).includes('lumber-mill')]).toEqual([0, true]);
    t.answers(0, 'use alligator').asks(0, 'location');
    expect([spotShown(t), resourcesShown(t, 0)]).toEqual([7, 'wood 2']);
  });
});

test('NRN-9.6: Step 1 moves the Season Tracker by the Resource of the Location', () => {
  plays({ tracker: 0, seats: [{ dice: '2' }] }, (t) => {
    t.answers(0, 'activate monastery 2').tells('tracker', { spot: 5 }).asks(0, 'location');
  });
});

test('NRN-9.7: Step 2 gives a token to each Location without one in the District of the cart arm', () => {
  plays({ tracker: 0, empty: 'barracks watchtower farm', seats: [{ dice: '3' }] }, (t) => {
    t.answers(0, 'activate iron-mine 3')
      .tells('replenished', { location: 'barracks' })
      .tells('replenished', { location: 'watchtower' });
    expect(stockedShown(t)).not.toContain('farm');
    t.asks(0, 'location');
  });
});

test('NRN-9.8: a Location that has a token gets no second one', () => {
  plays({ tracker: 0, seats: [{ dice: '3' }] }, (t) => {
    const before = shown(t).supply;
    t.answers(0, 'activate iron-mine 3').tellsNo('replenished').asks(0, 'location');
    expect(shown(t).supply).toEqual(before);
  });
});

test('NRN-9.9: Step 3 takes the token from the activated Location', () => {
  plays({ tracker: 0, seats: [{ dice: '3' }] }, (t) => {
    t.answers(0, 'activate iron-mine 3').tells('gathered', { resource: 'iron', doubled: false }).asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('iron');
    expect(stockedShown(t)).not.toContain('iron-mine');
  });
});

test('NRN-9.10: where the x2 arm points, a token taken brings one more from the Supply, and no token brings none', () => {
  plays({ tracker: 22, seats: [{ dice: '1' }] }, (t) => {
    t.answers(0, 'activate farm 1').tells('gathered', { doubled: true }).asks(0, 'location');
    expect([resourcesShown(t, 0), shown(t).supply['wood']]).toEqual(['wood 2', 7]);
  });
  plays({ tracker: 22, empty: 'farm', seats: [{ dice: '1' }] }, (t) => {
    t.answers(0, 'activate farm 1').tellsNo('gathered').asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('');
  });
  // The last tokens are on the two tiles: there is none for the bonus.
  plays({ tracker: 22, seats: [{ dice: '1' }, { resources: 'wood 8' }] }, (t) => {
    t.answers(0, 'activate farm 1').tells('gathered', { doubled: false }).asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('wood');
  });
});

test('NRN-9.11: the window "gathered" opens after Step 3 if a token was taken, and not for Resources from effects', () => {
  const seats = [{ dice: '1', beasts: 'hatchling-dragon' }];
  plays({ tracker: 12, seats }, (t) => {
    t.answers(0, 'activate farm 1').asks(0, 'react').answers(0, 'use hatchling-dragon').asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('wood 2');
  });
  plays({ tracker: 22, empty: 'farm', seats }, (t) => t.answers(0, 'activate farm 1').asks(0, 'location'));
  plays({ seats: [{ dice: '3', resources: 'iron', beasts: 'hatchling-dragon' }] }, (t) =>
    t.answers(0, 'activate market 3', 'use', 'exchange iron wood').asks(0, 'action'),
  );
});

test('NRN-9.12: Step 4 may be used or not, also if nothing was gathered', () => {
  plays({ empty: 'tavern', tracker: 22, seats: [{ dice: '1' }] }, (t) => {
    t.answers(0, 'activate tavern 1')
      .asks(0, 'location', ['use', 'decline'])
      .answers(0, 'use')
      .tells('reserved')
      .asks(0, 'action');
  });
  plays({ seats: [{ dice: '1' }] }, (t) =>
    t.answers(0, 'activate tavern 1', 'decline').tellsNo('reserved').asks(0, 'action'),
  );
});

test('NRN-11.1: an exchange swaps an own Resource for another type in the Supply, and needs one', () => {
  plays({ empty: 'market', seats: [{ dice: '3' }] }, (t) => t.answers(0, 'activate market 3').asks(0, 'action'));
  plays({ empty: 'market', seats: [{ dice: '3', resources: 'iron' }, { resources: 'gold 9 knights 8' }] }, (t) => {
    t.answers(0, 'activate market 3', 'use').asks(0, 'exchange', [
      'exchange iron wood',
      'exchange iron archers',
      'exchange iron wizards',
    ]);
    t.refuses(0, 'exchange iron iron', 'NRN-11.1').refuses(0, 'exchange wood iron', 'NRN-11.1');
    t.answers(0, 'exchange iron wizards').asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('wizards');
  });
});

test('NRN-11.2: roll and reserve puts a die from the Supply on the own Crest', () => {
  plays({ seats: [{ dice: '1' }] }, (t) => {
    const before = shown(t).dice;
    t.answers(0, 'activate tavern 1', 'use').asks(0, 'action');
    expect(seatShown(t, 0).reserved).toBeGreaterThan(0);
    expect(shown(t).dice).toBe(before - 1);
  });
});

test('NRN-11.3: at a Portal either one Beast is summoned or the deck is searched once', () => {
  const seats = [{ dice: '1', hand: 'alligator bramble-fox' }];
  plays({ seats }, (t) => {
    t.answers(0, 'activate farm 1', 'use')
      .asks(0, 'choose', ['choose summon', 'choose search'])
      .answers(0, 'choose summon');
    t.asks(0, 'summon', ['summon alligator', 'summon bramble-fox']).answers(0, 'summon bramble-fox').asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('bramble-fox');
  });
  plays({ seats }, (t) => {
    t.answers(0, 'activate farm 1', 'use', 'choose search').asks(0, 'keep');
    t.answers(0, `keep ${shown(t, 0).beasts.looked.beasts?.[0]}`).asks(0, 'action');
  });
});

test('NRN-11.4: the Curse ability draws a Curse and gives it to an opponent', () => {
  plays({ seats: [{ dice: '2' }], curseDeck: 'dulled-senses' }, (t) => {
    t.answers(0, 'activate graveyard 2', 'use').asks(0, 'action');
    expect(cursesShown(t, 1)).toBe('dulled-senses');
  });
});

test('NRN-11.5: refresh or exhaust chooses any one summoned Beast of any player', () => {
  const seats = [{ dice: '3', beasts: 'gremlin* gazer' }, { beasts: 'alligator sky-ray*' }];
  plays({ seats: seats.map((seat) => ({ ...seat, beasts: seat.beasts.replace('gazer', 'dusk-owl') })) }, (t) => {
    t.answers(0, 'activate beast-pits 3', 'use')
      .asks(0, 'choose', ['choose refresh', 'choose exhaust'])
      .answers(0, 'choose exhaust');
    t.asks(0, 'exhaust', ['exhaust alligator', 'exhaust dusk-owl'])
      .refuses(0, 'exhaust gremlin', 'NRN-13.14')
      .answers(0, 'exhaust alligator');
    expect(beastsShown(t, 1)).toBe('alligator* sky-ray*');
    t.asks(0, 'action');
  });
  plays({ seats: [{ dice: '3', beasts: 'gremlin*' }, { beasts: 'sky-ray*' }] }, (t) => {
    t.answers(0, 'activate beast-pits 3', 'use')
      .asks(0, 'refresh', ['refresh gremlin', 'refresh sky-ray'])
      .answers(0, 'refresh gremlin');
    expect(beastsShown(t, 0)).toBe('gremlin');
    t.asks(0, 'action');
  });
});

test('NRN-11.6: the Guildmaster comes into the Treasury and works in the Refresh Phase', () => {
  plays({ players: 3, active: 1, first: 1, seats: [{}, { dice: '1' }] }, (t) => {
    t.answers(1, 'activate lumber-mill 1', 'use').tells('tokenTaken', { token: 'guildmaster' });
    expect(shown(t)).toMatchObject({ crown: 1, tokens: { guildmaster: 1 } });
    t.answers(1, 'end').answers(2, 'end').answers(0, 'end').tells('crown', { seat: 1 }).asks(1, 'die');
  });
});

test('NRN-11.7: at the Monastery a player with Curses removes one and does not get the Chalice', () => {
  plays({ seats: [{ dice: '2', curses: 'stolen-hour bloodthirst bloodthirst' }] }, (t) => {
    t.answers(0, 'activate monastery 2', 'use').asks(0, 'removeCurse', ['discard bloodthirst', 'discard stolen-hour']);
    t.refuses(0, 'discard dulled-senses', 'NRN-16.7').answers(0, 'discard stolen-hour').asks(0, 'action');
    expect([cursesShown(t, 0), shown(t).tokens.chalice]).toEqual(['bloodthirst bloodthirst', null]);
  });
});

test('NRN-11.8, NRN-11.8a: a player without Curses takes the Chalice and cannot be cursed until it goes back', () => {
  plays({ players: 3, seats: [{ dice: '2' }, { dice: '2' }] }, (t) => {
    t.answers(0, 'activate monastery 2', 'use');
    expect(shown(t).tokens.chalice).toBe(0);
    t.answers(0, 'end').answers(1, 'activate graveyard 2', 'use').asks(1, 'action');
    expect([0, 1, 2].map((seat) => seatShown(t, seat).curses.length)).toEqual([0, 0, 1]);
    t.answers(1, 'end').answers(2, 'end').tells('tokenReturned', { token: 'chalice' }).asks(1, 'die');
  });
});

test('NRN-11.9: a cost for using an ability is paid each time, before the ability; search and summon are one use', () => {
  const seats = [
    { equipped: 'helm greaves', dice: '1 2', resources: 'iron 2', curses: 'barred-gates', hand: 'alligator' },
  ];
  plays({ seats, deck: 'gremlin gazer sky-ray' }, (t) => {
    t.answers(0, 'activate farm 1', 'use')
      .asks(0, 'pay')
      .answers(0, 'pay iron')
      .asks(0, 'choose')
      .answers(0, 'choose search', 'keep gazer');
    t.asks(0, 'portalThen').answers(0, 'use').tells('summoned', { beast: 'alligator' }).asks(0, 'action');
    expect(resourcesShown(t, 0)).toBe('wood 2 iron');
    t.answers(0, 'activate graveyard 2', 'use').asks(0, 'pay');
  });
});

test('NRN-11.9a: the cost is paid only with what leaves the ability usable, and without such a payment Step 4 is not offered', () => {
  plays({ empty: 'market', seats: [{ dice: '3', resources: 'iron', curses: 'barred-gates' }] }, (t) =>
    t.answers(0, 'activate market 3').asks(0, 'action'),
  );
  // Only Resources not needed for the Beast can be paid: the deck is empty, so the Portal is for summoning alone.
  const seats = [{ dice: '3', resources: 'knights wood gold', curses: 'barred-gates', hand: 'war-destrier' }];
  plays({ rest: 'aside', empty: 'iron-mine', seats }, (t) => {
    t.answers(0, 'activate iron-mine 3', 'use')
      .asks(0, 'pay', ['pay wood', 'pay gold'])
      .refuses(0, 'pay knights', 'NRN-11.9a');
    t.answers(0, 'pay gold').tells('summoned', { beast: 'war-destrier' }).asks(0, 'action');
  });
});

/** A die, and a Beast of every Resource in hand. */
const portal = (die: number): Position => ({
  tracker: 6,
  seats: [{ dice: String(die), hand: 'sky-ray banner-wolf moss-bear gremlin rune-toad market-imp' }],
});

test('NRN-11.10, NRN-11.12, NRN-11.14: Farm, Warehouse and Iron Mine give Wood, Gold and Iron, and are Portals', () => {
  for (const [location, die, resource] of [
    ['farm', 1, 'wood'],
    ['warehouse', 5, 'gold'],
    ['iron-mine', 3, 'iron'],
  ] as const)
    plays(portal(die), (t) => {
      t.answers(0, `activate ${location} ${die}`).tells('gathered', { resource });
      t.answers(0, 'use').asks(0, 'choose', ['choose summon', 'choose search']);
    });
});

test('NRN-11.16, NRN-11.18, NRN-11.20: Barracks, Watchtower and Mage Tower give Knights, Archers and Wizards, and are Portals', () => {
  for (const [location, die, resource] of [
    ['barracks', 1, 'knights'],
    ['watchtower', 6, 'archers'],
    ['mage-tower', 4, 'wizards'],
  ] as const)
    plays(portal(die), (t) => {
      t.answers(0, `activate ${location} ${die}`).tells('gathered', { resource });
      t.answers(0, 'use').asks(0, 'choose', ['choose summon', 'choose search']);
    });
});

test('NRN-11.11: the Lumber Mill gives Wood and the Guildmaster', () => {
  plays({ tracker: 6, seats: [{ dice: '1' }] }, (t) => {
    t.answers(0, 'activate lumber-mill 1').tells('gathered', { resource: 'wood' });
    t.answers(0, 'use').tells('tokenTaken', { token: 'guildmaster' }).asks(0, 'action');
  });
});

test('NRN-11.13: the Market gives Gold and an exchange', () => {
  plays({ tracker: 6, seats: [{ dice: '6' }] }, (t) => {
    t.answers(0, 'activate market 6').tells('gathered', { resource: 'gold' }).answers(0, 'use').asks(0, 'exchange');
  });
});

test('NRN-11.15: the Beast Pits give Iron and refresh or exhaust a Beast', () => {
  plays({ tracker: 6, seats: [{ dice: '6', beasts: 'gremlin dusk-owl*' }] }, (t) => {
    t.answers(0, 'activate beast-pits 6').tells('gathered', { resource: 'iron' }).answers(0, 'use').asks(0, 'choose');
  });
});

test('NRN-11.17: the Tavern gives Knights and a die rolled and reserved', () => {
  plays({ tracker: 12, seats: [{ dice: '6' }] }, (t) => {
    t.answers(0, 'activate tavern 6').tells('gathered', { resource: 'knights' });
    t.answers(0, 'use').tells('reserved', { rolled: true }).asks(0, 'action');
  });
});

test('NRN-11.19: the Graveyard gives Archers and a Curse to give', () => {
  plays({ tracker: 12, seats: [{ dice: '4' }] }, (t) => {
    t.answers(0, 'activate graveyard 4').tells('gathered', { resource: 'archers' });
    t.answers(0, 'use').tells('cursed', { seat: 1, by: 0 }).asks(0, 'action');
  });
});

test('NRN-11.21: the Monastery gives Wizards and the Chalice', () => {
  plays({ tracker: 12, seats: [{ dice: '4' }] }, (t) => {
    t.answers(0, 'activate monastery 4').tells('gathered', { resource: 'wizards' });
    t.answers(0, 'use').tells('tokenTaken', { token: 'chalice' }).asks(0, 'action');
    expect(handShown(t, 0)).toBe('');
  });
});

test('NRN-24.1: what is not in stock is not taken and not owed', () => {
  plays({ tracker: 12, seats: [{ dice: '1', beasts: 'hatchling-dragon' }, { resources: 'wood 8' }] }, (t) => {
    t.answers(0, 'activate farm 1').asks(0, 'location');
    expect(resourcesShown(t, 0)).toBe('wood');
  });
});

test('NRN-24.2: where tokens run short, sites are served in their order', () => {
  plays({ tracker: 10, empty: 'farm lumber-mill', seats: [{ dice: '3' }, { resources: 'wood 9' }] }, (t) => {
    t.answers(0, 'activate market 3').asks(0, 'location');
    expect(stockedShown(t)).toContain('farm');
    expect(stockedShown(t)).not.toContain('lumber-mill');
  });
});
