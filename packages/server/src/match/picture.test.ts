import {
  type Eyes,
  faultText,
  pick,
  playOut,
  rngFrom,
  type Sight,
  sharedSight,
  sightParts,
  tableAt,
  withViewerParts,
} from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { loadGames } from '../games.ts';

const games = await loadGames(null);
const tables = games.flatMap((game) =>
  game.modes.flatMap(({ id, seats, options }) =>
    seats.map((players) => [game.name, id, players, game.options({ ...options, players }), game] as const),
  ),
);

/** The paths of all placeholders. */
const left = (value: unknown, path: readonly string[] = []): string[] => {
  if (value === undefined) return [path.join('/')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => left(part, [...path, name]));
};

// Views consist of the same two parts: the laws check that they hide what they should.
test.each(tables)(
  'in %s, %s with %i, the viewer parts fill exactly the placeholders of the shared part, at the same paths all game, and complete the score sheets',
  (_game, _mode, players, options, game) => {
    if (!options.ok) throw new Error(faultText(options.fault));
    const state: unknown = game.setup(options.value, 'pictures');
    const random = rngFrom('pictures');
    const places = new Set<string>();
    const look = (eyes: Eyes): void => {
      const table = tableAt(game, state);
      const { view, sheets } = sharedSight(table);
      const shared = { view, sheets };
      const parts = sightParts(table, eyes, shared);
      const paths = parts.map(({ path }) => path);
      places.add(paths.join());
      // The shared part holds nothing that differs per viewer, and with the viewer's parts nothing is missing.
      expect(left(shared).toSorted()).toEqual(paths.toSorted());
      expect(left(parts)).toEqual([]);
      expect(withViewerParts<Pick<Sight, 'view' | 'sheets'>>(shared, parts).sheets).toEqual(game.explain(state, eyes));
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
