import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.bat.1: Bat trashes up to two cards from hand', () => {
  const table = tableOf({ alice: { hand: 'bat copper estate curse' }, phase: 'night' });
  const { alice } = table;

  alice.plays('bat');
  alice.isAsked('trashHandUpTo', 'stop, trash copper, trash estate, trash curse');
  alice.picks('copper', 'estate');

  expect(table.trash).toBe('copper estate');
});

test('DOM-C.bat.1, DOM-18.5b: a Curse picked first leaves a Copper to be trashed by Bat', () => {
  const table = tableOf({ alice: { hand: 'bat bat copper estate curse' }, phase: 'night' });
  const { alice } = table;

  alice.plays('bat');
  alice.picks('curse');
  alice.isAsked('trashHandUpTo', 'stop, trash copper, trash estate, trash bat');
  alice.picks('copper');

  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['copper', 'curse'] }]);
  expect(alice.discard).toBe('vampire');
});

test('DOM-C.bat.2, DOM-C.bat.3: a Bat that trashed a card becomes a Vampire in the discard pile, which is no gain', () => {
  const table = tableOf({ alice: { hand: 'bat bat copper' }, phase: 'night' });
  const { alice } = table;

  alice.plays('bat');
  alice.picks('copper', 'stop');

  expect(alice.inPlay).toBe('');
  expect(alice.discard).toBe('vampire');
  expect(alice.gained).toBe(0);
  expect(table.left('bat')).toBe(9);
  expect(table.left('vampire')).toBe(9);
});

test('DOM-C.bat.4: with no Vampire left a Bat trashes and stays in play', () => {
  const table = tableOf({ alice: { hand: 'bat bat copper' }, phase: 'night', piles: { vampire: 0 } });
  const { alice } = table;

  alice.plays('bat');
  alice.picks('copper', 'stop');

  expect(alice.hand).toBe('bat');
  expect(alice.inPlay).toBe('bat');
  expect(alice.discard).toBe('');
});

test('DOM-C.bat.5: a Bat that trashed nothing stays in play until Clean-up', () => {
  const { alice } = tableOf({
    alice: { hand: 'bat bat copper', deck: 'gold gold gold gold gold' },
    phase: 'night',
  });

  alice.plays('bat');
  alice.picks('stop');
  expect(alice.inPlay).toBe('bat');
  alice.endsTurn();

  expect(alice.discard).toBe('bat copper bat');
});
