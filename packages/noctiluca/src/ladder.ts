import type { Ladder } from '@nightjar/kernel';

/** The bot that plays each grade, from novice to master. Found by play: docs/bots.md says how often each beats the one below. */
export const ladder: Ladder = ['greedy~130', 'greedy~84', 'greedy~66', 'mind:100~10', 'mind:5000'];
