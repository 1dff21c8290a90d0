import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.wish.1, DOM-C.wish.2: Wish gives an action and goes back to its pile', () => {
  const table = tableOf({ alice: { hand: 'wish' } });
  const { alice } = table;
  const left = table.left('wish');

  alice.plays('wish');

  expect(alice.actions).toBe(1);
  expect(alice.inPlay).toBe('');
  expect(table.left('wish')).toBe(left + 1);
  alice.isAsked('gainFromSupply');
});

test('DOM-C.wish.3: a Wish that went back gains a card for at most 6 to hand, and must', () => {
  const { alice } = tableOf({ alice: { hand: 'wish' }, kingdom: 'raider artisan' });

  alice.plays('wish');
  alice.isAsked(
    'gainFromSupply',
    `gain copper, gain silver, gain gold, gain estate, gain duchy, gain curse, gain leprechaun, gain raider,
     gain artisan, gain village, gain smithy, gain market, gain festival, gain laboratory, gain gardens, gain workshop`,
  );
  alice.picks('gold');

  expect(alice.hand).toBe('gold');
  expect(alice.discard).toBe('');
});

test('DOM-C.wish.4: a card that names its place comes to hand by Wish', () => {
  const table = tableOf({ alice: { hand: 'wish' }, kingdom: 'den-of-sin' });

  table.alice.plays('wish');
  table.alice.picks('den-of-sin');

  expect(table.told('gained')).toEqual([{ type: 'gained', seat: 0, card: 'den-of-sin', to: 'hand' }]);
});

test('DOM-C.wish.5: a Wish played twice by Throne Room gives two actions and gains one card', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room wish' } });

  alice.plays('throne-room');
  alice.picks('wish', 'gold');

  expect(alice.actions).toBe(2);
  expect(alice.hand).toBe('gold');
  expect(alice.gained).toBe(1);
});

test('DOM-C.wish.5: a Wish played by Necromancer cannot go back and gains nothing', () => {
  const table = tableOf({ alice: { hand: 'necromancer' }, trash: 'wish' });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('wish');

  expect(alice.actions).toBe(1);
  expect(alice.gained).toBe(0);
  expect(table.trash).toContain('wish');
});
