import { GAMES } from '@nightjar/games';
import { catalogue } from '@nightjar/words';
import { useSettings } from './settings.ts';

/** Every game has a poster. */
export const POSTED: readonly string[] = GAMES.map(({ name }) => name);

/** What a game is called, and what its poster says; one that we have no words for is called by its id. */
export function useGameWords(): (game: string, what?: 'line' | 'meta') => string {
  const lang = useSettings((settings) => settings.lang);
  const shell = catalogue(lang, 'shell');
  return (game, what) => {
    const key = what === undefined ? `game.${game}` : `game.${game}.${what}`;
    return shell.find(key) ?? (what === undefined ? game.charAt(0).toUpperCase() + game.slice(1) : '');
  };
}
