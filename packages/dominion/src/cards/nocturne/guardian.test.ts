import { expect, test } from 'vitest';
import { pending } from '../../questions.ts';
import type { Position } from '../../testing/position.ts';
import { type Player, type Table, tableOf } from '../../testing/table.ts';

const FIVE = 'copper copper copper copper copper';

test("DOM-C.guardian.1: from its Night to its player's next turn, Guardian keeps off the Attacks of all others", () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'guardian', deck: FIVE },
    bob: { hand: 'militia estate estate' },
    carol: { hand: 'witch', deck: 'gold gold' },
    phase: 'night',
  });

  alice.plays('guardian');
  bob.plays('militia');
  bob.endsTurn();
  carol.plays('witch');
  expect(alice.hand).toBe(FIVE);
  expect(alice.discarded).toBe('');
  expect(bob.discard).toContain('curse');
  expect(alice.view).toMatchObject({ seats: [{ isGuarded: true }, {}, {}] });
  carol.endsTurn();

  expect(alice.view).toMatchObject({ seats: [{ isGuarded: false }, {}, {}] });
});

test("DOM-C.guardian.1: the protection is over when its player's next turn has begun, though Guardian is still in play", () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'guardian', deck: 'copper copper copper copper estate' },
    bob: { deck: 'militia copper copper copper copper' },
    phase: 'night',
  });

  alice.plays('guardian');
  bob.endsTurn();
  expect(alice.inPlay).toBe('guardian');
  alice.endsTurn();
  bob.plays('militia');

  alice.isAsked('discardDownTo3');
});

test('DOM-C.guardian.2: a player who is protected by Guardian is not asked, not even for a Moat', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'militia' },
    bob: { hand: 'moat copper copper copper estate', guarded: true },
  });

  alice.plays('militia');

  alice.isAsked('buyPhase');
  expect(bob.hand).toBe('copper copper copper estate moat');
});

test('DOM-C.guardian.2, DOM-12.3a: a player who is protected by Guardian may still set aside a Faithful Hound', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'sacred-grove' },
    bob: { hand: 'faithful-hound', deck: 'copper estate', guarded: true },
    boons: 'the-winds-gift',
  });

  alice.plays('sacred-grove');
  bob.picks('yes', 'copper', 'faithful-hound');
  bob.isAsked('houndSetAside', 'yes, no');
  bob.picks('yes');

  expect(bob.aside).toBe('faithful-hound');
});

test('DOM-C.guardian.3, DOM-C.guardian.4: Guardian gives a Coin on the next turn and is discarded in its Clean-up', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'guardian', deck: FIVE }, phase: 'night' });

  alice.plays('guardian');
  expect(alice.inPlay).toBe('guardian');
  bob.endsTurn();
  expect(alice.coins).toBe(1);
  expect(alice.inPlay).toBe('guardian');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-C.guardian.5: a Guardian that is bought comes to hand and may be played that Night', () => {
  const { alice } = tableOf({ alice: { deck: FIVE }, phase: 'buy', coins: 2, kingdom: 'guardian' });

  alice.buys('guardian');
  expect(alice.hand).toBe('guardian');
  expect(alice.discard).toBe('');
  alice.isAsked('nightPhase', 'end, play guardian');
  alice.plays('guardian');

  expect(alice.inPlay).toBe('guardian');
});

const HIT = { hand: 'copper copper estate moneylender moneylender', deck: 'gold silver' };

/** Everybody gives the first answer there is until a phase goes on. */
function settle(table: Table): void {
  for (;;) {
    const open = pending(table.state);
    if (open === null || open.question.endsWith('Phase')) return;
    const player = [table.alice, table.bob, table.carol][open.seat] as Player;
    player.answers(table.texts()[0] as string);
  }
}

const cardsOf = ({ hand, deck, discard, states }: Player): string => [hand, deck, discard, states].join('; ');

test('DOM-C.guardian.6: Guardian keeps off every Attack, with its Curses and Hexes, though others are struck', () => {
  const attacks: readonly (readonly [string, Position])[] = [
    ['bandit', {}],
    ['bureaucrat', {}],
    ['militia', {}],
    ['witch', {}],
    ['skulk', {}],
    ['tormentor', { alice: { hand: 'tormentor', play: 'village' } }],
    ['idol', { alice: { hand: 'idol', play: 'idol' }, phase: 'buy' }],
    ['raider', { alice: { hand: 'raider', play: 'copper' }, phase: 'night' }],
    ['vampire', { phase: 'night' }],
    ['werewolf', { phase: 'night' }],
  ];
  for (const [attack, position] of attacks) {
    const table = tableOf({
      alice: { hand: attack },
      ...position,
      bob: { ...HIT, guarded: true },
      carol: HIT,
      hexes: 'plague',
    });
    const before = cardsOf(table.bob);

    table.alice.plays(attack);
    settle(table);

    expect([attack, cardsOf(table.bob)]).toEqual([attack, before]);
    expect([attack, cardsOf(table.carol)]).not.toEqual([attack, before]);
  }
});

test('DOM-C.guardian.6: Guardian keeps off both plays of a Militia that Throne Room plays', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'throne-room militia' },
    bob: { hand: 'copper copper copper estate estate', guarded: true },
  });

  alice.plays('throne-room');
  alice.picks('militia');

  expect(alice.coins).toBe(4);
  expect(bob.hand).toBe('copper copper copper estate estate');
});

test("DOM-C.guardian.7: Guardian does not stop the Hex of its player's own Cursed Village", () => {
  const { alice } = tableOf({
    alice: { hand: 'guardian changeling monastery', play: 'cursed-village' },
    phase: 'night',
    piles: { changeling: 0 },
    hexes: 'misery',
  });

  alice.plays('guardian', 'changeling');
  alice.picks('cursed-village');

  expect(alice.view).toMatchObject({ seats: [{ isGuarded: true }, {}] });
  expect(alice.states).toBe('miserable');
});
