import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.tragic-hero.1, DOM-C.tragic-hero.5: Tragic Hero draws three cards and gives a buy; with seven cards in hand it stays', () => {
  const { alice } = tableOf({
    alice: { hand: 'tragic-hero estate estate estate estate', deck: 'copper copper copper gold' },
  });

  alice.plays('tragic-hero');

  expect(alice.hand).toBe('copper copper copper estate estate estate estate');
  expect(alice.buyCount).toBe(2);
  expect(alice.inPlay).toBe('tragic-hero');
  expect(alice.gained).toBe(0);
});

test('DOM-C.tragic-hero.2: with eight cards in hand after the draw Tragic Hero is trashed and a Treasure must be gained', () => {
  const table = tableOf({
    alice: { hand: 'tragic-hero estate estate estate estate estate', deck: 'copper copper copper gold' },
  });
  const { alice } = table;

  alice.plays('tragic-hero');
  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['tragic-hero'] }]);
  alice.isAsked('gainFromSupply', 'gain copper, gain silver, gain gold');
  alice.picks('gold');

  expect(alice.inPlay).toBe('');
  expect(alice.discard).toBe('gold');
});

test('DOM-C.tragic-hero.3: the Treasure may be an Idol, and no Treasure that is not in the Supply', () => {
  const { alice } = tableOf({
    alice: { hand: 'tragic-hero estate estate estate estate estate estate estate estate' },
    kingdom: 'idol pooka',
  });

  alice.plays('tragic-hero');
  alice.isAsked('gainFromSupply', 'gain copper, gain silver, gain gold, gain idol');
  alice.picks('idol');

  expect(alice.discard).toBe('idol');
});

test('DOM-C.tragic-hero.4: a Tragic Hero trashed on its first play by Throne Room gains a second Treasure on the next', () => {
  const table = tableOf({
    alice: {
      hand: 'throne-room tragic-hero estate estate estate estate estate',
      deck: 'copper copper copper copper copper copper',
    },
  });
  const { alice } = table;

  alice.plays('throne-room');
  alice.picks('tragic-hero');
  alice.picks('gold');
  expect(table.told('trashed')).toEqual([]);
  alice.picks('silver');

  expect(alice.discard).toBe('gold silver');
  expect(alice.buyCount).toBe(3);
});
