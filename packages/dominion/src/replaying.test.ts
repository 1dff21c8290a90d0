import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const GOLD = 'gold gold gold gold gold';
const night = { phase: 'night' } as const;

test('DOM-10.1: Throne Room has the first Militia finished by all before the second begins', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'throne-room militia' },
    bob: { hand: 'copper copper copper silver' },
    carol: { hand: 'copper copper copper silver' },
  });

  alice.plays('throne-room');
  alice.picks('militia');
  bob.isAsked('discardDownTo3');
  expect(alice.coins).toBe(2);
  bob.picks('silver');
  expect(alice.coins).toBe(2);
  carol.picks('silver');

  expect(alice.coins).toBe(4);
});

test('DOM-10.1a: between the two plays of Throne Room nothing else is played', () => {
  const { alice } = tableOf({
    alice: { hand: 'throne-room cellar village estate', deck: 'copper' },
    actions: 2,
  });

  alice.plays('throne-room');
  alice.picks('cellar', 'estate', 'stop');
  // The second play of the Cellar follows at once, with two Actions and a Village in hand.
  alice.isAsked('discardAny', 'stop, discard copper, discard village');
  alice.mayNot('play village', 'DOM-1.18');
  expect(alice.inPlay).toBe('cellar throne-room');
});

test('DOM-10.2: a Wish played by Throne Room is played again though it has left play, and is not moved again', () => {
  const table = tableOf({ alice: { hand: 'throne-room wish village' } });
  const { alice } = table;

  alice.plays('throne-room');
  alice.picks('wish', 'gold');

  expect(table.left('wish')).toBe(12);
  expect(alice.inPlay).toBe('throne-room');
  // One Action from each of the two plays.
  expect(alice.actions).toBe(2);
});

test('DOM-10.2a: on the second play a Wish that has been returned returns nothing and brings no card', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room wish village' } });

  alice.plays('throne-room');
  alice.picks('wish', 'gold');

  expect(alice.hand).toBe('gold village');
  alice.isAsked('actionPhase');
});

test('DOM-10.2a: a Tragic Hero trashed on the first play draws and gains a Treasure on the second', () => {
  const table = tableOf({
    alice: { hand: 'throne-room tragic-hero copper copper copper copper copper', deck: `${FIVE} estate` },
  });
  const { alice } = table;

  alice.plays('throne-room');
  alice.picks('tragic-hero', 'gold');
  alice.isAsked('gainFromSupply', 'gain copper, gain silver, gain gold');
  alice.picks('silver');

  expect(table.trash).toBe('tragic-hero');
  expect(alice.discard).toBe('gold silver');
  expect(alice.buyCount).toBe(3);
});

test('DOM-10.3: each play of an Attack by Throne Room lets a Moat be revealed', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'throne-room witch' }, bob: { hand: 'moat' } });

  alice.plays('throne-room');
  alice.picks('witch');
  bob.picks('yes');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('no');

  expect(bob.discard).toBe('curse');
});

test('DOM-10.4: a card played twice counts once among the cards in play', () => {
  const { alice } = tableOf({
    alice: { hand: 'throne-room festival leprechaun', play: 'copper copper copper', deck: 'estate' },
    hexes: 'misery',
  });

  alice.plays('throne-room');
  alice.picks('festival');
  alice.plays('leprechaun');

  // Three Coppers, Throne Room, Festival and Leprechaun are six; with the Festival twice there would be seven.
  expect(alice.states).toBe('miserable');
});

test('DOM-10.5, DOM-10.5a: Throne Room stays if only one of two plays of Secret Cave left something to do', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'throne-room secret-cave copper copper copper', deck: `gold gold ${FIVE} ${FIVE}` },
  });

  alice.plays('throne-room');
  alice.picks('secret-cave', 'no', 'yes', 'copper', 'copper', 'copper');
  alice.endsTurn();
  expect(alice.inPlay).toBe('secret-cave throne-room');
  bob.endsTurn();
  expect(alice.coins).toBe(3);
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-10.5: Throne Room does not stay for a Secret Cave that has nothing left to do', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room secret-cave guardian', deck: `gold gold ${FIVE}` } });

  alice.plays('throne-room');
  alice.picks('secret-cave', 'no', 'no');
  alice.ends();
  alice.plays('guardian');

  expect(alice.inPlay).toBe('guardian');
});

