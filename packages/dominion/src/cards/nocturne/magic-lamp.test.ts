import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const FIVE_NAMES = 'copper silver gold village smithy';

test('DOM-C.magic-lamp.1: Magic Lamp gives a Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'magic-lamp' } });

  alice.plays('magic-lamp');

  expect(alice.coins).toBe(1);
  expect(alice.inPlay).toBe('magic-lamp');
});

test('DOM-C.magic-lamp.2, DOM-C.magic-lamp.4: with six single cards in play, itself included, Magic Lamp goes for three Wishes', () => {
  const table = tableOf({ alice: { hand: 'magic-lamp', play: FIVE_NAMES } });
  const { alice } = table;

  alice.plays('magic-lamp');

  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['magic-lamp'] }]);
  expect(alice.discard).toBe('wish wish wish');
  expect(alice.inPlay).toBe('copper gold silver smithy village');
});

test('DOM-C.magic-lamp.3: a name that is in play twice does not count for Magic Lamp at all', () => {
  const { alice } = tableOf({ alice: { hand: 'magic-lamp', play: `${FIVE_NAMES} copper` } });

  alice.plays('magic-lamp');

  expect(alice.inPlay).toBe('copper copper gold magic-lamp silver smithy village');
  expect(alice.gained).toBe(0);
});

test('DOM-C.magic-lamp.5: with two Wishes left Magic Lamp brings those two', () => {
  const { alice } = tableOf({ alice: { hand: 'magic-lamp', play: FIVE_NAMES }, piles: { wish: 2 } });

  alice.plays('magic-lamp');

  expect(alice.discard).toBe('wish wish');
});

test('DOM-C.magic-lamp.6: cards played after Magic Lamp do not count for it', () => {
  const { alice } = tableOf({ alice: { hand: 'magic-lamp silver', play: 'copper gold village smithy' } });

  alice.plays('magic-lamp', 'silver');

  expect(alice.inPlay).toBe('copper gold magic-lamp silver smithy village');
  expect(alice.gained).toBe(0);
});

test('DOM-C.magic-lamp.7: the Coin of a Magic Lamp that went stays, and more Treasures may be played', () => {
  const { alice } = tableOf({ alice: { hand: 'magic-lamp silver', play: FIVE_NAMES } });

  alice.plays('magic-lamp');
  expect(alice.coins).toBe(1);
  alice.plays('silver');

  expect(alice.coins).toBe(3);
});

test('DOM-C.magic-lamp.8: a Den of Sin played on the turn before counts for Magic Lamp', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'den-of-sin', deck: 'village copper silver gold magic-lamp estate estate estate' },
    phase: 'night',
  });

  alice.plays('den-of-sin');
  bob.endsTurn();
  alice.plays('village');
  alice.plays('copper', 'silver', 'gold', 'magic-lamp');

  expect(alice.discard).toBe('wish wish wish');
});
