/** Who plays the grades of bots, from novice to master. Found by play: docs/bots.md has what each wins against the one below. */
export const ladder: readonly string[] = ['greedy~80', 'greedy~50', 'search:12', 'mind:40', 'mind:2000'];
