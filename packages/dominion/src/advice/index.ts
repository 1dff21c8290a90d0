import type { Adviser } from '@nightjar/kernel';
import type { State } from '../state.ts';
import { bestBuy, bigMoney } from './menus.ts';
import { advise, type Buyer } from './phases.ts';

export { plans } from './plans.ts';

const adviser = (name: string, buyer: Buyer): Adviser<State> => ({
  name,
  answer: (state, seat) => advise(state, seat, buyer),
});

/** Players who know Dominion: one buys money and Provinces only, the other whatever the kingdom has to offer. */
export const ADVISERS: readonly Adviser<State>[] = [adviser('big-money', bigMoney), adviser('menu', bestBuy)];
