import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

const NINE = 'copper copper copper copper copper copper copper copper copper';

test('DOM-16.2: a final deck is deck, hand, discard pile, play, Hounds aside, and the cards under Crypt and with Ghost', () => {
  const { alice } = tableOf({
    phase: 'night',
    alice: {
      hand: 'night-watchman crypt ghost gardens monastery',
      play: 'copper',
      deck: 'faithful-hound village copper silver',
    },
  });

  alice.plays('night-watchman');
  alice.picks('silver', 'faithful-hound', 'stop', 'yes', 'village');
  alice.plays('crypt');
  alice.picks('copper');
  alice.plays('ghost');

  expect([alice.deck, alice.hand, alice.discard]).toEqual(['copper', 'gardens monastery', 'silver']);
  expect([alice.inPlay, alice.aside]).toEqual(['crypt ghost night-watchman', 'copper faithful-hound village']);
  // Ten cards in all: with one of them missing, Gardens would be worth nothing.
  expect(alice.points).toBe(1);
});

test('DOM-16.2a: cards in the trash score for nobody, Zombies are of no deck', () => {
  const { alice, bob } = tableOf({
    alice: { hand: `gardens ${NINE.slice(0, -7)}` },
    trash: 'province estate curse zombie-spy',
  });

  expect([alice.points, bob.points]).toEqual([0, 0]);
});

test('DOM-16.3: each Victory card and Curse is worth its points, wherever it is', () => {
  const worth = (hand: string): number => tableOf({ alice: { hand } }).alice.points;

  expect(['estate', 'duchy', 'province', 'curse', 'cemetery', 'copper'].map(worth)).toEqual([1, 3, 6, -1, 2, 0]);
  expect(worth('estate duchy province curse cemetery')).toBe(11);
});

test('DOM-16.3: Gardens counts full tens of cards', () => {
  const worth = (hand: string): number => tableOf({ alice: { hand } }).alice.points;

  expect(worth(`gardens ${NINE.slice(7)}`)).toBe(0);
  expect(worth(`gardens ${NINE}`)).toBe(1);
  expect(worth(`gardens ${NINE} ${NINE}`)).toBe(1);
  expect(worth(`gardens gardens ${NINE} ${NINE}`)).toBe(4);
});

test('DOM-16.3: each Pasture counts each Estate', () => {
  const { alice } = tableOf({ alice: { hand: 'pasture estate', deck: 'pasture estate', discard: 'estate' } });

  expect(alice.points).toBe(9);
});

test('DOM-16.3a, DOM-16.3b: Misery costs two points or four, and a total may be negative', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'estate', misery: 1 },
    bob: { hand: 'estate', misery: 2 },
    kingdom: 'skulk',
  });

  expect([alice.points, bob.points]).toEqual([-1, -3]);
});
