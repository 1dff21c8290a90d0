import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.library.1: Library draws until seven cards are in hand', () => {
  const { alice } = tableOf({
    alice: { hand: 'library copper copper copper copper', deck: 'silver gold estate duchy' },
  });

  alice.plays('library');

  expect(alice.hand).toBe('copper copper copper copper estate gold silver');
  expect(alice.deck).toBe('duchy');
});

test('DOM-C.library.1: Library stops when no card is left', () => {
  const { alice } = tableOf({ alice: { hand: 'library', deck: 'silver', discard: 'gold' } });

  alice.plays('library');

  expect(alice.hand).toBe('gold silver');
});

test('DOM-C.library.2: an Action that Library draws may be laid aside face up, and does not count as in hand', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'library copper copper copper copper copper', deck: 'village silver gold estate' },
  });

  alice.plays('library');
  alice.isAsked('libraryKeep', 'keep, aside');
  alice.picks('aside');

  expect(alice.hand).toBe('copper copper copper copper copper gold silver');
  expect(bob.hears('setAside')).toEqual([{ type: 'setAside', seat: 0, cards: ['village'] }]);
});

test('DOM-C.library.2: an Action that Library draws may be kept', () => {
  const { alice } = tableOf({
    alice: { hand: 'library copper copper copper copper copper copper', deck: 'village silver' },
  });

  alice.plays('library');
  alice.picks('keep');

  expect(alice.hand).toBe('copper copper copper copper copper copper village');
});

test('DOM-C.library.3, DOM-6.2b: the Actions laid aside with Library are not shuffled in when the deck runs out', () => {
  const { alice } = tableOf({ alice: { hand: 'library', deck: 'village', discard: 'gold silver' } });

  alice.plays('library');
  alice.picks('aside');

  expect(alice.hand).toBe('gold silver');
  expect(alice.deck).toBe('');
  expect(alice.discard).toBe('village');
});

test('DOM-C.library.4, DOM-6.6d: at the end Library discards the cards laid aside together, in the order they were laid aside', () => {
  const table = tableOf({ alice: { hand: 'library', deck: 'village faithful-hound smithy copper' } });
  const { alice } = table;

  alice.plays('library');
  alice.picks('aside', 'aside', 'aside');
  expect(table.told('discarded').map(({ cards }) => cards)).toEqual([['village', 'faithful-hound', 'smithy']]);
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');

  expect(alice.discard).toBe('village smithy');
  expect(alice.aside).toBe('faithful-hound');
});

test('DOM-C.library.5: with seven cards in hand Library draws nothing', () => {
  const { alice } = tableOf({ alice: { hand: `library ${'copper '.repeat(7)}`, deck: 'gold' } });

  alice.plays('library');

  expect(alice.deck).toBe('gold');
});
