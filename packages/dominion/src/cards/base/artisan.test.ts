import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.artisan.1: Artisan gains a card for at most 5 to hand, and cannot gain none', () => {
  const { alice } = tableOf({ alice: { hand: 'artisan' }, kingdom: 'moat cellar harbinger' });

  alice.plays('artisan');
  alice.isAsked(
    'gainFromSupply',
    `gain copper, gain silver, gain estate, gain duchy, gain curse, gain moat, gain cellar, gain harbinger,
     gain village, gain smithy, gain market, gain festival, gain laboratory, gain gardens`,
  );
  alice.picks('market');

  expect(alice.deck).toBe('market');
  expect(alice.discard).toBe('');
});

test('DOM-C.artisan.2: after that Artisan puts a card from hand onto the deck, the gained one if one likes', () => {
  const { alice } = tableOf({ alice: { hand: 'artisan copper', deck: 'gold' } });

  alice.plays('artisan');
  alice.picks('duchy');
  alice.isAsked('handToDeck', 'topdeck copper, topdeck duchy');
  alice.picks('copper');

  expect(alice.hand).toBe('duchy');
  expect(alice.deck).toBe('copper gold');
});

test('DOM-C.artisan.3: nobody is shown which card Artisan puts onto the deck', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'artisan copper' } });

  alice.plays('artisan');
  alice.picks('duchy', 'copper');

  expect(alice.hears('topdecked')).toEqual([{ type: 'topdecked', seat: 0, cards: ['copper'], shown: false }]);
  expect(bob.hears('topdecked')).toEqual([{ type: 'topdecked', seat: 0, count: 1 }]);
});
