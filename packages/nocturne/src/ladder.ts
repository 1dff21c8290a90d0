/** Who plays the grades of bots, from novice to master. Found by play: docs/bots.md has what each wins against the one below. */
export const ladder: readonly string[] = ['greedy~150', 'search:4~70', 'search:30~8', 'mind:30', 'mind:2000'];
