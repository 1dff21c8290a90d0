import { expect, test } from 'vitest';
import { plays } from './testing/position.ts';
import { beastsShown, diceShown, handShown, resourcesShown, seatShown, shown } from './testing/shown.ts';

test('NRN-22.2: dice on Locations return to the Supply, and those in Treasuries stay', () => {
  plays({ tracker: 3, placed: { farm: 1, market: 3 }, seats: [{ dice: '4' }] }, (t) => {
    t.answers(0, 'end').answers(1, 'end');
    expect(shown(t).sites.every(({ die }) => die === null)).toBe(true);
    expect([shown(t).dice, diceShown(t, 0)]).toEqual([8 - 1 - 2, '4']);
    t.asks(1, 'die');
  });
});

test('NRN-22.3: each player discards Resources of choice down to six', () => {
  plays({ tracker: 3, seats: [{ resources: 'wood 5 gold 3' }, { resources: 'iron 6' }] }, (t) => {
    t.answers(0, 'end')
      .answers(1, 'end')
      .asks(0, 'limitResources', ['discard wood', 'discard gold'])
      .refuses(0, 'discard iron', 'NRN-22.3');
    t.answers(0, 'discard gold', 'discard wood').asks(1, 'die');
    expect([resourcesShown(t, 0), resourcesShown(t, 1)]).toEqual(['wood 4 gold 2', 'iron 6']);
  });
});

test('NRN-22.4: hands are filled up to three or discarded down to three', () => {
  plays(
    {
      tracker: 3,
      deck: 'gazer rune-toad',
      seats: [{ hand: 'gremlin alligator dusk-owl moss-bear sky-ray' }, { hand: 'banner-wolf' }],
    },
    (t) => {
      t.answers(0, 'end')
        .answers(1, 'end')
        .asks(0, 'limitHand')
        .refuses(0, 'discard gazer', 'NRN-22.4')
        .answers(0, 'discard gremlin', 'discard sky-ray')
        .asks(1, 'die');
      expect([handShown(t, 0), handShown(t, 1)]).toEqual([
        'alligator moss-bear dusk-owl',
        'banner-wolf gazer rune-toad',
      ]);
    },
  );
});

test('NRN-22.5: the Chalice returns to the Monastery', () => {
  plays({ tracker: 3, tokens: { chalice: 1 } }, (t) => {
    t.answers(0, 'end').answers(1, 'end').tells('tokenReturned', { token: 'chalice' }).asks(1, 'die');
    expect(shown(t).tokens.chalice).toBeNull();
  });
});

test('NRN-22.6, NRN-22.6a: a player who holds the Guildmaster takes or keeps the Crown, and the token returns', () => {
  for (const [holder, crown] of [
    [0, 0],
    [2, 2],
  ] as const)
    plays({ players: 3, tracker: 3, tokens: { guildmaster: holder } }, (t) => {
      t.answers(0, 'end')
        .answers(1, 'end')
        .answers(2, 'end')
        .tells('crown', { seat: crown })
        .tells('tokenReturned', { token: 'guildmaster' });
      const told = t.events.map(({ type }) => type);
      expect(told.indexOf('crown'), 'the Crown first').toBeLessThan(told.indexOf('tokenReturned'));
      expect(shown(t)).toMatchObject({ crown, tokens: { guildmaster: null } });
      t.asks(crown, 'die');
    });
});

test('NRN-22.7: if nobody holds the Guildmaster, the Crown passes clockwise', () => {
  plays({ players: 3, tracker: 3, first: 2, active: 2 }, (t) => {
    t.answers(2, 'end').answers(0, 'end').answers(1, 'end').tells('crown', { seat: 0 }).asks(0, 'die');
  });
});

test('NRN-22.8: all Exhausted tokens come off Beasts and Player Boards', () => {
  plays({ tracker: 3, seats: [{ spent: true, beasts: 'gremlin* dusk-owl' }, { beasts: 'alligator*' }] }, (t) => {
    t.answers(0, 'end').answers(1, 'end').asks(1, 'die');
    expect([beastsShown(t, 0), beastsShown(t, 1), seatShown(t, 0).spent]).toEqual([
      'gremlin dusk-owl',
      'alligator',
      false,
    ]);
  });
});

test('NRN-22.9: reserved dice move to the Treasuries, results unchanged', () => {
  plays({ tracker: 3, seats: [{ dice: '5', reserved: 2 }, { reserved: 6 }] }, (t) => {
    t.answers(0, 'end').answers(1, 'end').asks(1, 'die');
    expect([diceShown(t, 0), diceShown(t, 1), seatShown(t, 0).reserved]).toEqual(['2 5', '6', null]);
  });
});

test('NRN-22.10: a reserved die that would be the third returns to the Supply for any Resource, after the limit was checked', () => {
  plays({ tracker: 3, seats: [{ dice: '5 5', reserved: 2, resources: 'wood 6' }] }, (t) => {
    t.answers(0, 'end').answers(1, 'end').asks(0, 'resource').answers(0, 'take gold').asks(1, 'die');
    expect([diceShown(t, 0), resourcesShown(t, 0)]).toEqual(['5 5', 'wood 6 gold']);
  });
});

test('NRN-22.1, NRN-22.10: reserved dice move in the order of the ended round, also where the Crown was passed on', () => {
  const full = { dice: '5 5', reserved: 2 };
  plays({ tracker: 3, first: 1, active: 0, seats: [full, full] }, (t) => {
    t.answers(0, 'end').asks(1, 'resource').answers(1, 'take gold').asks(0, 'resource').answers(0, 'take iron');
    expect([resourcesShown(t, 0), resourcesShown(t, 1)]).toEqual(['iron', 'gold']);
    // The next round begins with the new First Player, whose Treasury has no room for a die (NRN-5.7).
    t.asks(0, 'resource');
  });
});

test('NRN-22.11: Beasts in the Supply are discarded and their rules end', () => {
  plays({ tracker: 3, seats: [{ beasts: 'gazer siege-ogre' }] }, (t) => {
    t.answers(0, 'use siege-ogre', 'district west', 'use gazer').asks(0, 'action');
    expect(shown(t)).toMatchObject({ rules: ['noBeastSpecials'], barred: ['west'] });
    t.answers(0, 'end').answers(1, 'end').asks(1, 'die');
    expect(shown(t)).toMatchObject({ rules: [], barred: [], beasts: { aside: [] } });
    expect(shown(t).beasts.discard).toEqual(['siege-ogre', 'gazer']);
  });
});

test('NRN-22.12: after the final round the game ends, otherwise a new round begins', () => {
  plays({ tracker: 3, isFinal: true, year: 4 }, (t) => t.answers(0, 'end').answers(1, 'end').tells('ended').isOver());
  plays({ tracker: 3, year: 4 }, (t) =>
    t.answers(0, 'end').answers(1, 'end').tells('round', { round: 2 }).asks(1, 'die'),
  );
});

test('NRN-23.3: the final round is played to its end, the limit of Resources included', () => {
  plays({ tracker: 23, year: 4, seats: [{ dice: '5' }, { dice: '2', resources: 'wood 5 iron 3' }] }, (t) => {
    t.answers(0, 'activate warehouse 5')
      .tells('finalRound')
      .answers(0, 'decline', 'end')
      .asks(1, 'action')
      .answers(1, 'activate monastery 2', 'decline', 'end');
    t.asks(1, 'limitResources').answers(1, 'discard wood', 'discard wood', 'discard iron').isOver();
    expect(resourcesShown(t, 1)).toBe('wood 3 iron 2 wizards');
  });
});
