import { GAMES } from '@nightjar/games';
import { SHELL } from '@nightjar/words';
import { useText } from './text.ts';

/** The games of the family whose rules are still to come. */
const COMING = ['nocturion'] as const;

/** Every game that has a poster: those that are listed, and those to come. */
export const POSTED: readonly string[] = [...GAMES.map(({ name }) => name), ...COMING];

export const isListed = (game: string): boolean => GAMES.some(({ name }) => name === game);

/** What a game is called, and what its poster says; one that we have no words for is called by its id. */
export function useGameWords(): (game: string, what?: 'line' | 'meta') => string {
  const t = useText();
  return (game, what) => {
    const key = what === undefined ? `game.${game}` : `game.${game}.${what}`;
    if (Object.hasOwn(SHELL, key)) return t(key as 'game.nocturne');
    return what === undefined ? game.charAt(0).toUpperCase() + game.slice(1) : '';
  };
}
