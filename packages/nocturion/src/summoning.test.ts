import { expect, test } from 'vitest';
import { plays } from './testing/position.ts';
import { beastsShown, handShown, prestigeShown, resourcesShown, seatShown, shown } from './testing/shown.ts';

test('NRN-12.1: a Beast from the hand costs its Affiliated Resource', () => {
  plays(
    { empty: 'warehouse', tracker: 20, seats: [{ dice: '5', hand: 'gremlin rune-toad', resources: 'iron' }] },
    (t) => {
      t.answers(0, 'activate warehouse 5', 'use', 'choose summon')
        .tells('paid', { resource: 'iron' })
        .asks(0, 'action');
      expect([beastsShown(t, 0), handShown(t, 0), resourcesShown(t, 0)]).toEqual(['gremlin', 'rune-toad', '']);
    },
  );
  plays(
    { tracker: 20, seats: [{ dice: '5', hand: 'gremlin rune-toad vault-hound market-imp', resources: 'iron' }] },
    (t) => {
      t.answers(0, 'activate warehouse 5', 'use', 'choose summon').asks(0, 'summon', [
        'summon gremlin',
        'summon market-imp',
        'summon vault-hound',
      ]);
      t.refuses(0, 'summon rune-toad', 'NRN-12.1').refuses(0, 'summon gazer', 'NRN-12.1').asks(0, 'summon');
    },
  );
});

test('NRN-12.2: where the Location produces that Resource nothing is paid, whether or not a token was gathered', () => {
  for (const empty of ['', 'warehouse'])
    plays({ empty, tracker: 5, seats: [{ dice: '5', hand: 'market-imp', resources: 'gold' }] }, (t) => {
      t.answers(0, 'activate warehouse 5', 'use', 'choose summon').tellsNo('paid').asks(0, 'action');
      expect(resourcesShown(t, 0)).toBe(empty === '' ? 'gold 2' : 'gold');
    });
});

test('NRN-12.3: choose, pay, make room, place it active, gain its Prestige, open the window', () => {
  const seats = [{ dice: '5', hand: 'sky-ray', resources: 'archers', beasts: 'gremlin alligator gazer* moss-bear*' }];
  plays({ tracker: 5, seats, active: 0 }, (t) => {
    t.answers(0, 'activate warehouse 5', 'use', 'choose summon').asks(0, 'room');
    expect([resourcesShown(t, 0), shown(t).underway.arriving, prestigeShown(t, 0)]).toEqual(['gold', 'sky-ray', 0]);
    t.answers(0, 'discard gremlin').tells('summoned', { beast: 'sky-ray', prestige: 3 }).asks(0, 'react');
    expect([beastsShown(t, 0), prestigeShown(t, 0)]).toEqual(['sky-ray alligator gazer* moss-bear*', 3]);
  });
});

test('NRN-12.3a: a Beast enters the leftmost free Enclosure', () => {
  plays({ tracker: 5, seats: [{ dice: '5', hand: 'market-imp', beasts: 'gremlin - alligator' }] }, (t) => {
    t.answers(0, 'activate warehouse 5', 'use', 'choose summon').asks(0, 'action');
    expect(beastsShown(t, 0)).toBe('gremlin market-imp alligator');
  });
});

test('NRN-12.4: with four Beasts an active one of the own choice is discarded first', () => {
  const seats = [{ dice: '5', hand: 'market-imp', beasts: 'gremlin alligator dusk-owl* rust-beetle*' }];
  plays({ tracker: 5, seats }, (t) => {
    t.answers(0, 'activate warehouse 5', 'use', 'choose summon').asks(0, 'room', [
      'discard alligator',
      'discard gremlin',
    ]);
    t.refuses(0, 'discard dusk-owl', 'NRN-12.4').answers(0, 'discard alligator').asks(0, 'action');
    expect([beastsShown(t, 0), shown(t).beasts.discard]).toEqual([
      'gremlin market-imp dusk-owl* rust-beetle*',
      ['alligator'],
    ]);
  });
});

