import { GAMES } from '@nightjar/games';
import { type Listed, learnt } from '@nightjar/games/listed';
import type { AnyGame } from '@nightjar/kernel';

/** A game's rules, loaded when they are first needed. */
export const loadRules = async (game: string): Promise<AnyGame> => listed(game).rules();

/** The same with what was learnt of them, for bots to think by. */
export const loadLearnt = async (game: string): Promise<AnyGame> => learnt(listed(game));

function listed(game: string): Listed {
  const known = GAMES.find(({ name }) => name === game);
  if (known === undefined) throw new Error(`no game is called ${game}`);
  return known;
}
