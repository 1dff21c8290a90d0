import { pick } from '@nightjar/kernel';
import type { Bot } from './bot.ts';

/** Any legal answer, each equally likely. */
export const random: Bot = {
  name: 'random',
  limit: null,
  answer: ({ legal }, rng) => pick(legal, rng),
};
