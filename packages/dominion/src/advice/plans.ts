import type { Plan, Seat } from '@nightjar/kernel';
import { kindOf } from '../box.ts';
import { buying, END, isBuying } from '../questions.ts';
import type { State } from '../state.ts';
import { mayBuy } from '../turn.ts';
import { bestBuy } from './menus.ts';
import { advise } from './phases.ts';

/** Plays what there is, and buys whatever of the kingdom is worth most. */
const menu = {
  name: 'menu',
  answer: (state, seat) => advise(state, seat, bestBuy),
} satisfies Plan<State>['next'];

const USELESS: readonly number[] = [kindOf('curse')];

/** What is played follows the usual menu; what is bought is weighed: whatever the coins reach for, or nothing. */
export function plans(state: State, seat: Seat): readonly Plan<State>[] {
  const usual = advise(state, seat, bestBuy);
  const all: Plan<State>[] = [{ answer: usual, next: menu }];
  if (state.stack.length > 0 || (usual !== END && !isBuying(state, usual))) return all;
  if (state.phase !== 'treasure' && state.phase !== 'buy') return all;
  for (const kind of state.supply) {
    if (!mayBuy(state, kind) || USELESS.includes(kind)) continue;
    const answer = buying(state, kind);
    if (answer !== usual) all.push({ answer, next: menu });
  }
  if (usual !== END) all.push({ answer: END, next: menu });
  return all;
}
