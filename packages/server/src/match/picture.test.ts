import { type Eyes, faultText, openSight, ownSight, pick, playOut, rngFrom, tableAt, withOwn } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { loadGames } from '../games.ts';

const games = await loadGames(null);
const tables = games.flatMap((game) =>
  game.modes.flatMap(({ id, seats, options }) =>
    seats.map((players) => [game.name, id, players, game.options({ ...options, players }), game] as const),
  ),
);

/** Places where nothing stands, as paths. */
const left = (value: unknown, path: readonly string[] = []): string[] => {
  if (value === undefined) return [path.join('/')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => left(part, [...path, name]));
};

// Views are made of the same two parts: that they hide what they should is for the laws.
test.each(tables)(
  'in %s, %s with %i, eyes see of their own just what everybody’s part leaves to them, at the same places all along, and with it their score sheets',
  (_game, _mode, players, options, game) => {
    if (!options.ok) throw new Error(faultText(options.fault));
    const state: unknown = game.setup(options.value, 'pictures');
    const random = rngFrom('pictures');
    const places = new Set<string>();
    const look = (eyes: Eyes): void => {
      const table = tableAt(game, state);
      const { view, sheets } = openSight(table);
      const open = { view, sheets };
      const own = ownSight(table, eyes, open);
      const paths = own.map(({ path }) => path);
      places.add(paths.join());
      // Whoever is sent everybody's part whole reads nothing there that is for some eyes alone, and misses nothing with theirs.
      expect(left(open).toSorted()).toEqual(paths.toSorted());
      expect(left(own)).toEqual([]);
      expect(withOwn(open, own).sheets).toEqual(game.explain(state, eyes));
    };
    const all: readonly Eyes[] = ['table', ...Array.from({ length: players }, (_, seat) => seat)];
    let turn = 0;
    playOut(game, state, () => {
      if (turn++ % 9 === 0) all.forEach(look);
      return pick(game.legal(state), random);
    });
    all.forEach(look);
    expect(places.size).toBe(1);
    expect(places).not.toContain('view,sheets');
  },
);
