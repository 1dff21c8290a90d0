import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.throne-room.1: Throne Room plays an Action from hand twice without using an action for it', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room festival copper' } });

  alice.plays('throne-room');
  alice.isAsked('playFromHand', 'stop, play festival');
  alice.picks('festival');

  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([4, 3, 4]);
});

test('DOM-C.throne-room.1: Throne Room need not play anything', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room festival' } });

  alice.plays('throne-room');
  alice.picks('stop');

  expect(alice.hand).toBe('festival');
  expect(alice.coins).toBe(0);
});

test('DOM-C.throne-room.2: a Throne Room played by a Throne Room plays a card of its own choice each time', () => {
  const { alice } = tableOf({
    alice: { hand: 'throne-room throne-room militia village', deck: 'copper copper copper' },
  });

  alice.plays('throne-room');
  alice.picks('throne-room');
  alice.picks('militia');
  alice.isAsked('playFromHand', 'stop, play village');
  alice.picks('village');

  expect(alice.coins).toBe(4);
  expect(alice.actions).toBe(4);
  expect(alice.inPlay).toBe('militia throne-room throne-room village');
});

test('DOM-C.throne-room.4, DOM-10.5: Throne Room stays with a Duration it played twice', () => {
  const { alice, bob } = tableOf({
    alice: {
      hand: 'throne-room secret-cave copper copper copper estate estate estate',
      deck: 'gold gold gold gold gold gold gold',
    },
    bob: { hand: 'copper' },
  });

  alice.plays('throne-room');
  alice.picks('secret-cave');
  alice.picks('yes', 'copper', 'copper', 'copper', 'yes', 'estate', 'estate', 'estate');
  alice.endsTurn();
  expect(alice.inPlay).toBe('secret-cave throne-room');
  bob.endsTurn();
  expect(alice.coins).toBe(6);
  alice.endsTurn();
  expect(alice.inPlay).toBe('');
});

test('DOM-C.throne-room.3: Throne Room cannot play a card that is only Night, but Werewolf, which draws', () => {
  const { alice } = tableOf({
    alice: { hand: 'throne-room vampire werewolf', deck: 'copper copper copper silver silver silver gold' },
  });

  alice.plays('throne-room');
  alice.isAsked('playFromHand', 'stop, play werewolf');
  alice.picks('werewolf');

  expect(alice.hand).toBe('copper copper copper silver silver silver vampire');
});

test('DOM-C.throne-room.5: Throne Room is in play while Tormentor looks for other cards there', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'throne-room tormentor' }, hexes: 'plague greed' });

  alice.plays('throne-room');
  alice.picks('tormentor');

  expect(alice.gained).toBe(0);
  expect(bob.hand).toBe('curse');
  expect(bob.deck).toBe('copper');
});
