import type { Eyes } from '@nightjar/kernel';
import { type Frame, NOTHING } from '@nightjar/script';
import { MOAT, MOAT_TEXT } from './frames.ts';
import { idle, isEven, mayHold } from './hidden.ts';
import { type State, seatsFrom } from './state.ts';

/** The window in which Moats wait, and the reaction asked about; null while nobody is asked to show one. */
function reactionIn(
  state: State,
): { readonly window: Frame; readonly attacker: number; readonly asked: number } | null {
  const [attack, window, reaction] = state.stack.slice(-3);
  if (attack === undefined || window === undefined || reaction?.script !== MOAT_TEXT) return null;
  return { window, attacker: attack.seat, asked: reaction.seat };
}

/** DOM-17.17a: only later players know whether they hold a Moat. All waiting Moats are forgotten but that of these eyes. */
export function forgetOthers(state: State, eyes: Eyes): void {
  const reaction = reactionIn(state);
  if (reaction === null) return;
  reaction.window.waiting = reaction.window.waiting.filter(({ script, seat }) => script !== MOAT_TEXT || seat === eyes);
}

/** Later players who hold a Moat after the deal wait to show it. */
export function othersReact(state: State, eyes: Eyes): void {
  const reaction = reactionIn(state);
  if (reaction === null) return;
  const { window, attacker, asked } = reaction;
  const order = seatsFrom(state, state.active);
  for (const seat of order.slice(order.indexOf(asked) + 1)) {
    if (seat === eyes || seat === attacker || ((state.guarded >> seat) & 1) === 1) continue;
    const card = state.hand[seat]?.find((held) => state.kind[held] === MOAT);
    if (card === undefined) {
      if (isEven(state) && mayHold(state, seat, (kind) => kind === MOAT))
        window.waiting = [...window.waiting, idle(MOAT_TEXT, seat)];
      continue;
    }
    const mark = state.moved[card] as number;
    window.waiting = [...window.waiting, { script: MOAT_TEXT, seat, card, mark, it: NOTHING }];
  }
}
