import { expect, test } from 'vitest';
import { kingdomWith, newGame, startingDeck } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.secret-cave.1, DOM-C.secret-cave.2: Secret Cave gives a card and an action, then asks whether to discard three cards', () => {
  const { alice } = tableOf({ alice: { hand: 'secret-cave copper estate', deck: 'gold' } });

  alice.plays('secret-cave');

  alice.isAsked('agreeDiscard3', 'yes, no');
  expect(alice.hand).toBe('copper estate gold');
  expect(alice.actions).toBe(1);
});

test('DOM-C.secret-cave.3: for three discarded cards Secret Cave stays and gives three Coins at the start of the next turn', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'secret-cave copper estate curse gold', deck: 'duchy duchy duchy duchy duchy duchy' },
  });

  alice.plays('secret-cave');
  alice.picks('yes', 'copper', 'estate', 'curse');
  expect(alice.discard).toBe('copper estate curse');
  expect(alice.hand).toBe('duchy gold');
  alice.endsTurn();
  expect(alice.inPlay).toBe('secret-cave');
  bob.endsTurn();

  expect(alice.coins).toBe(3);
  alice.endsTurn();
  expect(alice.inPlay).toBe('');
});

test('DOM-C.secret-cave.4: with two cards in hand the player may agree, discards both and gets no bonus', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'secret-cave copper', deck: 'estate duchy duchy duchy duchy duchy' },
  });

  alice.plays('secret-cave');
  alice.picks('yes');
  expect(alice.discarded).toBe('copper estate');
  alice.endsTurn();
  expect(alice.inPlay).toBe('');
  bob.endsTurn();

  expect(alice.coins).toBe(0);
});

test('DOM-C.secret-cave.4: with an empty hand Secret Cave asks nothing', () => {
  const { alice } = tableOf({ alice: { hand: 'secret-cave' } });

  alice.plays('secret-cave');

  alice.isAsked('buyPhase');
  expect(alice.inPlay).toBe('secret-cave');
});

test('DOM-C.secret-cave.2, DOM-C.secret-cave.5: declined, Secret Cave discards nothing and leaves play in this turn’s Clean-up', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'secret-cave copper copper copper', deck: 'estate duchy duchy duchy duchy duchy' },
  });

  alice.plays('secret-cave');
  alice.picks('no');
  expect(alice.hand).toBe('copper copper copper estate');
  alice.endsTurn();
  expect(alice.inPlay).toBe('');
  bob.endsTurn();

  expect(alice.coins).toBe(0);
});

test('DOM-C.secret-cave.6: a Faithful Hound set aside from Secret Cave is one of the three cards discarded', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'secret-cave faithful-hound copper estate', deck: 'gold duchy duchy duchy duchy duchy' },
  });

  alice.plays('secret-cave');
  alice.picks('yes', 'faithful-hound', 'copper', 'estate');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');
  expect(alice.aside).toBe('faithful-hound');
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.coins).toBe(3);
});

test('DOM-C.secret-cave.7: with Throne Room a Secret Cave asks twice, and only a play with three discards gives Coins', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'throne-room secret-cave copper copper copper estate', deck: 'gold gold duchy duchy duchy duchy' },
  });

  alice.plays('throne-room');
  alice.picks('secret-cave');
  alice.picks('yes', 'copper', 'copper', 'copper');
  alice.isAsked('agreeDiscard3', 'yes, no');
  alice.picks('no');
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.coins).toBe(3);
});

test('DOM-C.secret-cave.7: a Ghost plays Secret Cave twice; three discards each time give three Coins twice on the turn after', () => {
  const { alice, bob } = tableOf({
    alice: {
      hand: 'ghost',
      deck: 'secret-cave copper copper copper copper copper estate estate gold gold gold gold gold',
    },
    phase: 'night',
  });

  alice.plays('ghost');
  expect(alice.aside).toBe('secret-cave');
  bob.endsTurn();
  alice.picks('yes', 'copper', 'copper', 'copper');
  alice.picks('yes', 'copper', 'copper');
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.coins).toBe(6);
});

test('DOM-C.secret-cave.8: in a game with Secret Cave each player starts with a Magic Lamp in place of a Copper, and there are twelve Wishes', () => {
  const state = newGame({ cards: kingdomWith('secret-cave') });

  for (const seat of [0, 1]) {
    expect(startingDeck(state, seat).join(' ')).toBe(
      'copper copper copper copper copper copper estate estate estate magic-lamp',
    );
  }
  expect(tableOf({ kingdom: 'secret-cave' }).left('wish')).toBe(12);
});
