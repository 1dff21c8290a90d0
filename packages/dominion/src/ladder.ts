import type { Ladder } from '@nightjar/kernel';

/** The bot that plays each grade, from novice to master. Found by play: docs/bots.md says how often each beats the one below. */
export const ladder: Ladder = ['greedy~35', 'greedy~20', 'menu~5', 'mind:60~30', 'mind:2400'];
