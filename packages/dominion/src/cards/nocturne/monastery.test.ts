import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.monastery.1, DOM-C.monastery.2: after three gains Monastery may trash three cards, from hand and Coppers from play in any mix', () => {
  const table = tableOf({
    alice: { hand: 'monastery estate curse copper bat', play: 'copper silver' },
    phase: 'night',
    gained: 3,
  });
  const { alice } = table;

  alice.plays('monastery');
  alice.isAsked('monasteryTrash', 'stop, trash copper, trash estate, trash curse, trash bat, trash copper in play');
  alice.picks('estate', 'curse', 'copper in play');

  expect(alice.hand).toBe('bat copper');
  expect(alice.inPlay).toBe('monastery silver');
  expect(table.trash).toBe('copper curse estate');
});

test('DOM-C.monastery.2, DOM-18.3c: with Monastery a Copper in hand and a Copper in play are different choices', () => {
  const table = tableOf({
    alice: { hand: 'monastery copper monastery', play: 'copper' },
    phase: 'night',
    gained: 1,
  });
  const { alice } = table;

  alice.plays('monastery');
  alice.isAsked('monasteryTrash', 'stop, trash copper, trash monastery, trash copper in play');
  alice.picks('copper in play');
  expect(alice.hand).toBe('copper monastery');
  expect(alice.inPlay).toBe('monastery');

  alice.plays('monastery');
  alice.picks('copper');
  expect(table.trash).toBe('copper copper');
});

test('DOM-C.monastery.2, DOM-18.5b: a Copper in play picked first leaves the hand to be trashed by Monastery', () => {
  const table = tableOf({
    alice: { hand: 'monastery estate copper monastery', play: 'copper copper' },
    phase: 'night',
    gained: 3,
  });
  const { alice } = table;

  alice.plays('monastery');
  alice.picks('copper in play');
  alice.isAsked('monasteryTrash', 'stop, trash copper, trash estate, trash monastery, trash copper in play');
  alice.picks('estate', 'copper');

  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['copper', 'estate', 'copper'] }]);
  expect(alice.hand).toBe('monastery');
  expect(alice.inPlay).toBe('copper monastery');
});

test('DOM-C.monastery.2: Monastery may trash fewer cards than were gained, and none', () => {
  const table = tableOf({ alice: { hand: 'monastery monastery estate estate' }, phase: 'night', gained: 3 });
  const { alice } = table;

  alice.plays('monastery');
  alice.picks('estate', 'stop');
  alice.plays('monastery');
  alice.picks('stop');

  expect(table.trash).toBe('estate');
});

test('DOM-C.monastery.3, DOM-6.9b: the cards go to the trash together, so an Action that goes along is no discard for the Haunted Mirror', () => {
  const table = tableOf({
    alice: { hand: 'monastery village haunted-mirror' },
    phase: 'night',
    gained: 2,
  });
  const { alice } = table;

  alice.plays('monastery');
  alice.picks('haunted-mirror', 'village');

  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['haunted-mirror', 'village'] }]);
  expect(alice.gained).toBe(0);
});

test('DOM-C.monastery.4: the Coin of a Copper trashed by Monastery is kept', () => {
  const { alice } = tableOf({ alice: { hand: 'monastery copper bat' }, phase: 'buy', gained: 1 });

  alice.plays('copper');
  alice.ends();
  alice.plays('monastery');
  alice.picks('copper in play');

  alice.isAsked('nightPhase', 'end, play bat');
  expect(alice.coins).toBe(1);
});

test('DOM-C.monastery.5: the Bat for which a Vampire was exchanged does not count for Monastery, the card gained with it does', () => {
  const table = tableOf({
    alice: { hand: 'vampire monastery estate estate' },
    phase: 'night',
    hexes: 'greed',
  });
  const { alice } = table;

  alice.plays('vampire');
  alice.picks('silver');
  alice.plays('monastery');
  alice.isAsked('monasteryTrash', 'stop, trash estate');
  alice.picks('estate');

  expect(table.trash).toBe('estate');
});

test('DOM-C.monastery.6: on a turn without a gain Monastery does nothing', () => {
  const table = tableOf({ alice: { hand: 'monastery estate', play: 'copper' }, phase: 'night' });

  table.alice.plays('monastery');

  table.bob.isAsked('buyPhase');
  expect(table.trash).toBe('');
});

test('DOM-C.monastery.7: the Ghost for a Haunted Mirror that Monastery trashed counts for the next Monastery, not for this one', () => {
  const table = tableOf({
    alice: { hand: 'monastery monastery haunted-mirror village estate estate' },
    phase: 'night',
    gained: 1,
  });
  const { alice } = table;

  alice.plays('monastery');
  alice.picks('haunted-mirror');
  alice.isAsked('mirrorDiscard', 'stop, discard village');
  alice.picks('village');
  alice.isAsked('nightPhase', 'end, play monastery');
  alice.plays('monastery');
  alice.picks('estate', 'estate');

  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['estate', 'estate'] }]);
});
