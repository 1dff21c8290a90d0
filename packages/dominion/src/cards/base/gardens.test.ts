import { expect, test } from 'vitest';
import { kindOf } from '../../box.ts';
import { dealt } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

const coppers = (count: number): string => 'copper '.repeat(count);

test('DOM-C.gardens.1: Gardens are worth a point for every full ten cards', () => {
  expect(tableOf({ alice: { hand: 'gardens', deck: coppers(8) } }).alice.points).toBe(0);
  expect(tableOf({ alice: { hand: 'gardens', deck: coppers(9) } }).alice.points).toBe(1);
  expect(tableOf({ alice: { hand: 'gardens gardens', deck: coppers(18) } }).alice.points).toBe(4);
});

test('DOM-C.gardens.2: a Faithful Hound that is set aside and an Heirloom count for Gardens', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar faithful-hound gardens pouch', deck: coppers(6) } });

  alice.plays('cellar');
  alice.picks('faithful-hound', 'stop', 'yes');

  expect(alice.aside).toBe('faithful-hound');
  expect(alice.points).toBe(1);
});

test('DOM-C.gardens.2: a Boon and States in front of a player do not count for Gardens', () => {
  const { alice } = tableOf({
    alice: { hand: 'bard gardens', deck: coppers(7), lost: true, mood: 'envious' },
    boons: 'the-fields-gift',
  });

  alice.plays('bard');

  expect(alice.boons).toBe('the-fields-gift');
  expect(alice.points).toBe(0);
});

test('DOM-C.gardens.3: the pile of Gardens has the size of a Victory pile', () => {
  expect(dealt('gardens').left[kindOf('gardens')]).toBe(8);
  expect(dealt('gardens', { players: 3 }).left[kindOf('gardens')]).toBe(12);
});
