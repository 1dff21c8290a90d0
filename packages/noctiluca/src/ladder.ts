/** Who plays the grades of bots, from novice to master. Found by play: docs/bots.md has what each wins against the one below. */
export const ladder: readonly string[] = ['greedy~100', 'greedy~70', 'greedy~45', 'mind:100', 'mind:2000'];
