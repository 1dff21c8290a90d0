import type { AnyGame } from '@nightjar/kernel';

/** Games the table can be played with here, and the others of the family, in the order of the posters. */
export const GAMES = ['nocturne', 'noctiluca', 'nocturion', 'dominion'] as const;
export type GameId = (typeof GAMES)[number];

const PLAYABLE: readonly GameId[] = ['nocturne', 'noctiluca'];

export const isPlayable = (game: string): game is GameId => (PLAYABLE as readonly string[]).includes(game);

/** A game's rules, loaded when they are first needed. */
export async function loadRules(game: string): Promise<AnyGame> {
  if (game === 'nocturne') return (await import('@nightjar/nocturne')).nocturne;
  if (game === 'noctiluca') return (await import('@nightjar/noctiluca')).noctiluca;
  throw new Error(`no game is called ${game}`);
}
