/** Who plays the grades of bots, from novice to master. Found by play: docs/bots.md has what each wins against the one below. */
export const ladder: readonly string[] = ['greedy~225', 'search:4~122', 'mind:8~80', 'mind:30~20', 'mind:2000'];
