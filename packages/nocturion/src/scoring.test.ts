import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturion } from './game.ts';
import { finalPrestige, penalty, places } from './scoring.ts';
import { type Position, plays, position } from './testing/position.ts';

const BLOODTHIRST = defaultBox.curses.id.indexOf('bloodthirst');

/** The result of a final round in which nobody does anything. */
function ended(seats: Position['seats']): { scores: readonly number[]; places: readonly number[] } {
  const state = position({ tracker: 3, year: 4, isFinal: true, ...(seats === undefined ? {} : { seats }) });
  for (const text of ['end', 'end']) nocturion.apply(state, nocturion.read(state, text) as number);
  return nocturion.result(state) ?? { scores: [], places: [] };
}

test('NRN-23.4: Final Prestige is all Prestige less 1, 4 or 7 for Bloodthirst, never below 0', () => {
  const curses = (n: number): number[] => Array<number>(n).fill(BLOODTHIRST);
  expect([0, 1, 2, 3].map((n) => penalty(defaultBox, curses(n)))).toEqual([0, 1, 4, 7]);
  expect(finalPrestige(defaultBox, 35, curses(2))).toBe(31);
  expect(finalPrestige(defaultBox, 3, curses(3))).toBe(0);
  expect(
    ended([
      { prestige: 35, curses: 'bloodthirst bloodthirst' },
      { prestige: 3, curses: 'bloodthirst bloodthirst bloodthirst' },
    ]).scores,
  ).toEqual([31, 0]);
});

test('NRN-23.5: on a tie the Beasts in the Menagerie decide, exhausted ones too', () => {
  expect(
    ended([
      { prestige: 9, beasts: 'gremlin' },
      { prestige: 9, beasts: 'sky-ray*' },
    ]),
  ).toEqual({ scores: [9, 9], places: [2, 1] });
});

test('NRN-23.6: still tied, the player with the fewest Resources wins', () => {
  expect(
    ended([
      { prestige: 9, beasts: 'gremlin', resources: 'wood 2' },
      { prestige: 9, beasts: 'alligator', resources: 'iron' },
    ]),
  ).toEqual({
    scores: [9, 9],
    places: [2, 1],
  });
});

test('NRN-23.7: still tied, the victory is shared', () => {
  expect(
    ended([
      { prestige: 9, resources: 'wood' },
      { prestige: 9, resources: 'iron' },
    ]).places,
  ).toEqual([1, 1]);
  expect(
    places(
      [5, 7, 7, 2],
      Array.from({ length: 4 }, () => ({ beasts: 1, resources: 1 })),
    ),
  ).toEqual([3, 1, 1, 4]);
});

test('NRN-24.3: Prestige is never short', () => {
  expect(ended([{ prestige: 90 }, { prestige: 80 }]).scores).toEqual([90, 80]);
});

test('A score is told as its sum: Heirlooms, Beasts, Quests, rewards, and what Curses cost', () => {
  const seats = [
    {
      equipped: 'helm',
      resources: 'wood gold 2 iron 2',
      hand: 'alligator',
      dice: '1',
      curses: 'bloodthirst',
      prestige: 1,
    },
  ];
  plays({ tracker: 12, quests: ['quest-i-05', '', ''], seats }, (t) => {
    t.answers(0, 'quest quest-i-05', 'use', 'activate farm 1', 'use', 'choose summon').asks(0, 'action');
    const [sheet] = nocturion.explain(t.state, 'table');
    expect(sheet?.total).toBe(1 + 4 + 1 + 2 - 1);
    expect(sheet?.lines.map(({ category, points, parts }) => [category, points, parts])).toEqual([
      ['heirlooms', 0, []],
      ['beasts', 2, [{ for: 'beast', with: { what: 'alligator' }, points: 2 }]],
      ['quests', 4, [{ for: 'quest', with: { what: 'quest-i-05' }, points: 4 }]],
      [
        'rewards',
        2,
        [
          { for: 'reward', with: {}, points: 1 },
          { for: 'reward', with: { what: 'quest-i-05' }, points: 1 },
        ],
      ],
      ['curses', -1, [{ for: 'curse', with: { what: 'bloodthirst', copies: 1 }, points: -1 }]],
    ]);
  });
});

test('Every part of a sheet names what its Prestige was gained for', () => {
  const state = position({
    quests: ['quest-i-05', '', ''],
    seats: [{ resources: 'wood 4 gold 2 archers', dice: '1', hand: 'hatchling-dragon', curses: 'bloodthirst' }],
  });
  for (const text of ['equip helm', 'activate farm 1', 'use', 'choose summon', 'quest quest-i-05', 'use'])
    nocturion.apply(state, nocturion.read(state, text) as number);
  expect(nocturion.explain(state, 0)[0]?.lines.map(({ category, parts }) => [category, ...parts])).toEqual([
    ['heirlooms', { for: 'heirloom', with: { what: 'thornvale-helm' }, points: 1 }],
    ['beasts', { for: 'beast', with: { what: 'hatchling-dragon' }, points: 1 }],
    ['quests', { for: 'quest', with: { what: 'quest-i-05' }, points: 4 }],
    ['rewards', { for: 'reward', with: { what: 'quest-i-05' }, points: 2 }],
    ['curses', { for: 'curse', with: { what: 'bloodthirst', copies: 1 }, points: -1 }],
  ]);
});
