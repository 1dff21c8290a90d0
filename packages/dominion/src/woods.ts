import type { Frame } from '@nightjar/script';
import { kindOf } from './box.ts';
import { NONE } from './state.ts';
import type { Text } from './text.ts';

const WOODS = kindOf('lost-in-the-woods');

/** DOM-15.5: takes Lost in the Woods, from another player too. */
export function takeWoods(t: Text): void {
  const { state, seat } = t;
  state.lost = seat;
  t.tell?.({ type: 'took', seat, state: 'lost-in-the-woods' });
  // DOM-3.3b: taken while the turn starts, it may still be used.
  if (state.phase !== 'start' || state.active !== seat) return;
  const window = state.stack[0] as Frame;
  window.waiting = [
    ...window.waiting,
    { script: t.cards.turnStart[WOODS] as number, seat, card: NONE, mark: NONE, it: [] },
  ];
}
