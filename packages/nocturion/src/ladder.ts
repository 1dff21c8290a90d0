/** Who plays the grades of bots, from novice to master. Found by play: docs/bots.md has what each wins against the one below. */
export const ladder: readonly string[] = ['greedy~150', 'greedy~60', 'mind:8~20', 'mind:40~15', 'mind:2000'];
