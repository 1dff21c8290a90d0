import type { Plan } from '@nightjar/kernel';
import { kindOf } from '../box.ts';
import { END } from '../questions.ts';
import { bestBuy } from './menus.ts';
import { advise } from './phases.ts';
import type { Window } from './window.ts';

/** Plays what there is, and buys whatever of the kingdom is worth most. */
const menu: Plan<Window>['next'] = {
  name: 'menu',
  answer: (window) => advise(window, bestBuy),
};

const USELESS: readonly number[] = [kindOf('curse')];

/** What is played follows the usual menu; what is bought is weighed: whatever the coins reach for, or nothing. */
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
