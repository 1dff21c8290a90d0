/** Who plays the grades of bots, from novice to master. Found by play: docs/bots.md has what each wins against the one below. */
export const ladder: readonly string[] = ['greedy~35', 'greedy~20', 'menu~5', 'mind:60~30', 'mind:2400'];
