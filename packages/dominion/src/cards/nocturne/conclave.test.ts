import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.conclave.1, DOM-C.conclave.2: Conclave gives two Coins, and then an Action from hand may be played', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave moat militia copper', deck: 'gold gold' } });

  alice.plays('conclave');
  expect(alice.coins).toBe(2);
  alice.isAsked('playFromHand', 'stop, play militia, play moat');
  alice.picks('moat');

  expect(alice.inPlay).toBe('conclave moat');
  expect(alice.hand).toBe('copper gold gold militia');
});

test('DOM-C.conclave.2: Conclave cannot play an Action of which a copy is in play', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave moat militia', play: 'moat' } });

  alice.plays('conclave');
  alice.isAsked('playFromHand', 'stop, play militia');
  alice.picks('militia');

  expect(alice.inPlay).toBe('conclave militia moat');
});

test('DOM-C.conclave.2: Conclave asks for nothing if every Action in hand has a copy in play', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave moat', play: 'moat' } });

  alice.plays('conclave');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('moat');
});

test('DOM-C.conclave.3: the card that Conclave plays uses up no action', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave village village', deck: 'gold' } });

  alice.plays('conclave');
  alice.picks('village');

  expect(alice.actions).toBe(3);
});

test('DOM-C.conclave.4: Conclave may play a Pixie although another one was played and trashed this turn', () => {
  const { alice } = tableOf({
    alice: { hand: 'pixie pixie conclave', deck: 'gold silver copper copper' },
    boons: 'the-seas-gift the-mountains-gift',
  });

  alice.plays('pixie');
  alice.picks('yes');
  alice.plays('conclave');
  alice.isAsked('playFromHand', 'stop, play pixie');
  alice.picks('pixie', 'no');

  expect(alice.inPlay).toBe('conclave pixie');
});

test('DOM-C.conclave.5: a Secret Cave still in play from the turn before keeps Conclave from playing another', () => {
  const { alice, bob } = tableOf({
    alice: {
      hand: 'secret-cave estate estate estate',
      deck: 'copper conclave secret-cave moat gold gold',
    },
  });

  alice.plays('secret-cave');
  alice.picks('yes', 'estate', 'estate', 'estate');
  alice.endsTurn();
  bob.endsTurn();
  expect(alice.inPlay).toBe('secret-cave');
  alice.plays('conclave');

  alice.isAsked('playFromHand', 'stop, play moat');
});

test('DOM-C.conclave.6: Conclave cannot play a Conclave, for it is in play itself', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave conclave moat' } });

  alice.plays('conclave');
  alice.isAsked('playFromHand', 'stop, play moat');
  alice.picks('moat');

  expect(alice.inPlay).toBe('conclave moat');
});

test('DOM-C.conclave.6: a Conclave that Necromancer plays from the trash may play a Conclave', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer conclave' }, trash: 'conclave' });

  alice.plays('necromancer');
  alice.picks('conclave');
  alice.isAsked('playFromHand', 'stop, play conclave');
  alice.picks('conclave');

  expect(alice.coins).toBe(4);
  expect(alice.actions).toBe(1);
});

test('DOM-C.conclave.7: the action for a card played with Conclave comes after all that the card does', () => {
  const table = tableOf({ alice: { hand: 'conclave militia village' }, bob: { hand: 'estate estate copper copper' } });
  const { alice, bob } = table;

  alice.plays('conclave');
  alice.picks('militia');
  expect(alice.actions).toBe(0);
  bob.picks('copper');

  expect(alice.actions).toBe(1);
});

test('DOM-C.conclave.8: the action that Conclave gives may be used for another Conclave', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave conclave militia' } });

  alice.plays('conclave');
  alice.picks('militia');
  alice.plays('conclave');

  expect(alice.inPlay).toBe('conclave conclave militia');
  expect(alice.coins).toBe(6);
});

test('DOM-C.conclave.9: Conclave gives no action if no card is played with it', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave militia' } });

  alice.plays('conclave');
  alice.picks('stop');

  expect(alice.actions).toBe(0);
  expect(alice.hand).toBe('militia');
});
