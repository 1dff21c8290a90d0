import { expect, test } from 'vitest';
import { type Player, type Table, tableOf } from '../../testing/table.ts';

const COPPERS = 'copper copper copper copper copper';

/** A Ghost is played at night, and the next turn of its player begins. */
function haunted(table: Table): Player {
  table.alice.plays('ghost');
  table.bob.endsTurn();
  return table.alice;
}

test('DOM-C.ghost.1, DOM-C.ghost.3: Ghost reveals cards up to an Action, sets it aside face up and discards the rest', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'ghost ghost', deck: 'copper estate village smithy' },
    phase: 'night',
  });

  alice.plays('ghost');

  expect(bob.hears('revealed')).toEqual([{ type: 'revealed', seat: 0, cards: ['copper', 'estate', 'village'] }]);
  expect(bob.hears('setAside')).toEqual([{ type: 'setAside', seat: 0, cards: ['village'] }]);
  expect(alice.aside).toBe('village');
  expect(alice.discard).toBe('copper estate');
  expect(alice.deck).toBe('smithy');
});

test('DOM-C.ghost.2, DOM-6.2b: the cards Ghost has revealed are not shuffled in when the deck runs out', () => {
  const { alice } = tableOf({
    alice: { hand: 'ghost ghost', deck: 'copper copper', discard: 'village' },
    phase: 'night',
  });

  alice.plays('ghost');

  expect(alice.aside).toBe('village');
  expect(alice.deck).toBe('');
  expect(alice.discard).toBe('copper copper');
});

test('DOM-C.ghost.4, DOM-6.12a: a Ghost that finds no Action discards all it revealed and goes in Clean-up', () => {
  const { alice } = tableOf({
    alice: { hand: 'ghost ghost', deck: 'copper estate', discard: 'silver' },
    phase: 'night',
  });

  alice.plays('ghost');
  expect(alice.discard).toBe('copper estate silver');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-C.ghost.5, DOM-C.ghost.7: on the next turn the card set aside comes into play and is played twice, for no action', () => {
  const table = tableOf({ alice: { hand: 'ghost', deck: `festival ${COPPERS}` }, phase: 'night' });

  const alice = haunted(table);

  expect(alice.aside).toBe('');
  expect(alice.inPlay).toBe('festival ghost');
  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([5, 3, 4]);
});

test('DOM-C.ghost.6: Den of Sin comes before or after both plays of Ghost, as its player likes, never between', () => {
  const drawnWhen = (first: string): unknown[] => {
    const table = tableOf({
      alice: { hand: 'ghost den-of-sin', deck: `smithy ${COPPERS} gold gold gold gold gold gold gold gold` },
      phase: 'night',
    });
    table.alice.plays('den-of-sin', 'ghost');
    table.bob.endsTurn();
    table.alice.isAsked('chooseTrigger', 'first ghost smithy, first den-of-sin');
    table.alice.picks(first);
    return table.told('drew').map(({ cards }) => (cards as string[]).length);
  };

  expect(drawnWhen('ghost smithy')).toEqual([3, 3, 2]);
  expect(drawnWhen('den-of-sin')).toEqual([2, 3, 3]);
});

test('DOM-C.ghost.8: a Wish played by Ghost is played again although it has left play', () => {
  const table = tableOf({ alice: { hand: 'ghost', deck: `wish ${COPPERS}` }, phase: 'night' });

  const alice = haunted(table);
  alice.picks('gold');

  expect(alice.actions).toBe(3);
  expect(alice.hand).toBe(`${COPPERS} gold`);
});

test('DOM-C.ghost.9: Ghost stays with a Duration it played', () => {
  const table = tableOf({
    alice: { hand: 'ghost', deck: `secret-cave ${COPPERS} silver silver silver silver estate estate` },
    phase: 'night',
  });

  const alice = haunted(table);
  alice.picks('yes', 'copper', 'copper', 'copper', 'no');
  alice.endsTurn();
  expect(alice.inPlay).toBe('ghost secret-cave');
  table.bob.endsTurn();
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-C.ghost.9: Ghost goes in the Clean-up of the turn on which it played a card that does not stay', () => {
  const table = tableOf({
    alice: { hand: 'ghost', deck: `festival ${COPPERS} silver silver silver silver silver` },
    phase: 'night',
  });

  const alice = haunted(table);
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
  expect(alice.discard).toBe(`${COPPERS} ghost festival`);
});

test('DOM-C.ghost.10: Ghost is in play beside the Tormentor it plays', () => {
  const table = tableOf({
    alice: { hand: 'ghost', deck: `tormentor ${COPPERS}` },
    bob: { hand: 'estate' },
    hexes: 'plague greed',
    phase: 'night',
  });

  const alice = haunted(table);

  expect(alice.gained).toBe(0);
  expect(table.bob.hand).toContain('curse');
});

test('DOM-C.ghost.11: a Werewolf played by Ghost draws', () => {
  const table = tableOf({
    alice: { hand: 'ghost', deck: `werewolf ${COPPERS} silver silver silver gold gold gold` },
    phase: 'night',
  });

  const alice = haunted(table);

  expect(alice.hand).toBe(`${COPPERS} gold gold gold silver silver silver`);
});

test("DOM-C.ghost.12: Ghost stops at a Werewolf, a Wish, a Will-o'-Wisp and an Imp", () => {
  for (const action of ['werewolf', 'wish', 'will-o-wisp', 'imp']) {
    const { alice } = tableOf({ alice: { hand: 'ghost ghost', deck: `vampire ${action} village` }, phase: 'night' });

    alice.plays('ghost');

    expect(alice.aside).toBe(action);
  }
});
