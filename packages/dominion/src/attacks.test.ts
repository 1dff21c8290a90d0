import { expect, test } from 'vitest';
import { bit, defaultBox } from './box.ts';
import { text } from './library.ts';
import { draw } from './moving.ts';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const night = { phase: 'night' } as const;

test('DOM-12.1: an Idol that will give a Boon is an Attack and lets a Moat be revealed', () => {
  const { alice, bob } = tableOf({
    phase: 'buy',
    alice: { hand: 'idol' },
    bob: { hand: 'moat' },
    boons: 'the-forests-gift',
  });

  alice.plays('idol');

  bob.isAsked('revealMoat', 'yes, no');
  expect(alice.coins).toBe(0);
});

test('DOM-12.1: an Attack that Ghost plays at the start of a turn lets a Moat be revealed on each play', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'ghost', deck: `witch ${FIVE}` },
    bob: { hand: FIVE, deck: 'moat copper copper copper copper' },
  });

  alice.plays('ghost');
  bob.endsTurn();
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('yes');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('no');

  expect(bob.discarded).toBe(`curse ${FIVE}`);
});

test('DOM-12.2: each other player in turn order may reveal a Moat before the Attack does anything', () => {
  const table = tableOf({
    alice: { hand: 'witch', deck: 'copper copper' },
    bob: { hand: 'moat' },
    carol: { hand: 'moat' },
  });
  const { alice, bob, carol } = table;

  alice.plays('witch');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('no');
  carol.isAsked('revealMoat', 'yes, no');
  expect([alice.hand, bob.discard]).toEqual(['', '']);
  carol.picks('yes');

  expect(table.told('reacted')).toEqual([{ type: 'reacted', seat: 2, card: 'moat' }]);
  expect([bob.discard, carol.discard]).toEqual(['curse', '']);
});

test('DOM-12.2: the player of the Attack is not asked for a Moat', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'witch moat' } });

  alice.plays('witch');

  alice.isAsked('buyPhase');
  expect(bob.discard).toBe('curse');
});

test('DOM-12.2a: a Moat that is revealed stays in hand', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'witch' }, bob: { hand: 'copper moat' } });

  alice.plays('witch');
  bob.picks('yes');

  expect(bob.hand).toBe('copper moat');
});

test('DOM-12.2b: a player with two Moats is asked once for a play', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'witch' }, bob: { hand: 'moat moat' } });

  alice.plays('witch');
  bob.picks('no');

  alice.isAsked('buyPhase');
  expect(bob.discard).toBe('curse');
});

test('DOM-12.2c: a Moat that comes to hand while others answer does not help', () => {
  const table = tableOf({
    alice: { hand: 'witch' },
    bob: { hand: 'moat' },
    carol: { hand: 'copper', deck: 'moat' },
  });
  const { alice, bob, carol } = table;

  alice.plays('witch');
  // Nothing in the pool lets Carol draw here: she is given the Moat by hand.
  text.state = table.state;
  draw(text, 2, 1);
  expect(carol.hand).toBe('copper moat');
  bob.picks('yes');

  alice.isAsked('buyPhase');
  expect(carol.discard).toBe('curse');
});

test('DOM-12.2c: a Moat drawn during an Attack helps against the next play of it', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'throne-room skulk' },
    bob: { deck: 'market moat' },
    kingdom: 'blessed-village',
    hexes: 'locusts misery',
    boons: 'the-seas-gift',
  });

  alice.plays('throne-room');
  alice.picks('skulk');
  bob.picks('blessed-village', 'now');
  expect(bob.hand).toBe('moat');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('yes');

  expect(bob.states).toBe('');
});

test('DOM-12.3, DOM-12.3b: Guardian protects without a question, also a player with a Moat', () => {
  const table = tableOf({ alice: { hand: 'witch' }, bob: { hand: 'moat', guarded: true } });
  const { alice, bob } = table;

  alice.plays('witch');

  alice.isAsked('buyPhase');
  expect(bob.discard).toBe('');
  expect(table.told('reacted')).toEqual([]);
});

test('DOM-12.4: a player who revealed a Moat is skipped: no card of the deck is revealed to Bandit', () => {
  const table = tableOf({
    alice: { hand: 'bandit' },
    bob: { hand: 'moat', deck: 'gold silver' },
    carol: { deck: 'gold copper' },
  });
  const { alice, bob, carol } = table;

  alice.plays('bandit');
  bob.picks('yes');

  expect(table.told('revealed')).toMatchObject([{ seat: 2 }]);
  expect([bob.deck, carol.deck]).toEqual(['gold silver', '']);
});

test('DOM-12.4: a player who is unaffected puts nothing back for Bureaucrat and shows no hand', () => {
  const table = tableOf({
    alice: { hand: 'bureaucrat' },
    bob: { hand: 'estate', guarded: true },
    carol: { hand: 'copper', guarded: true },
  });
  const { alice, bob } = table;

  alice.plays('bureaucrat');

  expect(bob.hand).toBe('estate');
  expect(table.told('revealed')).toEqual([]);
});

