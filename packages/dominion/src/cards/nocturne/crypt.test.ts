import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const GOLD = 'gold gold gold gold gold';
const night = { phase: 'night' } as const;

test('DOM-C.crypt.1: Crypt takes any number of the Treasures in play, and nothing else', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'crypt crypt', play: 'village copper copper silver' } });

  alice.plays('crypt');
  alice.isAsked('cryptSetAside', 'stop, aside copper, aside silver');
  alice.picks('copper', 'silver', 'stop');

  expect(alice.aside).toBe('copper silver');
});

test('DOM-C.crypt.1, DOM-18.5b: a Gold picked first leaves the Silvers and Coppers to be set aside under Crypt', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'crypt crypt', play: 'copper silver silver gold' } });

  alice.plays('crypt');
  alice.picks('gold');
  alice.isAsked('cryptSetAside', 'stop, aside copper, aside silver');
  alice.picks('silver', 'silver', 'stop');

  expect(alice.aside).toBe('gold silver silver');
  expect(alice.inPlay).toBe('copper crypt');
});

test('DOM-C.crypt.8, DOM-18.5a: a Crypt filled in another order is the same Crypt on later turns', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'crypt crypt', play: 'copper copper gold gold', deck: FIVE },
  });

  alice.plays('crypt');
  alice.picks('gold', 'copper', 'stop');
  alice.plays('crypt');
  alice.picks('copper', 'gold');
  bob.endsTurn();

  // Two that are alike need no order.
  alice.isAsked('cryptTake', 'take copper, take gold');
  alice.picks('gold', 'copper');
  expect(alice.hand).toBe(`copper ${FIVE} gold`);
});

test('DOM-C.crypt.1: Crypt takes only Treasures of its own player', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'crypt crypt', play: 'copper' }, bob: { play: 'gold' } });

  alice.plays('crypt');
  alice.isAsked('cryptSetAside', 'stop, aside copper');
  alice.picks('copper');

  expect(alice.aside).toBe('copper');
});

test('DOM-C.crypt.2: Treasures under Crypt are no longer in play and are not discarded in Clean-up', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'crypt', play: 'copper gold', deck: FIVE } });

  alice.plays('crypt');
  alice.picks('gold', 'stop');

  expect(alice.inPlay).toBe('crypt');
  expect(alice.discard).toBe('copper');
  expect(alice.aside).toBe('gold');
});

test('DOM-C.crypt.3: the Coins that a Treasure has given stay when Crypt takes it', () => {
  const { alice } = tableOf({ alice: { hand: 'gold crypt crypt' } });

  alice.plays('gold');
  alice.ends();
  alice.plays('crypt');
  alice.picks('gold');

  expect(alice.coins).toBe(3);
});

test('DOM-C.crypt.4, DOM-C.crypt.6: three Treasures under Crypt come back one a turn, and then Crypt is discarded', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'crypt', play: 'copper copper silver', deck: `${FIVE} ${GOLD} ${GOLD} ${GOLD}` },
  });

  alice.plays('crypt');
  alice.picks('copper', 'copper', 'silver');
  bob.endsTurn();
  alice.isAsked('cryptTake', 'take copper, take silver');
  alice.picks('silver');
  expect(alice.hand).toBe(`${FIVE} silver`);
  expect(alice.aside).toBe('copper copper');
  alice.endsTurn();
  expect(alice.inPlay).toBe('crypt');
  bob.endsTurn();
  expect(alice.hand).toBe(`copper ${GOLD}`);
  alice.endsTurn();
  expect(alice.inPlay).toBe('crypt');
  bob.endsTurn();
  expect(alice.aside).toBe('');
  expect(alice.inPlay).toBe('crypt');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-C.crypt.5: a card must be taken from Crypt, wanted or not', () => {
  const { alice, bob } = tableOf({ ...night, alice: { hand: 'crypt', play: 'copper gold', deck: FIVE } });

  alice.plays('crypt');
  alice.picks('copper', 'gold');
  bob.endsTurn();
  alice.isAsked('cryptTake', 'take copper, take gold');
  alice.picks('copper');

  expect(alice.hand).toBe(`copper ${FIVE}`);
});

test('DOM-C.crypt.7: a Crypt with nothing under it is discarded in the same Clean-up', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'crypt', play: 'copper', deck: FIVE } });

  alice.plays('crypt');
  alice.picks('stop');

  expect(alice.inPlay).toBe('');
  expect(alice.discard).toBe('copper crypt');
});

