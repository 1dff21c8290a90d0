import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import { placesOf } from './standing.ts';
import type { Position } from './testing/position.ts';
import { type Table, tableOf } from './testing/table.ts';

/** A turn in which nothing more happens, and then its end. */
function ended(position: Position): Table {
  const table = tableOf({ alice: { hand: 'monastery' }, ...position, phase: 'night' });
  table.alice.endsTurn();
  return table;
}

const isOver = ({ state }: Table): boolean => dominion.result(state) !== null;

test('DOM-16.1: the game ends at the end of a turn without Provinces, and not before', () => {
  const table = tableOf({ alice: { hand: 'monastery' }, phase: 'buy', coins: 16, buys: 2, piles: { province: 1 } });
  const { alice } = table;

  alice.buys('province');
  expect(table.left('province')).toBe(0);
  expect(isOver(table)).toBe(false);
  alice.buys('duchy');
  expect(isOver(table)).toBe(false);
  alice.endsTurn();

  expect(table.scenario.isOver().scores).toEqual([9, 0]);
});

test('DOM-16.1: three empty piles end the game, two do not', () => {
  expect(isOver(ended({ piles: { village: 0, smithy: 0 } }))).toBe(false);
  expect(isOver(ended({ piles: { village: 0, smithy: 0, market: 0 } }))).toBe(true);
  expect(isOver(ended({ players: 4, piles: { village: 0, smithy: 0, market: 0 } }))).toBe(true);
});

test('DOM-16.1: the end says which piles ran out, and nothing before', () => {
  const piles = (position: Position): unknown => dominion.endings?.(ended(position).state);
  expect(piles({ piles: { village: 0, smithy: 0 } })).toEqual([]);
  const remark = { for: 'piles', with: { piles: expect.arrayContaining(['village', 'smithy', 'market']) } };
  expect(piles({ piles: { village: 0, smithy: 0, market: 0 } })).toEqual([[remark], [remark]]);
  expect(piles({ piles: { province: 0 } })).toEqual([
    [{ for: 'piles', with: { piles: ['province'] } }],
    [{ for: 'piles', with: { piles: ['province'] } }],
  ]);
});

test('DOM-16.1a: with five or six players four empty piles are needed', () => {
  for (const players of [5, 6]) {
    expect(isOver(ended({ players, piles: { village: 0, smithy: 0, market: 0 } }))).toBe(false);
    expect(isOver(ended({ players, piles: { village: 0, smithy: 0, market: 0, festival: 0 } }))).toBe(true);
  }
});

test('DOM-16.1b: basic piles count, Curse and Copper too', () => {
  expect(isOver(ended({ piles: { curse: 0, copper: 0, smithy: 0 } }))).toBe(true);
  expect(isOver(ended({ piles: { silver: 0, gold: 0, duchy: 0 } }))).toBe(true);
  expect(isOver(ended({ piles: { estate: 0, curse: 0 } }))).toBe(false);
});

test('DOM-16.1c: piles outside the Supply and empty Boon and Hex decks do not count', () => {
  const table = ended({
    kingdom: 'exorcist leprechaun vampire bard',
    piles: { 'will-o-wisp': 0, imp: 0, ghost: 0, wish: 0, bat: 0, smithy: 0, market: 0 },
    boonDiscard:
      'the-earths-gift the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-mountains-gift the-rivers-gift the-seas-gift the-skys-gift the-suns-gift the-swamps-gift the-winds-gift',
    hexDiscard: 'bad-omens delusion envy famine fear greed haunting locusts misery plague poverty war',
  });

  expect([table.boonDeck, table.hexDeck, table.left('wish')]).toEqual(['', '', 0]);
  expect(isOver(table)).toBe(false);
});

test('DOM-16.1d: a pile that was empty and got a card back is not empty', () => {
  const position: Position = {
    alice: { hand: 'copper' },
    phase: 'buy',
    coins: 4,
    kingdom: 'changeling',
    piles: { smithy: 1, village: 0, market: 0 },
  };
  const returned = tableOf(position);
  returned.alice.buys('smithy');
  expect(returned.left('smithy')).toBe(0);
  returned.alice.picks('yes');
  const kept = tableOf(position);
  kept.alice.buys('smithy');
  kept.alice.picks('no');

  expect([isOver(returned), isOver(kept)]).toEqual([false, true]);
});

test('DOM-16.4: most points win', () => {
  const table = ended({
    alice: { hand: 'monastery duchy' },
    bob: { deck: 'province' },
    carol: { discard: 'estate' },
    piles: { province: 0 },
  });

  expect(table.scenario.isOver()).toEqual({ scores: [3, 6, 1], places: [2, 1, 3] });
});

test('DOM-16.5, DOM-16.5a: of tied players the one with fewer turns wins, and the last turn counts', () => {
  const table = ended({ alice: { hand: 'monastery estate' }, bob: { deck: 'estate' }, piles: { province: 0 } });

  expect(table.state.turns).toEqual([1, 0]);
  expect(table.scenario.isOver()).toEqual({ scores: [1, 1], places: [2, 1] });
});

test('DOM-16.5: players tied in points and turns share the victory', () => {
  const table = tableOf({
    alice: { hand: 'monastery' },
    bob: { hand: 'gold' },
    phase: 'night',
    piles: { village: 1, smithy: 0, market: 0 },
  });
  table.alice.endsTurn();
  table.bob.plays('gold');
  table.bob.buys('village');

  expect(table.state.turns).toEqual([1, 1]);
  expect(table.scenario.isOver()).toEqual({ scores: [0, 0], places: [1, 1] });
});

test('DOM-16.6: lower places go by points, then by fewer turns, then they are shared', () => {
  expect(placesOf([9, 4, 4, 4], [5, 5, 4, 4])).toEqual([1, 4, 2, 2]);
  expect(placesOf([2, 7, 7, 9], [3, 3, 3, 3])).toEqual([4, 2, 2, 1]);
});

test('DOM-16.3: at the end the score is shown card by card, and its lines add up', () => {
  const table = ended({
    alice: { hand: 'monastery gardens province', discard: 'curse curse', misery: 1 },
    kingdom: 'skulk',
    piles: { province: 0 },
  });
  const [sheet] = dominion.explain(table.state, 'table');

  expect(sheet?.lines.map(({ category, points, rule }) => `${category} ${points} ${rule}`)).toEqual([
    'province 6 DOM-16.3',
    'curse -2 DOM-16.3',
    'miserable -2 DOM-16.3a',
  ]);
  expect(sheet?.lines[1]?.parts).toEqual([
    { points: -2, for: 'copies', with: { card: 'curse', count: 2, each: -1, size: 5 } },
  ]);
  expect(sheet?.total).toBe(2);
});
