import type { Ladder } from '@nightjar/kernel';

/** The bot that plays each grade, from novice to master. Found by play: docs/bots.md says how often each beats the one below. */
export const ladder: Ladder = ['greedy~225', 'search:4~122', 'mind:8~80', 'mind:30~20', 'mind:2000'];
