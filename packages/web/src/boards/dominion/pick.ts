import { pickOf } from '../../kit/pick.ts';
import { chosenOf, isSet, pickable } from './choice.ts';
import type { Props } from './part.ts';

/** One of several equal cards: the answer it stands for, and which of them it is. */
interface Picked {
  readonly text: string;
  readonly nth: number;
}

const usePick = pickOf<{ readonly picked: readonly Picked[] }>({ picked: [] });

/** A choice of several cards that is being made. All parts of the board share it. */
export interface Choice {
  readonly isSet: boolean;
  readonly picked: readonly Picked[];
  /** The place of a card among the picked ones; −1 for none. */
  readonly placeOf: (text: string, nth: number) => number;
  readonly toggle: (text: string, nth: number) => void;
  /** What would be given now; null while it is no whole choice. */
  readonly text: string | null;
}

export function useChoice({ view, decision, answers }: Props): Choice {
  const [{ picked }, set] = usePick(view);
  const placeOf = (text: string, nth: number): number =>
    picked.findIndex((one) => one.text === text && one.nth === nth);
  return {
    isSet: isSet(view, answers),
    picked,
    placeOf,
    toggle(text, nth) {
      const at = placeOf(text, nth);
      set({ picked: at < 0 ? [...picked, { text, nth }] : picked.toSpliced(at, 1) });
    },
    text:
      decision === null || picked.length === 0
        ? null
        : chosenOf(
            picked.map(({ text }) => text),
            pickable(view, answers),
            decision,
          ),
  };
}
