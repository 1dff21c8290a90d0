import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Listed, learnt } from '@nightjar/games/listed';
import type { AnyGame } from '@nightjar/kernel';
import { nearest } from './nearest.ts';
import { TERMINALS } from './tables/index.ts';
import { plainTerminal } from './tables/plain.ts';
import type { TerminalGame } from './tables/terminal-game.ts';
import { failed, misused } from './trouble.ts';

/** A game as the command line knows it: its rules, how it looks and in which words it is told. */
export interface Offered extends TerminalGame {
  readonly game: AnyGame;
}

/** Our list of games, or that of a module that the environment names. */
async function listed(): Promise<readonly Listed[]> {
  const own = process.env['NIGHTJAR_GAMES'] ?? '';
  if (own === '') return (await import('@nightjar/games')).GAMES;
  const file = resolve(own);
  if (!existsSync(file)) failed('gamesFile', { file: own });
  const { GAMES: games } = (await import(pathToFileURL(file).href)) as { readonly GAMES?: readonly Listed[] };
  return games ?? failed('gamesList', { file: own });
}

export const GAMES: readonly Offered[] = await Promise.all(
  (await listed()).map(async (game) => ({ ...(TERMINALS[game.name] ?? plainTerminal), game: await learnt(game) })),
);

/** The game a person named. */
export function offered(name: string): Offered {
  const found = GAMES.find(({ game }) => game.name === name);
  if (found !== undefined) return found;
  const names = GAMES.map(({ game }) => game.name);
  const meant = nearest(name, names);
  if (meant !== null) misused('nearGame', { game: name, meant });
  return misused('unknownGame', { game: name, games: names.join(', ') });
}
