/** Who plays the grades of bots, from novice to master. Found by play: docs/bots.md has what each wins against the one below. */
export const ladder: readonly string[] = ['greedy~130', 'greedy~84', 'greedy~66', 'mind:100~10', 'mind:5000'];
