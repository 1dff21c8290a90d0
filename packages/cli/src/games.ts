import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Listed, learnt } from '@nightjar/games/listed';
import type { AnyGame } from '@nightjar/kernel';
import { TERMINALS } from './tables/index.ts';
import { plainTerminal } from './tables/plain.ts';
import type { TerminalGame } from './tables/terminal-game.ts';
import { misused } from './trouble.ts';

/** A game as the command line knows it: its rules, how it looks and in which words it is told. */
export interface Offered extends TerminalGame {
  readonly game: AnyGame;
}

/** Our list of games, or that of a module that the environment names. */
async function listed(): Promise<readonly Listed[]> {
  const own = process.env['NIGHTJAR_GAMES'] ?? '';
  const list = own === '' ? await import('@nightjar/games') : await import(pathToFileURL(resolve(own)).href);
  return (list as { readonly GAMES: readonly Listed[] }).GAMES;
}

export const GAMES: readonly Offered[] = await Promise.all(
  (await listed()).map(async (game) => ({ ...(TERMINALS[game.name] ?? plainTerminal), game: await learnt(game) })),
);

const known = (): string => GAMES.map(({ game }) => game.name).join(', ');

/** The game a person named. */
export const offered = (name: string): Offered =>
  GAMES.find(({ game }) => game.name === name) ?? misused('unknownGame', { game: name, games: known() });
