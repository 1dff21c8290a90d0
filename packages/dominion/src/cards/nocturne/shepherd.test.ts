import { expect, test } from 'vitest';
import { kingdomWith, newGame, startingDeck } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.shepherd.1, DOM-C.shepherd.2: Shepherd gives an action, and any number of Victory cards from hand may be discarded, none too', () => {
  const { alice } = tableOf({ alice: { hand: 'shepherd estate duchy', deck: 'gold' } });

  alice.plays('shepherd');
  expect(alice.actions).toBe(1);
  alice.isAsked('discardAny', 'stop, discard estate, discard duchy');
  alice.picks('stop');

  expect(alice.hand).toBe('duchy estate');
  expect(alice.deck).toBe('gold');
});

test('DOM-C.shepherd.2, DOM-17.12: all players see every card that is discarded to Shepherd', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'shepherd estate duchy province' } });

  alice.plays('shepherd');
  alice.picks('duchy', 'estate', 'stop');

  expect(bob.hears('discarded')).toEqual([{ type: 'discarded', seat: 0, cards: ['duchy', 'estate'], shown: true }]);
});

test('DOM-C.shepherd.3: three Victory cards discarded to Shepherd draw six cards at once', () => {
  const table = tableOf({
    alice: { hand: 'shepherd estate estate duchy copper', deck: 'gold gold gold silver silver silver province' },
  });
  const { alice } = table;

  alice.plays('shepherd');
  alice.picks('estate', 'estate', 'duchy');

  expect(alice.hand).toBe('copper gold gold gold silver silver silver');
  expect(alice.discard).toBe('estate estate duchy');
  expect(table.told('drew')).toHaveLength(1);
});

test('DOM-C.shepherd.4: Pasture, Cemetery and Gardens are Victory cards for Shepherd; Curse and Copper are not', () => {
  const { alice } = tableOf({ alice: { hand: 'shepherd pasture cemetery gardens curse copper' } });

  alice.plays('shepherd');

  alice.isAsked('discardAny', 'stop, discard cemetery, discard gardens, discard pasture');
  expect(alice.hand).toBe('cemetery copper curse gardens pasture');
});

test('DOM-C.shepherd.5: in a game with Shepherd each player starts with a Pasture in place of a Copper', () => {
  const state = newGame({ cards: kingdomWith('shepherd') });

  for (const seat of [0, 1]) {
    expect(startingDeck(state, seat).join(' ')).toBe(
      'copper copper copper copper copper copper estate estate estate pasture',
    );
  }
});