test('DOM-C.crypt.8: each of two Crypts keeps its own cards and gives one back', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'crypt crypt', play: 'copper silver gold', deck: FIVE },
  });

  alice.plays('crypt');
  alice.picks('copper', 'silver', 'stop');
  alice.plays('crypt');
  alice.picks('gold');
  bob.endsTurn();
  alice.isAsked('chooseTrigger', 'first crypt copper silver, first crypt gold');
  alice.picks('crypt gold');
  alice.isAsked('cryptTake', 'take copper, take silver');
  alice.picks('silver');

  expect(alice.hand).toBe(`${FIVE} gold silver`);
  expect(alice.aside).toBe('copper');
});

test('DOM-C.crypt.8: two Crypts that begin with the same card are told apart by the rest', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'crypt crypt', play: 'copper copper silver gold', deck: FIVE },
  });

  alice.plays('crypt');
  alice.picks('copper', 'silver', 'stop');
  alice.plays('crypt');
  alice.picks('copper', 'gold');
  bob.endsTurn();
  alice.isAsked('chooseTrigger', 'first crypt copper silver, first crypt copper gold');
  alice.picks('crypt copper gold');
  alice.isAsked('cryptTake', 'take copper, take gold');
  alice.picks('gold', 'silver');

  expect(alice.hand).toBe(`${FIVE} gold silver`);
});

test('DOM-C.crypt.9: only its owner sees the cards under Crypt and the one taken from there', () => {
  const { alice, bob } = tableOf({ ...night, alice: { hand: 'crypt', play: 'copper gold', deck: FIVE } });

  alice.plays('crypt');
  alice.picks('copper', 'gold');
  expect(alice.view).toMatchObject({
    seats: [{ delayed: [{ by: 'crypt', cards: ['copper', 'gold'], count: 2 }] }, {}],
  });
  expect(bob.view).toMatchObject({ seats: [{ delayed: [{ by: 'crypt', cards: null, count: 2 }] }, {}] });
  bob.endsTurn();
  alice.picks('gold');

  expect(alice.hears('toHand')).toMatchObject([{ card: 'gold' }]);
  expect(bob.hears('toHand')).toEqual([{ type: 'toHand', seat: 0 }]);
});

test('DOM-C.crypt.10: a Pasture under Crypt still scores for its owner', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'crypt', play: 'pasture', deck: FIVE } });

  alice.plays('crypt');
  alice.picks('pasture');

  expect(alice.aside).toBe('pasture');
  expect(alice.points).toBe(10);
});

test('DOM-C.crypt.11: Crypt may take an Idol or an Heirloom', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'crypt crypt', play: 'idol lucky-coin' } });

  alice.plays('crypt');
  alice.isAsked('cryptSetAside', 'stop, aside idol, aside lucky-coin');
  alice.picks('idol', 'lucky-coin');

  expect(alice.aside).toBe('idol lucky-coin');
});

test('DOM-C.crypt.12: Monastery cannot trash a Copper that lies under Crypt', () => {
  const { alice } = tableOf({
    ...night,
    alice: { hand: 'crypt monastery estate', play: 'copper' },
    gained: 1,
  });

  alice.plays('crypt');
  alice.picks('copper');
  alice.plays('monastery');
  alice.isAsked('monasteryTrash', 'stop, trash estate');
  alice.picks('stop');

  expect(alice.aside).toBe('copper');
});

test('DOM-C.crypt.12: a Copper under Crypt makes nobody discard a Copper to Raider', () => {
  const table = tableOf({
    ...night,
    alice: { hand: 'crypt raider', play: 'copper' },
    bob: { hand: 'copper estate estate estate estate' },
  });
  const { alice, bob } = table;

  alice.plays('crypt');
  alice.picks('copper');
  alice.plays('raider');

  expect(table.told('revealed')).toMatchObject([{ seat: 1 }]);
  expect(bob.hand).toBe('copper estate estate estate estate');
});

test('DOM-C.crypt.12: a Copper under Crypt is no seventh card in play for Leprechaun', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: {
      hand: 'crypt',
      play: 'copper copper',
      deck: 'village village village village leprechaun gold gold gold gold',
    },
    hexes: 'misery',
  });

  alice.plays('crypt');
  alice.picks('copper', 'copper');
  bob.endsTurn();
  alice.plays('village', 'village', 'village', 'village', 'leprechaun');

  // Crypt, four Villages and Leprechaun are six; with the Copper there would be seven.
  expect(alice.discard).toBe('gold');
  expect(alice.states).toBe('miserable');
});

test('DOM-C.crypt.12: a Silver under Crypt is no name in play for Magic Lamp', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: {
      hand: 'crypt',
      play: 'silver silver',
      deck: 'village festival market magic-lamp gold gold',
    },
  });

  alice.plays('crypt');
  alice.picks('silver', 'silver');
  bob.endsTurn();
  alice.plays('village', 'festival', 'market');
  alice.plays('magic-lamp');

  expect(alice.inPlay).toBe('crypt festival magic-lamp market village');
});
