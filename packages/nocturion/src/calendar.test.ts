import type { JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { editionWith, plays } from './testing/position.ts';
import { resourcesShown, shown, spotShown, stockedShown } from './testing/shown.ts';

/** Seat 0 with one die of each of two results. */
const dice = (results: string) => [{ dice: results }];

test('NRN-10.1: from the Supply the Season Tracker goes to the Winter spot of the Resource, and no year passes', () => {
  plays({ seats: dice('3 6') }, (t) => {
    t.asks(0, 'action').answers(0, 'activate iron-mine 3').asks(0, 'location').answers(0, 'decline');
    expect([spotShown(t), shown(t).year]).toEqual([4, 1]);
    // Once it is there, the same round moves it on.
    t.answers(0, 'activate market 6').asks(0, 'location').answers(0, 'decline').asks(0, 'action');
    expect([spotShown(t), shown(t).year]).toEqual([9, 1]);
  });
});

test('NRN-10.2: the tracker moves clockwise to the next spot of the Resource, and never stays', () => {
  plays({ tracker: 4, seats: dice('3') }, (t) => {
    t.answers(0, 'activate iron-mine 3').asks(0, 'location');
    expect(spotShown(t)).toBe(11);
  });
});

test.each([
  [5, 'market', 3, 'spring', 9],
  [11, 'market', 3, 'summer', 14],
  [17, 'market', 3, 'autumn', 21],
])('The tracker goes on from %i', (from, location, die, season, spot) => {
  plays({ tracker: from, seats: [{ dice: String(die) }] }, (t) => {
    t.answers(0, `activate ${location} ${die}`).asks(0, 'location');
    expect(shown(t).tracker).toEqual({ spot, season });
  });
});

test('NRN-10.3: the x2 arm points to the District of the season, the cart arm to the opposite one', () => {
  const arms = [
    // Winter: x2 North, cart South.
    [22, 'farm', 1, 'wood 2', 'barracks tavern watchtower'],
    // Spring: x2 East, cart West.
    [5, 'market', 3, 'gold 2', 'graveyard mage-tower monastery'],
    // Summer: x2 South, cart North.
    [11, 'barracks', 1, 'knights 2', 'farm lumber-mill warehouse'],
    // Autumn: x2 West, cart East.
    [17, 'mage-tower', 2, 'wizards 2', 'market iron-mine beast-pits'],
  ] as const;
  for (const [tracker, location, die, taken, filled] of arms) {
    plays({ tracker, empty: filled, seats: [{ dice: String(die) }] }, (t) => {
      t.answers(0, `activate ${location} ${die}`).asks(0, 'location');
      expect(resourcesShown(t, 0)).toBe(taken);
      for (const name of filled.split(' ')) expect(stockedShown(t)).toContain(name);
    });
  }
});

test('NRN-10.4: the position after Step 1 decides both arms', () => {
  // The tracker leaves Winter (x2 North) for Spring (x2 East).
  plays({ tracker: 2, seats: dice('5') }, (t) => {
    t.answers(0, 'activate warehouse 5').asks(0, 'location');
    expect(shown(t).tracker?.season).toBe('spring');
    expect(resourcesShown(t, 0)).toBe('gold');
  });
});

test('NRN-10.5: a move into Winter ends on the spot of the Resource and moves the Year Tracker on by one', () => {
  plays({ tracker: 20, year: 2, seats: dice('2') }, (t) => {
    t.answers(0, 'activate graveyard 2').tells('year', { year: 3 }).asks(0, 'location');
    expect([spotShown(t), shown(t).year]).toEqual([3, 3]);
  });
});

test('A Resource with one spot only leads once around the whole Calendar', () => {
  const without = (id: string): JsonObject => ({ id, spots: ['iron', 'gold', 'knights', 'archers', 'wizards'] });
  const edition = editionWith({ calendar: { seasons: ['spring', 'summer', 'autumn'].map(without) } });
  plays({ edition, tracker: 0, seats: dice('1') }, (t) => {
    t.answers(0, 'activate farm 1').tells('year', { year: 2 }).asks(0, 'location');
    expect(spotShown(t)).toBe(0);
  });
});

test('NRN-10.6: each crossing in a round counts', () => {
  plays({ players: 3, tracker: 23, seats: [{ dice: '3 5' }, { dice: '1 2' }, { dice: '1' }] }, (t) => {
    t.answers(0, 'activate warehouse 5', 'decline').answers(0, 'activate market 3', 'decline', 'end');
    expect([spotShown(t), shown(t).year]).toEqual([9, 2]);
    t.answers(1, 'activate watchtower 1', 'decline').answers(1, 'activate graveyard 2', 'decline', 'end');
    expect([spotShown(t), shown(t).year]).toEqual([20, 2]);
    t.answers(2, 'activate farm 1').asks(2, 'location');
    expect([spotShown(t), shown(t).year]).toEqual([0, 3]);
  });
});

test('NRN-10.7, NRN-23.1: a crossing in the Last Year makes the round the final one', () => {
  plays({ tracker: 23, year: 4, seats: [{ dice: '5' }, {}] }, (t) => {
    t.answers(0, 'activate warehouse 5').tells('finalRound').asks(0, 'location').answers(0, 'decline');
    expect(shown(t).isFinal).toBe(true);
    t.answers(0, 'end').answers(1, 'end');
    t.isOver();
  });
});

test('NRN-10.7a: then the Year Tracker stays, and more crossings do nothing', () => {
  plays({ tracker: 23, year: 4, isFinal: true, seats: dice('5') }, (t) => {
    t.answers(0, 'activate warehouse 5').tellsNo('finalRound').tellsNo('year').asks(0, 'location');
    expect(shown(t).year).toBe(4);
  });
});

test('NRN-23.2: reaching the Last Year does not end the game', () => {
  plays({ tracker: 23, year: 3, seats: dice('5') }, (t) => {
    t.answers(0, 'activate warehouse 5').answers(0, 'decline').answers(0, 'end').answers(1, 'end');
    expect(shown(t)).toMatchObject({ year: 4, isFinal: false });
    t.asks(1, 'die');
  });
});

test('NRN-4.3: a tracker that nobody placed or moved goes at the end of the phase to the first spot of the next season', () => {
  plays({ tracker: 8 }, (t) => {
    t.answers(0, 'end');
    expect(spotShown(t)).toBe(8);
    t.answers(1, 'end').tells('tracker', { spot: 12 }).tellsNo('year').asks(1, 'die');
  });
  plays({ tracker: 8, seats: dice('3') }, (t) => {
    t.answers(0, 'activate market 3').answers(0, 'decline').answers(0, 'end').answers(1, 'end').tellsNo('tracker');
    t.asks(1, 'die');
  });
});

test('NRN-4.3a: a tracker in the Supply goes to the first spot of Winter, and no year passes', () => {
  plays({}, (t) => {
    t.answers(0, 'end')
      .answers(1, 'end')
      .tells('tracker', { spot: 0, season: 'winter' })
      .tellsNo('year')
      .asks(1, 'die');
  });
});

test('NRN-4.3b: an idle move from Autumn into Winter is a crossing', () => {
  plays({ tracker: 18, year: 1 }, (t) => {
    t.answers(0, 'end').answers(1, 'end').tells('tracker', { spot: 0 }).tells('year', { year: 2 }).asks(1, 'die');
  });
  plays({ tracker: 18, year: 4 }, (t) => {
    t.answers(0, 'end').answers(1, 'end').tells('finalRound').isOver();
  });
});

test('NRN-4.3c: an idle move replenishes nothing and opens no window', () => {
  plays({ tracker: 8, empty: 'farm', seats: [{ beasts: 'hatchling-dragon alligator' }] }, (t) => {
    t.answers(0, 'end').answers(1, 'end').tells('tracker').tellsNo('replenished').asks(1, 'die');
    expect(stockedShown(t)).not.toContain('farm');
  });
});
