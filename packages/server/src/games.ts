import { type Listed, learnt } from '@nightjar/games/listed';
import { type AnyGame, rulesOf } from '@nightjar/kernel';

/** Loads a list of games: ours, or that of another module, by its address. */
export async function loadGames(list: string | null): Promise<readonly AnyGame[]> {
  const { GAMES } = (list === null ? await import('@nightjar/games') : await import(list)) as {
    readonly GAMES: readonly Listed[];
  };
  return Promise.all(GAMES.map(learnt));
}

/** The newest rules of a game: new matches use them. */
export const newestOf = (games: readonly AnyGame[], name: string): AnyGame | undefined =>
  games.filter((game) => game.name === name).toSorted((a, b) => b.rules - a.rules)[0];

/** The rules of this number: a match keeps the rules that it began with. */
export const pinnedOf = (games: readonly AnyGame[], name: string, rules: number): AnyGame | undefined =>
  games.flatMap((game) => (game.name === name ? (rulesOf(game, rules) ?? []) : []))[0];
