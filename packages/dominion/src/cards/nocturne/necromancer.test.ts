import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.necromancer.1: Necromancer must play an Action from the trash, and no Duration', () => {
  const { alice } = tableOf({
    alice: { hand: 'necromancer' },
    trash: 'village village secret-cave silver monastery',
  });

  alice.plays('necromancer');
  alice.isAsked('necromancerCard', 'play village, play zombie-apprentice, play zombie-mason, play zombie-spy');
  expect(alice.inPlay).toBe('necromancer');
});

test('DOM-C.necromancer.2: a card is turned face down before it is played, so a Necromancer from the trash cannot play itself', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer' }, trash: 'necromancer' });

  alice.plays('necromancer');
  alice.picks('necromancer');

  alice.isAsked('necromancerCard', 'play zombie-apprentice, play zombie-mason, play zombie-spy');
  expect(alice.inPlay).toBe('necromancer');
});

test('DOM-C.necromancer.3: the card that Necromancer plays stays in the trash and is not in play', () => {
  const table = tableOf({ alice: { hand: 'necromancer', deck: 'gold' }, trash: 'village' });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('village');

  expect(alice.hand).toBe('gold');
  expect(alice.actions).toBe(2);
  expect(alice.inPlay).toBe('necromancer');
  expect(table.trash).toBe('village zombie-apprentice zombie-mason zombie-spy');
});

test('DOM-C.necromancer.4: a card turned face down cannot be chosen again this turn, but on the next one', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'necromancer necromancer', deck: 'copper copper necromancer copper copper copper copper' },
    trash: 'village',
  });

  alice.plays('necromancer');
  alice.picks('village');
  alice.plays('necromancer');
  alice.isAsked('necromancerCard', 'play zombie-apprentice, play zombie-mason, play zombie-spy');
  alice.picks('zombie-mason', 'stop');
  alice.endsTurn();
  bob.endsTurn();
  alice.plays('necromancer');

  alice.isAsked('necromancerCard', 'play village, play zombie-apprentice, play zombie-mason, play zombie-spy');
  expect(alice.inPlay).toBe('necromancer');
});

test('DOM-C.necromancer.5: each of two Villages in the trash can be played once this turn', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer necromancer necromancer' }, trash: 'village village' });

  alice.plays('necromancer');
  alice.picks('village');
  alice.plays('necromancer');
  alice.picks('village');
  expect(alice.actions).toBe(3);

  alice.plays('necromancer');
  alice.isAsked('necromancerCard', 'play zombie-apprentice, play zombie-mason, play zombie-spy');
});

test('DOM-C.necromancer.6: Necromancer can play a Smithy that was trashed this turn', () => {
  const { alice } = tableOf({
    alice: { hand: 'chapel necromancer smithy', deck: 'gold gold gold' },
    actions: 2,
  });

  alice.plays('chapel');
  alice.picks('smithy', 'stop');
  alice.plays('necromancer');
  alice.picks('smithy');

  expect(alice.hand).toBe('gold gold gold');
});

test('DOM-C.necromancer.7, DOM-C.werewolf.5: Necromancer can play a Werewolf, which draws', () => {
  const table = tableOf({
    alice: { hand: 'necromancer', deck: 'gold gold gold' },
    trash: 'werewolf',
    hexes: 'greed',
  });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('werewolf');

  expect(alice.hand).toBe('gold gold gold');
  expect(table.told('hex')).toEqual([]);
});

test('DOM-C.necromancer.8: Necromancer can play another Necromancer from the trash, which plays a third card', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer', deck: 'gold' }, trash: 'necromancer village' });

  alice.plays('necromancer');
  alice.picks('necromancer', 'village');

  expect(alice.hand).toBe('gold');
  expect(alice.inPlay).toBe('necromancer');
});

test('DOM-C.necromancer.9, DOM-C.necromancer.10: a Pixie that Necromancer plays cannot be trashed and brings no Boon', () => {
  const table = tableOf({
    alice: { hand: 'necromancer', deck: 'gold' },
    trash: 'pixie',
    boons: 'the-mountains-gift',
  });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('pixie');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('gold');
  expect(alice.gained).toBe(0);
  expect(table.told('trashed')).toEqual([]);
});

