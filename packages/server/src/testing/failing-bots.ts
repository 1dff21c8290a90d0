import { GAMES as OURS } from '@nightjar/games';
import type { Listed } from '@nightjar/games/listed';
import type { AnyGame } from '@nightjar/kernel';

/** An adviser that never answers. */
const hang = {
  name: 'test:hang',
  answer(): never {
    for (;;);
  },
};

/** An adviser that fails. */
const fail = {
  name: 'test:throw',
  answer(): never {
    throw new Error('as the test wants it');
  },
};

/** An adviser that takes all the memory there is. */
const gorge = {
  name: 'test:gorge',
  answer(): never {
    for (const eaten: number[][] = []; ; ) eaten.push(Array.from({ length: 100_000 }, () => 0.5));
  },
};

const withFailing = (game: AnyGame): AnyGame => ({ ...game, advisers: [...(game.advisers ?? []), hang, fail, gorge] });

/** A list of our games, each with advisers that fail: for tests of what a server does about them. */
export const GAMES: readonly Listed[] = OURS.map((listed) => ({
  ...listed,
  rules: async () => withFailing(await listed.rules()),
}));

/** The address of this list, as settings take it. */
export const FAILING_BOTS = import.meta.url;
