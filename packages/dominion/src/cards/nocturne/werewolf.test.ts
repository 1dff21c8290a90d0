import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.werewolf.1, DOM-C.werewolf.3: in the Action phase Werewolf uses up an Action and draws three cards', () => {
  const table = tableOf({
    alice: { hand: 'werewolf werewolf', deck: 'gold gold gold gold' },
    actions: 2,
    hexes: 'greed',
  });
  const { alice } = table;

  alice.plays('werewolf');

  expect(alice.actions).toBe(1);
  expect(alice.hand).toBe('gold gold gold werewolf');
  expect(table.told('hex')).toEqual([]);
});

test('DOM-C.werewolf.1, DOM-C.werewolf.2: at Night Werewolf uses up nothing, draws nothing and brings the others one Hex', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'werewolf monastery', deck: 'gold gold gold' },
    players: 3,
    phase: 'night',
    actions: 0,
    hexes: 'plague greed',
  });

  alice.plays('werewolf');

  expect(alice.hand).toBe('monastery');
  expect(alice.actions).toBe(0);
  expect(bob.hand).toBe('curse');
  expect(carol.hand).toBe('curse');
});

test('DOM-C.werewolf.4, DOM-12.1: a Werewolf that draws is an Attack and lets a Moat be revealed', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'werewolf', deck: 'gold gold gold' }, bob: { hand: 'moat' } });

  alice.plays('werewolf');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('yes');

  expect(alice.hand).toBe('gold gold gold');
});

test('DOM-C.werewolf.4, DOM-12.4: at Night a Moat keeps the Hex of a Werewolf off', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'werewolf monastery' },
    bob: { hand: 'moat' },
    phase: 'night',
    hexes: 'plague',
  });

  alice.plays('werewolf');
  bob.picks('yes');

  expect(bob.hand).toBe('moat');
});

test('DOM-C.werewolf.5: a Werewolf that Throne Room plays draws twice', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room werewolf', deck: 'gold gold gold gold gold gold' } });

  alice.plays('throne-room');
  alice.picks('werewolf');

  expect(alice.hand).toBe('gold gold gold gold gold gold');
});

test('DOM-C.werewolf.5: Conclave can play a Werewolf, which draws', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave werewolf', deck: 'gold gold gold' } });

  alice.plays('conclave');
  alice.picks('werewolf');

  expect(alice.hand).toBe('gold gold gold');
});

test('DOM-C.werewolf.5: Imp can play a Werewolf, which draws', () => {
  const { alice } = tableOf({ alice: { hand: 'imp werewolf', deck: 'silver silver gold gold gold' } });

  alice.plays('imp');
  alice.picks('werewolf');

  expect(alice.hand).toBe('gold gold gold silver silver');
});

test('DOM-C.werewolf.5: Vassal can play a Werewolf, which draws', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'werewolf gold gold gold' } });

  alice.plays('vassal');
  alice.picks('yes');

  expect(alice.hand).toBe('gold gold gold');
});

test('DOM-C.werewolf.5, DOM-3.3d: a Werewolf that Ghost plays at the start of the turn draws twice', () => {
  const table = tableOf({
    alice: { hand: 'ghost', deck: 'werewolf copper copper copper copper copper gold gold gold silver silver silver' },
    phase: 'night',
    hexes: 'greed',
  });
  const { alice, bob } = table;

  alice.plays('ghost');
  bob.endsTurn();

  expect(alice.hand).toBe('copper copper copper copper copper gold gold gold silver silver silver');
  expect(table.told('hex')).toEqual([]);
});

test('DOM-C.werewolf.6, DOM-C.deluded.3: a player who is Deluded cannot buy a Werewolf, though it is a Night card', () => {
  const table = tableOf({
    alice: { hand: 'village', mood: 'deluded' },
    kingdom: 'werewolf vampire',
    coins: 5,
  });

  table.alice.ends();

  expect(table.texts()).toContain('buy vampire');
  expect(table.texts()).not.toContain('buy werewolf');
});

test('DOM-C.werewolf.7: a Werewolf played in the Action phase is in play and cannot be played again that Night', () => {
  const { alice } = tableOf({
    alice: { hand: 'werewolf monastery', deck: 'gold gold gold' },
    hexes: 'greed',
  });

  alice.plays('werewolf');
  alice.ends();

  expect(alice.inPlay).toBe('werewolf');
  alice.isAsked('nightPhase', 'end, play monastery');
});
