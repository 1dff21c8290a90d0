import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.bureaucrat.1: Bureaucrat gains a Silver onto the deck', () => {
  const { alice } = tableOf({ alice: { hand: 'bureaucrat', deck: 'copper' } });

  alice.plays('bureaucrat');

  expect(alice.deck).toBe('silver copper');
});

test('DOM-C.bureaucrat.2: against Bureaucrat each other player in turn shows a Victory card and puts it onto the deck', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'bureaucrat' },
    bob: { hand: 'estate duchy copper', deck: 'gold' },
    carol: { hand: 'estate duchy' },
  });

  alice.plays('bureaucrat');
  bob.isAsked('handToDeck', 'topdeck estate, topdeck duchy');
  bob.picks('duchy');
  expect(alice.hears('topdecked')).toEqual([{ type: 'topdecked', seat: 1, cards: ['duchy'], shown: true }]);
  carol.isAsked('handToDeck', 'topdeck estate, topdeck duchy');
  carol.picks('estate');

  expect(bob.hand).toBe('copper estate');
  expect(bob.deck).toBe('duchy gold');
  expect(carol.deck).toBe('estate');
});

test('DOM-C.bureaucrat.3: a player without a Victory card reveals the hand to Bureaucrat', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'bureaucrat' }, bob: { hand: 'copper curse' } });

  alice.plays('bureaucrat');

  expect(bob.hand).toBe('copper curse');
  expect(alice.hears('revealed')).toEqual([{ type: 'revealed', seat: 1, cards: ['copper', 'curse'] }]);
});

test('DOM-C.bureaucrat.4, DOM-C.pasture.4: Bureaucrat makes a player put a Pasture back', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'bureaucrat' }, bob: { hand: 'pasture copper' } });

  alice.plays('bureaucrat');

  expect(bob.deck).toBe('pasture');
});

test('DOM-C.bureaucrat.5: the Silver of Bureaucrat may be exchanged for a Changeling from the deck', () => {
  const table = tableOf({ alice: { hand: 'bureaucrat', deck: 'copper' }, kingdom: 'changeling' });
  const { alice } = table;

  alice.plays('bureaucrat');
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('yes');

  expect(alice.deck).toBe('copper');
  expect(alice.discard).toBe('changeling');
  expect(table.left('silver')).toBe(40);
});
