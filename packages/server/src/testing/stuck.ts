import type { Listed } from '@nightjar/games/listed';
import type { AnyGame } from '@nightjar/kernel';

/** The lab's sample game, which cannot be laid out: for workers, where the server has the sound one. */
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
