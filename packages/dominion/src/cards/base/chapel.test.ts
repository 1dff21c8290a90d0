import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.chapel.1: Chapel trashes at most four cards', () => {
  const table = tableOf({ alice: { hand: 'chapel copper copper estate estate estate' } });
  const { alice } = table;

  alice.plays('chapel');
  alice.picks('copper', 'copper', 'estate', 'estate');

  expect(table.told('trashed')).toEqual([
    { type: 'trashed', seat: 0, cards: ['copper', 'copper', 'estate', 'estate'] },
  ]);
  expect(alice.hand).toBe('estate');
});

test('DOM-C.chapel.1, DOM-18.5b: an Estate picked first leaves the Coppers to be trashed by Chapel', () => {
  const table = tableOf({ alice: { hand: 'chapel copper copper copper estate' } });
  const { alice } = table;

  alice.plays('chapel');
  alice.picks('estate');
  alice.isAsked('trashHandUpTo', 'stop, trash copper');
  alice.picks('copper', 'copper', 'stop');

  expect(alice.hand).toBe('copper');
  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['copper', 'copper', 'estate'] }]);
});

test('DOM-C.chapel.1: Chapel may trash nothing', () => {
  const table = tableOf({ alice: { hand: 'chapel copper' } });
  const { alice } = table;

  alice.plays('chapel');
  alice.isAsked('trashHandUpTo', 'stop, trash copper');
  alice.picks('stop');

  expect(alice.hand).toBe('copper');
  expect(table.trash).toBe('');
});

test('DOM-C.chapel.2, DOM-6.9b: a Haunted Mirror trashed by Chapel cannot discard an Action trashed with it', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel haunted-mirror smithy village' } });

  alice.plays('chapel');
  alice.picks('haunted-mirror', 'smithy', 'stop');
  alice.isAsked('mirrorDiscard', 'stop, discard village');
  alice.picks('village');

  expect(alice.discard).toBe('village ghost');
});
