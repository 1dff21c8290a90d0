import type { Plan } from '@nightjar/kernel';
import { kindOf } from '../box.ts';
import { END } from '../questions.ts';
import { bestBuy } from './menus.ts';
import { advise } from './phases.ts';
import type { Window } from './window.ts';

/** Plays every card it can, and buys the card of the kingdom worth most. */
const menu: Plan<Window>['next'] = {
  name: 'menu',
  answer: (window) => advise(window, bestBuy),
};

const USELESS: readonly number[] = [kindOf('curse')];

/** Cards are played by the usual menu. For buying, every card the coins pay for is a plan, and so is none. */
export function plans(window: Window): readonly Plan<Window>[] {
  const usual = advise(window, bestBuy);
  const all: Plan<Window>[] = [{ answer: usual, next: menu }];
  if (window.isEffect || (usual !== END && !window.isBuying(usual))) return all;
  if (window.phase !== 'treasure' && window.phase !== 'buy') return all;
  for (const kind of window.supply) {
    if (!window.mayBuy(kind) || USELESS.includes(kind)) continue;
    const answer = window.buying(kind);
    if (answer !== usual) all.push({ answer, next: menu });
  }
  if (usual !== END) all.push({ answer: END, next: menu });
  return all;
}
