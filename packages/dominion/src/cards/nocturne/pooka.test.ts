import { expect, test } from 'vitest';
import { kingdomWith, newGame, startingDeck } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.pooka.1, DOM-C.pooka.3: Pooka may trash any Treasure from hand, Pasture and Idol included, but no Cursed Gold', () => {
  const { alice } = tableOf({ alice: { hand: 'pooka copper cursed-gold idol pasture estate' } });

  alice.plays('pooka');

  alice.isAsked('trashHandMay1', 'stop, trash copper, trash idol, trash pasture');
  expect(alice.hand).toBe('copper cursed-gold estate idol pasture');
});

test('DOM-C.pooka.2: for a Treasure Pooka draws four cards', () => {
  const table = tableOf({ alice: { hand: 'pooka copper', deck: 'gold gold gold gold gold' } });
  const { alice } = table;

  alice.plays('pooka');
  alice.picks('copper');

  expect(alice.hand).toBe('gold gold gold gold');
  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['copper'] }]);
});

test('DOM-C.pooka.1, DOM-C.pooka.2: without a Treasure to trash Pooka draws nothing', () => {
  const { alice } = tableOf({ alice: { hand: 'pooka copper', deck: 'gold gold gold gold' } });

  alice.plays('pooka');
  alice.picks('stop');

  expect(alice.hand).toBe('copper');
});

test('DOM-C.pooka.4: a Haunted Mirror that Pooka trashes asks for an Action before the four cards are drawn', () => {
  const { alice } = tableOf({
    alice: { hand: 'pooka haunted-mirror village', deck: 'smithy smithy smithy smithy' },
  });

  alice.plays('pooka');
  alice.picks('haunted-mirror');
  alice.isAsked('mirrorDiscard', 'stop, discard village');
  alice.picks('village');

  expect(alice.discard).toBe('village ghost');
  expect(alice.hand).toBe('smithy smithy smithy smithy');
});

test('DOM-C.pooka.5: in a game with Pooka each player starts with a Cursed Gold in place of a Copper', () => {
  const state = newGame({ cards: kingdomWith('pooka') });

  for (const seat of [0, 1]) {
    expect(startingDeck(state, seat).join(' ')).toBe(
      'copper copper copper copper copper copper cursed-gold estate estate estate',
    );
  }
});
