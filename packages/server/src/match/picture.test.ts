import {
  type AnyGame,
  type Eyes,
  openSight,
  ownSight,
  pick,
  playOut,
  rngFrom,
  tableAt,
  withOwn,
} from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { loadGames } from '../games.ts';

const games = await loadGames(null);
const tables = games.flatMap((game) =>
  [1, 2, 3].flatMap((players) => {
    const options = game.options({ players });
    return options.ok ? [[game.name, players, game.setup(options.value, 'pictures'), game] as const] : [];
  }),
);

/** Whether something is left to eyes that nobody has put there. */
const isLeft = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null && Object.values(value).some(isLeft));

/** What stands at a path. */
const at = (value: unknown, path: string): unknown =>
  path.split('/').reduce((branch, name) => (branch as Record<string, unknown>)[name], value);

test.each(tables)(
  'what everybody sees of %s with %i, and what eyes see besides, are its view and its score sheets, at the same places all along',
  (_, players, state: unknown, game: AnyGame) => {
    const random = rngFrom('pictures');
    const places = new Set<string>();
    const look = (eyes: Eyes): void => {
      const table = tableAt(game, state);
      const open = openSight(table);
      const own = ownSight(table, eyes, open);
      places.add(own.map(({ path }) => path).join());
      // Whoever is sent the shared part whole reads nothing there that is for some eyes alone.
      for (const { path } of own) expect(at(open, path)).toBeUndefined();
      const { view, sheets } = withOwn(open, own);
      expect(isLeft([view, sheets])).toBe(false);
      expect([view, sheets]).toEqual([game.view(state, eyes), game.explain(state, eyes)]);
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
