import { expect, test } from 'vitest';
import type { SeatCards } from '../../testing/position.ts';
import { type Table, tableOf } from '../../testing/table.ts';

/** Alice plays a Skulk, and Locusts come to Bob. */
function swarmed(bob: SeatCards, { kingdom = '', piles = {} } = {}): Table {
  const table = tableOf({ alice: { hand: 'skulk' }, bob, hexes: 'locusts', kingdom, piles });
  table.alice.plays('skulk');
  return table;
}

test('DOM-C.locusts.1, DOM-C.locusts.2: Locusts trash the top card of the deck; for a Copper a Curse is gained', () => {
  const table = swarmed({ deck: 'copper gold' });

  expect(table.trash).toBe('copper');
  expect(table.bob.deck).toBe('gold');
  expect(table.bob.discard).toBe('curse');
});

test('DOM-C.locusts.1: with an empty deck Locusts have the discard pile shuffled first', () => {
  const table = swarmed({ discard: 'copper copper' });

  expect(table.trash).toBe('copper');
  expect(table.bob.deck).toBe('copper');
});

test('DOM-C.locusts.2: for an Estate that Locusts trash a Curse is gained', () => {
  const table = swarmed({ deck: 'estate' });

  expect(table.trash).toBe('estate');
  expect(table.bob.discard).toBe('curse');
});

test('DOM-C.locusts.3: for another card a cheaper one must be gained that shares a type with it, of one’s own choice', () => {
  const { bob } = swarmed({ deck: 'gold' });

  bob.isAsked('gainFromSupply', 'gain copper, gain silver');
  bob.picks('silver');

  expect(bob.discard).toBe('silver');
});

test('DOM-C.locusts.3: a card of the same cost is not cheaper', () => {
  const { bob } = swarmed({ deck: 'duchy' }, { kingdom: 'gardens cemetery' });

  bob.isAsked('gainFromSupply', 'gain estate, gain cemetery, gain gardens');
  bob.picks('gardens');

  expect(bob.discard).toBe('gardens');
});

test('DOM-C.locusts.4: an Idol shares a type with Treasures, Attacks and Fate cards', () => {
  const { bob } = swarmed({ deck: 'idol' }, { kingdom: 'bard militia village smithy gardens monastery moat workshop' });

  bob.isAsked('gainFromSupply', 'gain copper, gain silver, gain bard, gain skulk, gain militia');
  bob.picks('militia');

  expect(bob.discard).toBe('militia');
});

test('DOM-C.locusts.4: a Raider shares a type with Night cards, Durations and Attacks', () => {
  const { bob } = swarmed(
    { deck: 'raider' },
    { kingdom: 'monastery secret-cave militia village smithy gardens moat market' },
  );

  bob.isAsked('gainFromSupply', 'gain monastery, gain secret-cave, gain skulk, gain militia');
  bob.picks('secret-cave');

  expect(bob.discard).toBe('secret-cave');
});

test('DOM-C.locusts.4: a Vampire shares the type Doom with a Leprechaun', () => {
  const { bob } = swarmed(
    { deck: 'vampire' },
    { kingdom: 'leprechaun village smithy gardens moat market workshop chapel' },
  );

  bob.isAsked('gainFromSupply', 'gain leprechaun, gain skulk');
  bob.picks('leprechaun');

  expect(bob.discard).toBe('leprechaun');
});

test('DOM-C.locusts.5: for a Curse that Locusts trash nothing is gained', () => {
  const table = swarmed({ deck: 'curse' });

  expect(table.trash).toBe('curse');
  expect(table.bob.gained).toBe(0);
});

test('DOM-C.locusts.5: for a Silver nothing is gained when no Copper is left', () => {
  const { bob } = swarmed({ deck: 'silver' }, { piles: { copper: 0 } });

  expect(bob.gained).toBe(0);
});

test('DOM-C.locusts.6, DOM-C.locusts.8: a Haunted Mirror that Locusts trash asks the player who received the Hex at once, and nothing else is gained for it', () => {
  const { bob } = swarmed({ hand: 'village', deck: 'haunted-mirror' });

  bob.isAsked('mirrorDiscard', 'stop, discard village');
  bob.picks('village');

  expect(bob.discard).toBe('village ghost');
});

test('DOM-C.locusts.7: with no card to trash Locusts bring nothing', () => {
  const table = swarmed({ hand: 'gold' });

  expect(table.trash).toBe('');
  expect(table.bob.gained).toBe(0);
});

test('DOM-C.locusts.9: for an Imp nothing is gained, though a Will-o’-Wisp is a cheaper Spirit: it is not in the Supply', () => {
  const table = swarmed({ deck: 'imp' });

  expect(table.trash).toBe('imp');
  expect(table.left('will-o-wisp')).toBe(12);
  expect(table.bob.gained).toBe(0);
});

test('DOM-C.locusts.9: for a Lucky Coin a cheaper Treasure of the Supply is gained, no Heirloom', () => {
  const { bob } = swarmed({ deck: 'lucky-coin' }, { kingdom: 'pixie tracker' });

  bob.isAsked('gainFromSupply', 'gain copper, gain silver');
  bob.picks('copper');

  expect(bob.discard).toBe('copper');
});
