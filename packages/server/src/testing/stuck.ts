import type { Listed } from '@nightjar/games/listed';
import type { AnyGame } from '@nightjar/kernel';

/** The lab's sample game, whose tables cannot be built: for workers, while the server has the sound game. */
async function stuck(): Promise<AnyGame> {
  const { lantern } = await import('@nightjar/lab');
  return {
    ...lantern,
    setup() {
      for (;;);
    },
  };
}

export const GAMES: readonly Listed[] = [{ name: 'lantern', rules: stuck }];
