import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { readOptions } from './options.ts';
import type { State } from './state.ts';
import { newGame, type Position, plays, position } from './testing/position.ts';
import { collectionShown, shown, sideShown, spaceShown, supplyShown } from './testing/shown.ts';
import type { View } from './view.ts';

const family = { familyMode: 'family' } as const;
const simple = { familyMode: 'family-simple' } as const;

const seen = (state: State): View => nocturne.view(state, 'table');
const fault = (options: Record<string, string | number | boolean>): string => {
  const read = readOptions(options);
  return read.ok ? '' : read.fault.what;
};
const line = (state: State, seat: number, category: string): number | undefined =>
  nocturne.explain(state, 'table')[seat]?.lines.find((each) => each.category === category)?.points;

/** Family mode at the end of Moonlight, with nothing to brew; it ends as soon as all have passed. */
const last: Position = {
  options: family,
  round: 'moonlight',
  opened: true,
  supply: ['3', '3'],
  characters: ['sage', 'abigail'],
  brews: ['start-SF', 'start-SM'],
};

test('NOC-20.1: family mode is for two to four players without abilities', () => {
  for (const mode of [family, simple]) {
    for (const players of [2, 3, 4]) {
      expect(fault({ ...mode, players })).toBe('');
      expect(seen(newGame({ ...mode, players })).sides.every(({ ability }) => ability === null)).toBe(true);
    }
    expect(fault({ ...mode, players: 1 })).toContain('NOC-20.1');
    expect(fault({ ...mode, advanced: true })).toContain('NOC-20.1');
  }
});

test('NOC-20.2: goals, shadow tokens and the Sprite Board are not used', () => {
  const view = seen(newGame({ ...family, players: 3 }));
  expect([view.twilight, view.shadowRow, view.sprite.tiles, view.sprite.tokens]).toEqual([[], [], [], []]);
  plays({ ...last, round: 'twilight' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tellsNo('moonlightGoals').asks(0, 'start');
    expect([shown(t).moonlight, shown(t).shadowRow, shown(t).sprite.tiles]).toEqual([[], [], []]);
  });
});

test('NOC-20.2a: no tiles are dealt for the Sprite Board, in neither round', () => {
  expect([2, 3, 4].map((players) => seen(newGame({ ...family, players })).stack)).toEqual([80 - 16, 80 - 20, 80 - 25]);
  plays({ options: family, opened: true }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tells('dealt', { round: 1 }).asks(0, 'start');
    expect(shown(t).stack).toBe(80 - 32);
  });
});

test('NOC-20.3: everybody also removes the 1 and the 2', () => {
  const supplies = [2, 3, 4].map((players) => seen(newGame({ ...family, players })).sides[1]?.supply.join(' '));
  expect(supplies).toEqual(['3 3 4 4 5 5 6 7 star', '3 4 4 5 5 6 7 star', '3 4 5 5 6 7 star']);
  expect(seen(newGame({ ...family, players: 4 })).sides[3]?.removed).toEqual(['1', '2', '3', '4']);
});

test('NOC-20.4: all unsuccessful tokens return to their owners without a question', () => {
  plays({ options: family, supply: ['3 4', '5 3'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').answers(1, 'cast 5 b1').asks(1, 'start');
    expect(supplyShown(t, 0)).toBe('3 4');
    expect(spaceShown(t, 'a1')).toBe('egg-1');
    expect(shown(t).sprite.tokens).toEqual([]);
  });
});

test('NOC-20.5: nobody exchanges tokens after Twilight', () => {
  plays({ options: family, supply: ['3 4', '5 6 7'], opened: true }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tellsNo('shadow').tellsNo('removed').asks(0, 'start');
    expect([supplyShown(t, 0), supplyShown(t, 1)]).toEqual(['3 4', '5 6 7']);
  });
});

test('NOC-20.5a: Twilight ends with retrieving the tokens and refilling the grid', () => {
  const told = {
    options: family,
    supply: ['3', '4'],
    opened: true,
    grid: '. egg-2',
    flipped: { a1: '0 7', d4: '1 6' },
  };
  plays({ ...told, stack: 'herb-A herb-B' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'start');
    expect(t.events.map(({ type }) => type)).toEqual(['passed', 'roundEnded', 'dealt']);
    expect([supplyShown(t, 0), supplyShown(t, 1)]).toEqual(['3 7', '4 6']);
    expect(shown(t).gone).toEqual(['egg-2']);
    expect([spaceShown(t, 'a1'), spaceShown(t, 'b1')]).toEqual(['herb-A', 'herb-B']);
    expect(shown(t).spaces.every(({ tile }) => tile !== null)).toBe(true);
  });
});

test('NOC-20.5b: Moonlight ends with mirror stones, then concoctions and scoring', () => {
  plays({ ...last, collection: ['mirror skull-4 feather-1', ''] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'mirror').answers(0, 'copy skull-4');
    expect(t.events.map(({ type }) => type)).toEqual(['copied', 'revealed', 'revealed']);
    t.asks(0, 'brewing').answers(0, 'accept').isOver();
  });
});

