import { GAMES } from '@nightjar/games';
import type { AnyGame } from '@nightjar/kernel';

/** A game's rules, loaded when they are first needed. */
export function loadRules(game: string): Promise<AnyGame> {
  const listed = GAMES.find(({ name }) => name === game);
  return listed === undefined ? Promise.reject(new Error(`no game is called ${game}`)) : listed.rules();
}