test('NRN-12.5: with four exhausted Beasts nothing is summoned by any means', () => {
  const beasts = 'gremlin* alligator* dusk-owl* rust-beetle*';
  plays({ tracker: 5, seats: [{ dice: '5', hand: 'market-imp', beasts }], deck: 'gazer moss-bear sky-ray' }, (t) =>
    t.answers(0, 'activate warehouse 5', 'use').asks(0, 'keep'),
  );
  plays(
    {
      quests: ['quest-i-07', '', ''],
      seats: [{ equipped: 'helm', resources: 'wood archers wizards', hand: 'market-imp', beasts }],
    },
    (t) => t.answers(0, 'quest quest-i-07').asks(0, 'action'),
  );
});

test('NRN-12.6: a Beast discarded to make room uses no Discard ability', () => {
  const seats = [{ dice: '5', hand: 'market-imp', beasts: 'moss-bear gremlin* dusk-owl* rust-beetle*' }];
  plays({ tracker: 5, seats }, (t) => {
    t.asks(0, 'react')
      .answers(0, 'pass round')
      .answers(0, 'activate warehouse 5', 'use', 'choose summon')
      .asks(0, 'action');
    expect([resourcesShown(t, 0), shown(t).beasts.discard]).toEqual(['gold', ['moss-bear']]);
  });
});

test('NRN-12.7, NRN-12.8: a search looks at three cards, keeps exactly one, and puts the others under the deck in that order', () => {
  plays({ tracker: 5, seats: [{ dice: '5' }], deck: 'gazer moss-bear sky-ray' }, (t) => {
    t.answers(0, 'activate warehouse 5', 'use').asks(0, 'keep', ['keep gazer', 'keep moss-bear', 'keep sky-ray']);
    t.refuses(0, 'keep gremlin', 'NRN-12.7').answers(0, 'keep moss-bear').asks(0, 'action');
    expect(handShown(t, 0)).toBe('moss-bear');
    // The lowest first.
    expect(shown(t, 0).beasts.under.map(({ beast }) => beast)).toEqual(['sky-ray', 'gazer']);
  });
});

test('NRN-12.9: the hand may hold more than three cards until the Refresh Phase', () => {
  plays(
    { tracker: 5, seats: [{ dice: '5', hand: 'gremlin alligator gazer' }], deck: 'dusk-owl moss-bear sky-ray' },
    (t) => {
      t.answers(0, 'activate warehouse 5', 'use', 'keep dusk-owl');
      expect(seatShown(t, 0).handCount).toBe(4);
      t.asks(0, 'action').answers(0, 'end').answers(1, 'end').asks(0, 'limitHand');
    },
  );
});

test('NRN-24.5, NRN-24.7: an empty deck is renewed from the discard pile, in the middle of a search too, without what is looked at or lies in the Supply', () => {
  const seats = [{ dice: '5', beasts: 'gazer' }];
  plays({ tracker: 5, rest: 'discard', deck: 'alligator', seats }, (t) => {
    t.answers(0, 'use gazer')
      .answers(0, 'activate warehouse 5', 'use')
      .tells('shuffled', { deck: 'beasts' })
      .asks(0, 'keep');
    const { looked, deck, aside, discard } = shown(t, 0).beasts;
    expect([looked.count, deck, aside, discard]).toEqual([3, 34 - 1 - 3, ['gazer'], []]);
    expect(looked.beasts?.[0]).toBe('alligator');
    expect(looked.beasts).not.toContain('gazer');
  });
});

test('NRN-24.6: too few cards are looked at as far as they go, and with none there is no search', () => {
  plays({ tracker: 5, rest: 'aside', deck: 'alligator gremlin', seats: [{ dice: '5' }] }, (t) =>
    t.answers(0, 'activate warehouse 5', 'use').asks(0, 'keep', ['keep alligator', 'keep gremlin']),
  );
  plays({ tracker: 5, rest: 'aside', seats: [{ dice: '5' }] }, (t) =>
    t.answers(0, 'activate warehouse 5').asks(0, 'action'),
  );
});
