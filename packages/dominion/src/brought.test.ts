import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { broughtBy } from './brought.ts';
import { dominion } from './game.ts';
import { newGame } from './testing/opening.ts';

const EMPTY = { heirlooms: [], piles: [], zombies: [], states: [], hasBoons: false, hasHexes: false, hasDruid: false };
const PLAIN = 'village smithy market festival laboratory workshop chapel remodel poacher'.split(' ');

test('A kingdom of the base game brings nothing along', () => {
  expect(broughtBy(defaultBox, [...PLAIN, 'witch'])).toEqual(EMPTY);
});

test('DOM-2.10a, DOM-2.12: cards say what they bring, each thing once', () => {
  expect(broughtBy(defaultBox, [...PLAIN, 'necromancer'])).toEqual({
    ...EMPTY,
    zombies: ['zombie-apprentice', 'zombie-mason', 'zombie-spy'],
  });
  expect(broughtBy(defaultBox, ['fool', 'pixie', 'leprechaun', 'secret-cave', 'druid'])).toEqual({
    heirlooms: ['lucky-coin', 'goat', 'magic-lamp'],
    piles: expect.arrayContaining(['will-o-wisp', 'wish']),
    zombies: [],
    states: ['lost-in-the-woods', 'deluded', 'envious', 'miserable', 'twice-miserable'],
    hasBoons: true,
    hasHexes: true,
    hasDruid: true,
  });
});

test('The things that a recommended set brings lie on its table', () => {
  for (const { id, kingdom } of defaultBox.sets) {
    const cards = kingdom.map((kind) => defaultBox.ids[kind] as string);
    const { piles, hasBoons, hasHexes, hasDruid } = broughtBy(defaultBox, cards);
    const state = newGame({ set: id });
    const view = dominion.view(state, 0);
    expect(view.piles.map(({ card }) => card).toSorted()).toEqual(piles.toSorted());
    expect([state.boonDeck.length > 0, state.hexDeck.length > 0, state.druidRow.length > 0]).toEqual([
      hasBoons,
      hasHexes,
      hasDruid,
    ]);
  }
});
