import { expect, test } from 'vitest';
import { openingWith } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.lost-in-the-woods.1: a player who is Lost in the Woods may discard a card for a Boon at the start of the turn', () => {
  const { alice, bob } = tableOf({
    bob: { lost: true, hand: 'estate copper' },
    boons: 'the-mountains-gift',
  });

  alice.endsTurn();
  bob.isAsked('lostInTheWoods', 'stop, discard copper, discard estate');
  bob.picks('estate');

  expect(bob.discard).toBe('estate silver');
});

test('DOM-C.lost-in-the-woods.1: without a discard Lost in the Woods brings no Boon', () => {
  const table = tableOf({ bob: { lost: true, hand: 'estate copper' }, boons: 'the-mountains-gift' });
  const { alice, bob } = table;

  alice.endsTurn();
  bob.picks('stop');

  expect(bob.hand).toBe('copper estate');
  expect(table.told('boon')).toEqual([]);
});

test('DOM-C.lost-in-the-woods.2: with no card in hand Lost in the Woods cannot be used', () => {
  const table = tableOf({ bob: { lost: true }, boons: 'the-mountains-gift' });
  const { alice, bob } = table;

  alice.endsTurn();

  bob.isAsked('buyPhase');
  expect(table.told('boon')).toEqual([]);
});

test('DOM-C.lost-in-the-woods.2, DOM-11.10: Lost in the Woods is not offered with an empty hand, but after a Den of Sin has filled it', () => {
  const { alice, bob } = tableOf({
    alice: { lost: true, hand: 'den-of-sin' },
    bob: { hand: 'witch' },
    phase: 'night',
    boons: 'the-mountains-gift',
  });

  alice.plays('den-of-sin');
  bob.plays('witch');
  bob.endsTurn();
  alice.isAsked('lostInTheWoods', 'stop, discard curse');
  alice.picks('curse');

  expect(alice.discard).toBe('curse silver');
});

test('DOM-C.lost-in-the-woods.3: Lost in the Woods comes before or after a Den of Sin as its holder chooses, and once', () => {
  const { alice, bob } = tableOf({
    alice: { lost: true, hand: 'den-of-sin', deck: 'copper copper copper copper copper curse estate' },
    phase: 'night',
    boons: 'the-mountains-gift the-swamps-gift',
  });

  alice.plays('den-of-sin');
  bob.endsTurn();
  alice.isAsked('chooseTrigger', 'first den-of-sin, first lost-in-the-woods');
  alice.picks('den-of-sin');
  alice.isAsked('lostInTheWoods', 'stop, discard copper, discard estate, discard curse');
  alice.picks('curse');

  alice.isAsked('buyPhase');
  expect(alice.discarded).toContain('curse silver');
});

test('DOM-C.lost-in-the-woods.4, DOM-15.1: Lost in the Woods stays with its holder turn after turn', () => {
  const { alice, bob } = tableOf({
    bob: { lost: true, hand: 'estate', deck: 'copper copper copper copper copper' },
    boons: 'the-mountains-gift',
  });

  alice.endsTurn();
  bob.picks('estate');
  bob.endsTurn();
  alice.endsTurn();

  bob.isAsked('lostInTheWoods', 'stop, discard copper');
  expect(bob.states).toBe('lost-in-the-woods');
});

test('DOM-C.lost-in-the-woods.4, DOM-15.1, DOM-15.5: another player’s Fool takes Lost in the Woods, and the former holder has no use of it', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'fool' },
    bob: { lost: true, hand: 'estate' },
    boons: 'the-mountains-gift the-swamps-gift the-seas-gift',
  });

  alice.plays('fool');
  expect(alice.states).toBe('lost-in-the-woods');
  expect(bob.states).toBe('');
  alice.picks('the-mountains-gift', 'the-swamps-gift');
  alice.endsTurn();

  bob.isAsked('buyPhase');
});

test('DOM-C.lost-in-the-woods.5: nobody is Lost in the Woods when a game begins', () => {
  expect(openingWith(['fool']).lostInTheWoods).toBe(null);
});
