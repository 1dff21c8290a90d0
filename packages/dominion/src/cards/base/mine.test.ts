import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.mine.1: Mine may trash a Treasure from hand, or nothing', () => {
  const table = tableOf({ alice: { hand: 'mine copper gold estate' } });
  const { alice } = table;

  alice.plays('mine');
  alice.isAsked('trashHandMay1', 'stop, trash copper, trash gold');
  alice.picks('stop');

  expect(table.trash).toBe('');
  expect(alice.gained).toBe(0);
});

test('DOM-C.mine.2: Mine brings a Treasure that costs up to 3 more to hand, and it must be taken', () => {
  const { alice } = tableOf({ alice: { hand: 'mine copper' } });

  alice.plays('mine');
  alice.picks('copper');
  alice.isAsked('gainFromSupply', 'gain copper, gain silver');
  alice.picks('silver');

  expect(alice.hand).toBe('silver');
  expect(alice.discard).toBe('');
});

test('DOM-C.mine.2: Mine makes a Gold of a Silver', () => {
  const { alice } = tableOf({ alice: { hand: 'mine silver' } });

  alice.plays('mine');
  alice.picks('silver');
  alice.isAsked('gainFromSupply', 'gain copper, gain silver, gain gold');
  alice.picks('gold');

  expect(alice.hand).toBe('gold');
});

test('DOM-C.mine.3: Mine makes an Idol of a Treasure that costs 2', () => {
  const { alice } = tableOf({ alice: { hand: 'mine pouch' }, kingdom: 'idol' });

  alice.plays('mine');
  alice.picks('pouch');
  alice.isAsked('gainFromSupply', 'gain copper, gain silver, gain idol');
  alice.picks('idol');

  expect(alice.hand).toBe('idol');
});

test('DOM-C.mine.4: Mine may trash an Heirloom but cannot gain one', () => {
  const { alice } = tableOf({ alice: { hand: 'mine goat copper' } });

  alice.plays('mine');
  alice.isAsked('trashHandMay1', 'stop, trash goat, trash copper');
  alice.picks('goat');
  alice.isAsked('gainFromSupply', 'gain copper, gain silver');
  alice.picks('silver');

  expect(alice.hand).toBe('copper silver');
});
