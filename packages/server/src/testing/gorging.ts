import type { Listed } from '@nightjar/games/listed';
import type { AnyGame } from '@nightjar/kernel';

/** The lab's sample game. With any edition but its own, its view uses up the memory once the first omen is laid. */
async function gorging(): Promise<AnyGame> {
  const { lantern } = await import('@nightjar/lab');
  return {
    ...lantern,
    view(state, eyes) {
      if (state.options.edition !== lantern.edition && state.omens.some((omen: number) => omen >= 0))
        for (const eaten: number[][] = []; ; ) eaten.push(Array.from<number>({ length: 1_000_000 }).fill(0.5));
      return lantern.view(state, eyes);
    },
  };
}

export const GAMES: readonly Listed[] = [{ name: 'lantern', rules: gorging }];
