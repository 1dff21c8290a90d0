import type { Ladder } from '@nightjar/kernel';

/** The bot that plays each grade, from novice to master. Found by play: docs/bots.md says how often each beats the one below. */
export const ladder: Ladder = ['greedy~150', 'greedy~60', 'mind:8~20', 'mind:40~15', 'mind:2000'];
