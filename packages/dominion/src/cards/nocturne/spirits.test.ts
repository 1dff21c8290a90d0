import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test("DOM-C.will-o-wisp.1: Will-o'-Wisp gives a card and an action before it reveals one", () => {
  const { alice, bob } = tableOf({ alice: { hand: 'will-o-wisp', deck: 'gold silver' } });

  alice.plays('will-o-wisp');

  expect(alice.hand).toBe('gold');
  expect(alice.actions).toBe(1);
  expect(bob.hears('revealed')).toEqual([{ type: 'revealed', seat: 0, cards: ['silver'] }]);
});

test("DOM-C.will-o-wisp.2: Will-o'-Wisp shuffles an empty deck to reveal a card of it", () => {
  const { alice } = tableOf({ alice: { hand: 'will-o-wisp', deck: 'gold', discard: 'estate' } });

  alice.plays('will-o-wisp');

  expect(alice.hand).toBe('estate gold');
});

test("DOM-C.will-o-wisp.3, DOM-C.will-o-wisp.6: Will-o'-Wisp takes a card that costs 2 or less to hand", () => {
  for (const cheap of ['copper', 'curse', 'estate', 'wish', 'haunted-mirror']) {
    const { alice } = tableOf({ alice: { hand: 'will-o-wisp', deck: `gold ${cheap}` } });

    alice.plays('will-o-wisp');

    expect(alice.hand.split(' ').toSorted()).toEqual([cheap, 'gold'].toSorted());
  }
});

test("DOM-C.will-o-wisp.4: Will-o'-Wisp leaves a card that costs 3 on the deck", () => {
  const { alice } = tableOf({ alice: { hand: 'will-o-wisp', deck: 'gold silver estate' } });

  alice.plays('will-o-wisp');

  expect(alice.deck).toBe('silver estate');
});

test("DOM-C.will-o-wisp.5: with no card to reveal Will-o'-Wisp does nothing more", () => {
  const table = tableOf({ alice: { hand: 'will-o-wisp', deck: 'gold' } });

  table.alice.plays('will-o-wisp');

  expect(table.alice.hand).toBe('gold');
  expect(table.told('revealed')).toEqual([]);
});

test('DOM-C.imp.1, DOM-C.imp.2: Imp gives two cards, then an Action may be played, a drawn one too', () => {
  const { alice } = tableOf({ alice: { hand: 'imp smithy', deck: 'village copper gold' } });

  alice.plays('imp');
  alice.isAsked('playFromHand', 'stop, play smithy, play village');
  alice.picks('village');

  expect(alice.inPlay).toBe('imp village');
  expect(alice.hand).toBe('copper gold smithy');
});

test('DOM-C.imp.2: no Action need be played by Imp', () => {
  const { alice } = tableOf({ alice: { hand: 'imp smithy' } });

  alice.plays('imp');
  alice.picks('stop');

  expect(alice.hand).toBe('smithy');
});

test('DOM-C.imp.3: Imp uses an action and gives none', () => {
  const { alice } = tableOf({ alice: { hand: 'imp', deck: 'copper copper' }, actions: 3 });

  alice.plays('imp');

  expect(alice.actions).toBe(2);
});

test('DOM-C.imp.2, DOM-C.imp.4: Imp does not play a card of which a copy is in play, another Imp included', () => {
  const { alice } = tableOf({ alice: { hand: 'imp imp village smithy', play: 'village' } });

  alice.plays('imp');
  alice.isAsked('playFromHand', 'stop, play smithy');
  alice.picks('smithy');

  expect(alice.inPlay).toBe('imp smithy village');
});

test('DOM-C.imp.4: a Secret Cave of the turn before keeps Imp from playing another one', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'secret-cave copper copper copper', deck: 'copper imp secret-cave smithy estate estate gold gold' },
  });

  alice.plays('secret-cave');
  alice.picks('yes');
  alice.endsTurn();
  bob.endsTurn();
  alice.plays('imp');

  alice.isAsked('playFromHand', 'stop, play smithy');
  expect(alice.inPlay).toBe('imp secret-cave');
});

test('DOM-C.imp.4: a Wish that left play does not keep Imp from playing another one', () => {
  const { alice } = tableOf({ alice: { hand: 'wish wish imp' } });

  alice.plays('wish');
  alice.picks('gold');
  alice.plays('imp');

  alice.isAsked('playFromHand', 'stop, play wish');
  expect(alice.inPlay).toBe('imp');
});

test('DOM-C.imp.5: an Imp played by Throne Room does not play another Imp', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room imp imp smithy' } });

  alice.plays('throne-room');
  alice.picks('imp');

  alice.isAsked('playFromHand', 'stop, play smithy');
  expect(alice.inPlay).toBe('imp throne-room');
});

test('DOM-C.imp.6: an Imp played by Necromancer is not in play, so it may play an Imp from hand', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer imp' }, trash: 'imp' });

  alice.plays('necromancer');
  alice.picks('imp');
  alice.isAsked('playFromHand', 'stop, play imp');
  alice.picks('imp');

  expect(alice.inPlay).toBe('imp necromancer');
});
