import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

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