test('DOM-C.necromancer.9, DOM-C.necromancer.10: a Wish that Necromancer plays does not return to its pile and gains nothing', () => {
  const table = tableOf({ alice: { hand: 'necromancer' }, trash: 'wish' });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('wish');

  alice.isAsked('buyPhase');
  expect(alice.actions).toBe(1);
  expect(alice.gained).toBe(0);
  expect(table.left('wish')).toBe(11);
});

test('DOM-C.necromancer.11: a Tragic Hero that Necromancer plays is not trashed, yet gains a Treasure', () => {
  const table = tableOf({
    alice: { hand: 'necromancer estate estate estate estate estate', deck: 'copper copper copper' },
    trash: 'tragic-hero',
  });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('tragic-hero');
  expect(table.told('trashed')).toEqual([]);
  alice.picks('gold');

  expect(alice.discard).toBe('gold');
});

test('DOM-C.necromancer.12, DOM-C.tracker.8, DOM-C.tracker.9: a Tracker that Necromancer plays is not in play and puts no gained card onto the deck', () => {
  const table = tableOf({
    alice: { hand: 'necromancer' },
    trash: 'tracker',
    boons: 'the-mountains-gift',
    coins: 2,
    buys: 2,
  });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('tracker');
  alice.buys('silver');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('silver silver');
});

test('DOM-C.necromancer.13, DOM-C.tormentor.6: a Tormentor that Necromancer plays finds the Necromancer in play and brings the Hex', () => {
  const table = tableOf({ alice: { hand: 'necromancer' }, trash: 'tormentor', hexes: 'greed' });
  const { alice, bob } = table;

  alice.plays('necromancer');
  alice.picks('tormentor');

  expect(alice.coins).toBe(2);
  expect(bob.deck).toBe('copper');
  expect(alice.gained).toBe(0);
});

test('DOM-C.necromancer.13: Conclave may play a Smithy while Necromancer has played one from the trash, but no second Necromancer', () => {
  const { alice } = tableOf({
    alice: { hand: 'necromancer conclave smithy necromancer', deck: 'copper copper copper' },
    trash: 'smithy',
    actions: 2,
  });

  alice.plays('necromancer');
  alice.picks('smithy');
  alice.plays('conclave');

  alice.isAsked('playFromHand', 'stop, play smithy');
  expect(alice.inPlay).toBe('conclave necromancer');
});

test('DOM-C.necromancer.13: Imp may play a Smithy while Necromancer has played one from the trash, but no second Necromancer', () => {
  const { alice } = tableOf({
    alice: { hand: 'necromancer imp smithy necromancer', deck: 'copper copper copper copper copper' },
    trash: 'smithy',
    actions: 2,
  });

  alice.plays('necromancer');
  alice.picks('smithy');
  alice.plays('imp');

  alice.isAsked('playFromHand', 'stop, play smithy');
  expect(alice.inPlay).toBe('imp necromancer');
});

test('DOM-C.necromancer.14, DOM-12.1: a Militia that Necromancer plays is an Attack and may be answered with a Moat', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'necromancer' },
    bob: { hand: 'moat copper copper copper copper' },
    trash: 'militia',
  });

  alice.plays('necromancer');
  alice.picks('militia');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('yes');

  expect(alice.coins).toBe(2);
  expect(bob.hand).toBe('copper copper copper copper moat');
});

test('DOM-C.necromancer.15: with all three Zombies face down a fourth Necromancer does nothing', () => {
  const table = tableOf({ alice: { hand: 'necromancer necromancer necromancer necromancer' }, actions: 4 });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('zombie-spy');
  alice.plays('necromancer');
  alice.picks('zombie-mason');
  alice.plays('necromancer');
  alice.isAsked('trashHandMay1');
  alice.picks('stop');
  alice.plays('necromancer');

  alice.isAsked('buyPhase');
  expect(table.told('turned')).toEqual([]);
});

test('DOM-C.necromancer.16, DOM-10.1: a Throne Room that Necromancer plays has a card from hand played twice', () => {
  const { alice } = tableOf({
    alice: { hand: 'necromancer smithy', deck: 'gold gold gold silver silver silver' },
    trash: 'throne-room',
  });

  alice.plays('necromancer');
  alice.picks('throne-room');
  alice.picks('smithy');

  expect(alice.hand).toBe('gold gold gold silver silver silver');
  expect(alice.inPlay).toBe('necromancer smithy');
});
