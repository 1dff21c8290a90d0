import { type Action, pick } from '@nightjar/kernel';
import type { Bot } from './bot.ts';

/** Any legal answer, each equally likely. */
export const random: Bot = {
  name: 'random',
  blind: true,
  answer: (game, state, _seat, rng) => pick<Action>(game.legal(state), rng),
};
