import type { AnyGame } from '@nightjar/kernel';
import type { Listed } from '../index.ts';

/** The lab's sample game, whose view never ends once the first omen is laid: with any edition but its own. */
async function endless(): Promise<AnyGame> {
  const { lantern } = await import('@nightjar/lab');
  return {
    ...lantern,
    view(state, eyes) {
      if (state.options.edition !== lantern.edition && state.omens.some((omen: number) => omen >= 0)) for (;;);
      return lantern.view(state, eyes);
    },
  };
}

export const GAMES: readonly Listed[] = [{ name: 'lantern', rules: endless }];
