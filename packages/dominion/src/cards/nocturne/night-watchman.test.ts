import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.night-watchman.1, DOM-C.night-watchman.3, DOM-C.night-watchman.4: Night Watchman looks at five cards, discards some together and puts the rest back in any order', () => {
  const table = tableOf({
    alice: { hand: 'night-watchman monastery', deck: 'copper estate gold silver curse duchy' },
    phase: 'night',
  });
  const { alice } = table;

  alice.plays('night-watchman');
  alice.isAsked('lookDiscard', 'stop, discard copper, discard estate, discard gold, discard silver, discard curse');
  alice.picks('curse', 'estate', 'stop');
  expect(table.told('discarded')).toEqual([{ type: 'discarded', seat: 0, cards: ['curse', 'estate'], shown: false }]);
  alice.isAsked('orderBack', 'topdeck copper, topdeck gold, topdeck silver');
  alice.picks('silver', 'copper');

  expect(alice.deck).toBe('silver copper gold duchy');
  expect(alice.discard).toBe('curse estate');
});

test('DOM-C.night-watchman.1, DOM-6.3: Night Watchman looks at what is left of the deck and at the top of the reshuffled discard pile', () => {
  const table = tableOf({
    alice: { hand: 'night-watchman monastery', deck: 'gold silver', discard: 'copper copper copper copper' },
    phase: 'night',
  });
  const { alice } = table;

  alice.plays('night-watchman');
  expect(table.told('looked')).toEqual([
    { type: 'looked', seat: 0, cards: ['gold', 'silver', 'copper', 'copper', 'copper'] },
  ]);
  alice.picks('copper', 'copper', 'copper', 'stop');
  alice.picks('silver');

  expect(alice.deck).toBe('silver gold copper');
  expect(alice.discard).toBe('copper copper copper');
});

test('DOM-C.night-watchman.2: with three cards in deck and discard pile Night Watchman looks at three', () => {
  const { alice } = tableOf({
    alice: { hand: 'night-watchman monastery', deck: 'gold silver', discard: 'copper' },
    phase: 'night',
  });

  alice.plays('night-watchman');
  alice.picks('gold', 'silver', 'copper');

  alice.isAsked('nightPhase');
  expect(alice.discard).toBe('gold silver copper');
  expect(alice.deck).toBe('');
});

test('DOM-C.night-watchman.3: Night Watchman may discard nothing', () => {
  const { alice } = tableOf({
    alice: { hand: 'night-watchman monastery', deck: 'gold silver copper estate duchy' },
    phase: 'night',
  });

  alice.plays('night-watchman');
  alice.picks('stop', 'duchy', 'estate', 'copper', 'silver');

  expect(alice.deck).toBe('duchy estate copper silver gold');
  expect(alice.discard).toBe('');
});

test('DOM-C.night-watchman.5: a Faithful Hound that Night Watchman discards may be set aside', () => {
  const { alice } = tableOf({
    alice: { hand: 'night-watchman monastery', deck: 'faithful-hound copper' },
    phase: 'night',
  });

  alice.plays('night-watchman');
  alice.picks('faithful-hound', 'stop');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');

  expect(alice.aside).toBe('faithful-hound');
  expect(alice.discard).toBe('');
  expect(alice.deck).toBe('copper');
});

test('DOM-C.night-watchman.6: a Night Watchman bought this turn goes to hand and may be played that Night', () => {
  const { alice } = tableOf({ alice: { deck: 'gold' }, kingdom: 'night-watchman', phase: 'buy', coins: 3 });

  alice.buys('night-watchman');
  expect(alice.hand).toBe('night-watchman');
  alice.plays('night-watchman');

  alice.isAsked('lookDiscard', 'stop, discard gold');
});
