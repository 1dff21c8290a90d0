import type { Adviser } from '@nightjar/kernel';
import { bestBuy, bigMoney } from './menus.ts';
import { advise, type Buyer } from './phases.ts';
import type { Window } from './window.ts';

export { plans } from './plans.ts';
export { Window } from './window.ts';

const adviser = (name: string, buyer: Buyer): Adviser<Window> => ({
  name,
  answer: (window) => advise(window, buyer),
});

/** Advisers that know Dominion: one buys money and Provinces only, the other buys kingdom cards too. */
export const ADVISERS: readonly Adviser<Window>[] = [adviser('big-money', bigMoney), adviser('menu', bestBuy)];
