import { type Listed, GAMES as OURS } from '../index.ts';

/** Our games and one more, the lab's sample game, which nobody else has heard of: this line is all there is of it. */
export const GAMES: readonly Listed[] = [
  ...OURS,
  { name: 'lantern', rules: async () => (await import('@nightjar/lab')).lantern },
];