test('DOM-12.4a: an Attack helps its own player even where it affects no other', () => {
  const { alice } = tableOf({
    alice: { hand: 'bandit militia witch bureaucrat', deck: 'estate estate' },
    bob: { hand: FIVE, guarded: true },
    actions: 4,
  });

  alice.plays('bandit', 'militia', 'witch', 'bureaucrat');

  expect(alice.coins).toBe(2);
  expect(alice.hand).toBe('estate estate');
  expect([alice.discard, alice.deck]).toEqual(['gold', 'silver']);
});

test('DOM-12.5: a Moat revealed to the first play of a Throne Room does not protect from the second', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'throne-room militia' },
    bob: { hand: 'moat copper copper copper copper' },
  });

  alice.plays('throne-room');
  alice.picks('militia');
  bob.picks('yes');
  expect(bob.hand).toBe('copper copper copper copper moat');
  bob.picks('no');

  bob.isAsked('discardDownTo3', 'discard copper, discard moat');
});

test('DOM-12.6: Guardian protects on the turns of all others, and no longer when the own turn has begun', () => {
  const { alice, bob, carol } = tableOf({
    ...night,
    alice: { hand: 'guardian', deck: `${FIVE} copper copper copper copper copper` },
    bob: { hand: 'witch' },
    carol: { hand: 'witch', deck: 'witch copper copper copper copper' },
  });

  alice.plays('guardian');
  bob.plays('witch');
  bob.endsTurn();
  carol.plays('witch');
  carol.endsTurn();
  expect(alice.discarded).toBe('');
  alice.endsTurn();
  bob.endsTurn();
  carol.plays('witch');

  expect(alice.discarded).toContain('curse');
});

test('DOM-12.6: Guardian does not undo an Attack played before it', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'witch' },
    bob: { hand: 'guardian', deck: FIVE },
    carol: {},
    players: 3,
  });

  alice.plays('witch');
  alice.endsTurn();
  bob.ends();
  bob.plays('guardian');

  expect(bob.discarded).toBe('curse');
});

test('DOM-12.6a: the protection lasts though Guardian is not in play', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'witch' }, bob: { hand: 'copper', guarded: true } });

  expect(bob.inPlay).toBe('');
  alice.plays('witch');

  expect(bob.discard).toBe('');
});

test('DOM-12.7: Guardian stops neither Council Room nor the Boon of Sacred Grove', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'council-room sacred-grove', deck: FIVE },
    bob: { deck: 'gold silver', guarded: true },
    boons: 'the-seas-gift',
    actions: 2,
  });

  alice.plays('council-room');
  expect(bob.hand).toBe('gold');
  alice.plays('sacred-grove');
  bob.isAsked('groveAccept', 'yes, no');
  bob.picks('yes');

  expect(bob.hand).toBe('gold silver');
});

test('DOM-12.7: no Moat is asked for when a Leprechaun brings a Hex to its own player', () => {
  const { alice } = tableOf({
    alice: { hand: 'leprechaun moat', guarded: true },
    bob: { hand: 'moat' },
    hexes: 'misery',
  });

  alice.plays('leprechaun');

  alice.isAsked('buyPhase');
  expect(alice.states).toBe('miserable');
});

test('DOM-12.8: a Hound discarded to Militia is settled before the next player discards', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'militia' },
    bob: { hand: 'copper copper copper faithful-hound' },
    carol: { hand: 'copper copper copper silver' },
  });

  alice.plays('militia');
  bob.picks('faithful-hound');
  bob.isAsked('houndSetAside', 'yes, no');
  expect(carol.hand).toBe('copper copper copper silver');
  bob.picks('yes');

  carol.isAsked('discardDownTo3', 'discard copper, discard silver');
});

test('DOM-12.9: an Attack looks at a player’s cards when it comes to that player', () => {
  const table = tableOf({
    alice: { hand: 'bandit' },
    bob: { deck: 'gold silver' },
    carol: { deck: 'silver gold' },
  });
  const { alice, bob, carol } = table;

  alice.plays('bandit');
  bob.isAsked('banditTrash', 'trash gold, trash silver');
  expect([table.told('revealed').length, carol.deck]).toEqual([1, 'silver gold']);
  bob.picks('silver');

  carol.isAsked('banditTrash', 'trash gold, trash silver');
  expect(table.told('revealed')).toMatchObject([{ seat: 2, cards: ['silver', 'gold'] }]);
});

test('DOM-12.9: the last Curse is there for the first in order, and the next gains none', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'witch' },
    bob: {},
    carol: {},
    players: 3,
    piles: { curse: 1 },
  });

  alice.plays('witch');

  expect([bob.discard, carol.discard]).toEqual(['curse', '']);
});

test('DOM-12.10: ten cards are Attacks', () => {
  const attacks = defaultBox.ids.filter((_, kind) => ((defaultBox.types[kind] as number) & bit('Attack')) !== 0);

  expect(attacks.toSorted().join(' ')).toBe(
    'bandit bureaucrat idol militia raider skulk tormentor vampire werewolf witch',
  );
});