/** What each of three or four players scores for so many eggs. */
const eggScores = (...eggs: number[]): (number | undefined)[] => {
  const collection = eggs.map((n) => 'egg-1 '.repeat(n));
  const state = position({ options: { ...family, players: eggs.length }, collection });
  return eggs.map((_, seat) => line(state, seat, 'eggs'));
};

test('NOC-20.6: players tied on eggs all score their rank', () => {
  expect(eggScores(2, 2, 1)).toEqual([8, 8, 2]);
  expect(eggScores(1, 2, 1)).toEqual([3, 8, 3]);
});

test('NOC-20.6a: the ranks that tied players occupy beyond the first are left out', () => {
  expect(eggScores(2, 2, 1, 1)).toEqual([8, 8, 2, 2]);
  expect(eggScores(2, 2, 2, 1)).toEqual([8, 8, 8, 1]);
  expect(eggScores(3, 2, 2, 1)).toEqual([12, 6, 6, 1]);
});

test('NOC-20.7: Moonlight begins with the winner of the last grid tile, else with the first player of Twilight', () => {
  plays({ options: family, supply: ['3', '4 7'], opened: true, first: 0, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').answers(1, 'cast 7 a1').answers(1, 'pass').answers(0, 'pass');
    t.tells('dealt', { round: 1, first: 1 }).asks(1, 'start');
  });
  plays({ options: family, supply: ['3', '4'], opened: true, first: 1 }, (t) => {
    t.answers(1, 'pass').answers(0, 'pass').tells('dealt', { round: 1, first: 1 }).asks(1, 'start');
  });
});

test('NOC-20.7a: mirror stones are assigned from the last grid winner of Moonlight, else from its first player', () => {
  const stones = { ...last, collection: ['mirror egg-1', 'mirror egg-1'] };
  plays({ ...stones, supply: ['3', '4 7'], grid: 'egg-2 egg-2 egg-2' }, (t) => {
    t.answers(0, 'pass').answers(1, 'cast 7 a1').answers(1, 'pass').answers(0, 'pass').asks(1, 'mirror');
  });
  plays({ ...stones, first: 1 }, (t) => {
    t.answers(1, 'pass').answers(0, 'pass').asks(1, 'mirror').answers(1, 'copy egg-1').asks(0, 'mirror');
  });
});

test('NOC-20.8: family-simple also leaves out the runestones and all concoctions', () => {
  const tiles = ({ tiles: grid, stack }: State): string[] =>
    [...grid, ...stack].map((tile) => defaultBox.tiles.id[tile] as string);
  const plain = newGame(simple);
  expect(tiles(plain)).toHaveLength(70);
  expect(tiles(plain).some((id) => id.startsWith('runestone'))).toBe(false);
  expect([plain.deck, plain.brews.flat()]).toEqual([[], []]);
  const usual = newGame(family);
  expect(tiles(usual)).toHaveLength(80);
  expect([usual.deck.length, seen(usual).sides[0]?.concoctionCount]).toEqual([35, 1]);
});

test('NOC-20.8a: in family-simple symbols count for nothing', () => {
  const { brews: _, ...rest } = last;
  plays({ ...rest, options: simple, collection: ['skull-4 skull-2 feather-2', ''] }, (t) => {
    const result = t.answers(0, 'pass').answers(1, 'pass').tellsNo('revealed').isOver();
    expect(result.scores).toEqual([4 + 2 + 1 + 2, 2]);
    expect(line(t.state, 0, 'concoctions')).toBeUndefined();
    expect(sideShown(t, 0).concoctions).toEqual([]);
  });
});

test('NOC-20.9: tied totals share the victory', () => {
  plays({ ...last, collection: ['skull-4', 'skull-4'] }, (t) => {
    expect(t.answers(0, 'pass').answers(1, 'pass').isOver()).toEqual({ scores: [6, 6], places: [1, 1] });
  });
});

test('NOC-20.10: everything but the goals scores as usual, leftover tokens included', () => {
  const told = { ...last, supply: ['3 4 5', '3'], collection: ['skull-4 feather-1 feather-1 chest herb-A', 'egg-1'] };
  plays(told, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').asks(0, 'brewing').answers(0, 'accept').isOver();
    const sheet = nocturne.explain(t.state, 'table')[0]?.lines.map(({ category, points }) => `${category} ${points}`);
    expect(sheet).toEqual([
      'skulls 4',
      'feathers 4',
      'mushrooms 0',
      'herbs 2',
      'eggs 0',
      'chests -1',
      'concoctions 2',
      'leftover 6',
      'ability 0',
    ]);
    expect(collectionShown(t, 1)).toBe('egg-1');
    expect(line(t.state, 1, 'eggs')).toBe(4);
  });
});
