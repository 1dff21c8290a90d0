import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import { type Position, stateOf } from './testing/position.ts';
import { treasuresToPlay } from './treasures.ts';

/** What is offered to Alice with these cards. */
const offered = (position: Position): string =>
  treasuresToPlay(dominion.view(stateOf(position), 0), 0)
    .map((text) => text.replace('play ', ''))
    .join(' ');

test('all Treasures that only pay are played one after the other', () => {
  expect(offered({ phase: 'buy', alice: { hand: 'copper estate silver copper gold' } })).toBe(
    'copper silver copper gold',
  );
});

test('before the Buy phase, and to others, nothing is offered', () => {
  const position: Position = { alice: { hand: 'copper village' } };
  expect(offered(position)).toBe('');
  const buying = stateOf({ ...position, phase: 'buy' });
  expect(treasuresToPlay(dominion.view(buying, 1), 1)).toEqual([]);
  expect(treasuresToPlay(dominion.view(buying, 'table'), 'table')).toEqual([]);
});

test('a card that asks something ends the row, and comes after cards that only pay', () => {
  expect(offered({ phase: 'buy', alice: { hand: 'goat copper estate silver' } })).toBe('copper silver goat');
});

test('a Boon is left to chance: nothing is played after the Idol that brings it', () => {
  expect(offered({ phase: 'buy', alice: { hand: 'idol idol copper estate' } })).toBe('copper idol');
});

test('Cursed Gold is left in hand: nobody gains a Curse by the way', () => {
  expect(offered({ phase: 'buy', alice: { hand: 'cursed-gold copper' } })).toBe('copper');
});

test('Magic Lamp is played after one of each name and before the second of any', () => {
  expect(offered({ phase: 'buy', alice: { hand: 'copper magic-lamp copper silver', play: 'village' } })).toBe(
    'copper silver magic-lamp copper',
  );
});
