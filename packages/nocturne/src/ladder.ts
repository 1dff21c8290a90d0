/** Who plays the grades of bots, from novice to master. Found by play: docs/bots.md has what each wins against the one below. */
export const ladder: readonly string[] = ['greedy~190', 'search:4~90', 'mind:8~72', 'mind:50', 'mind:2000'];