test('DOM-10.5: a Ghost stays with a Secret Cave that it played twice', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'ghost', deck: `secret-cave ${FIVE} copper copper ${GOLD} ${FIVE}` },
  });

  alice.plays('ghost');
  bob.endsTurn();
  alice.picks('yes', 'estate', 'estate', 'estate', 'no');
  alice.endsTurn();
  expect(alice.inPlay).toBe('ghost secret-cave');
  bob.endsTurn();
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-10.5b: of two Throne Rooms only the one that played the Secret Cave stays with it', () => {
  const table = tableOf({
    alice: {
      hand: 'throne-room throne-room secret-cave village copper copper copper',
      deck: `gold gold copper copper ${FIVE}`,
    },
  });
  const { alice } = table;

  alice.plays('throne-room');
  const [outer] = table.state.play[0] as number[];
  alice.picks('throne-room', 'secret-cave', 'yes', 'copper', 'copper', 'copper', 'no', 'village');
  alice.endsTurn();

  expect(alice.inPlay).toBe('secret-cave throne-room');
  expect(table.state.play[0]).not.toContain(outer);
});

test('DOM-10.5c: Conclave, Imp and Vassal do not stay for a Secret Cave that they played once', () => {
  for (const by of ['conclave', 'imp']) {
    const { alice } = tableOf({ alice: { hand: `${by} secret-cave copper copper copper`, deck: `${GOLD} ${FIVE}` } });
    alice.plays(by);
    alice.picks('secret-cave', 'yes', 'copper', 'copper', 'copper');
    alice.endsTurn();
    expect(alice.inPlay).toBe('secret-cave');
  }
  const { alice } = tableOf({ alice: { hand: 'vassal copper copper', deck: `secret-cave copper ${GOLD}` } });
  alice.plays('vassal');
  alice.picks('yes', 'yes');
  alice.endsTurn();
  expect(alice.inPlay).toBe('secret-cave');
});

test('DOM-10.5d: with a Throne Room in the trash Secret Cave stays alone and keeps both its effects', () => {
  const table = tableOf({
    alice: {
      hand: 'necromancer secret-cave copper copper copper estate estate estate',
      deck: `gold gold ${FIVE} ${FIVE}`,
    },
    trash: 'throne-room',
  });
  const { alice, bob } = table;

  alice.plays('necromancer');
  alice.picks('throne-room', 'secret-cave', 'yes', 'copper', 'copper', 'copper', 'yes', 'estate', 'estate', 'estate');
  alice.endsTurn();
  expect(alice.inPlay).toBe('secret-cave');
  expect(table.trash).toContain('throne-room');
  bob.endsTurn();

  expect(alice.coins).toBe(6);
});

test('DOM-10.6: two plays of Secret Cave with three discards each give three Coins twice', () => {
  const { alice, bob } = tableOf({
    alice: {
      hand: 'throne-room secret-cave copper copper copper estate estate estate',
      deck: `gold gold ${FIVE}`,
    },
  });

  alice.plays('throne-room');
  alice.picks('secret-cave', 'yes', 'copper', 'copper', 'copper', 'yes', 'estate', 'estate', 'estate');
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.coins).toBe(6);
});

test('DOM-10.7: Throne Room, Conclave, Imp and Vassal play nothing where there is nothing to play', () => {
  for (const by of ['throne-room', 'conclave', 'imp', 'vassal']) {
    const { alice } = tableOf({ alice: { hand: `${by} copper`, deck: 'silver silver silver' } });
    alice.plays(by);
    alice.isAsked('buyPhase');
    expect(alice.inPlay).toBe(by);
  }
});

test('DOM-10.7: Throne Room, Conclave, Imp and Vassal may decline', () => {
  for (const by of ['throne-room', 'conclave', 'imp', 'vassal']) {
    const { alice } = tableOf({ alice: { hand: `${by} market`, deck: 'festival silver silver' } });
    alice.plays(by);
    alice.picks(by === 'vassal' ? 'no' : 'stop');
    expect(alice.inPlay).toBe(by);
  }
});

test('DOM-10.8: Conclave asks for no copy in the own play area, and does not mind those of others', () => {
  const { alice } = tableOf({
    alice: { hand: 'conclave village smithy festival', play: 'village' },
    bob: { play: 'smithy' },
  });

  alice.plays('conclave');
  alice.isAsked('playFromHand', 'stop, play smithy, play festival');
  alice.picks('festival');

  expect(alice.inPlay).toBe('conclave festival village');
});

test('DOM-10.8: cards count that are in play when Imp chooses, the Conclave that played it too', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave imp conclave village village', deck: 'copper copper' } });

  alice.plays('conclave');
  alice.picks('imp');
  // Conclave and Imp are in play when the Imp chooses.
  alice.isAsked('playFromHand', 'stop, play village');
  alice.picks('village');

  expect(alice.inPlay).toBe('conclave imp village');
});

test('DOM-10.9: a card that Necromancer plays stays in the trash and is not in play', () => {
  const table = tableOf({ alice: { hand: 'necromancer copper' }, trash: 'festival' });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('festival');

  expect(alice.inPlay).toBe('necromancer');
  expect(table.trash).toContain('festival');
  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([2, 2, 2]);
});
