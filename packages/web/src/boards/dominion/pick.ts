import type { Picked as Steps } from '../../kit/deciding.ts';
import { chosenOf, isSet, pickable } from './choice.ts';
import type { Props } from './part.ts';

/** One of several equal cards: the answer it stands for, and which of them it is. */
interface Picked {
  readonly text: string;
  readonly nth: number;
}

/** What was picked stands as steps of the answer: which of the equal cards, and its answer. */
const stepOf = ({ text, nth }: Picked): string => `${nth} ${text}`;
const readStep = ([step, text]: readonly [string, string]): Picked => ({ text, nth: Number.parseInt(step, 10) });

/** A choice of several cards that is being made. All parts of the board share it. */
export interface Choice {
  readonly isSet: boolean;
  readonly picked: readonly Picked[];
  /** The place of a card among the picked ones; −1 for none. */
  readonly placeOf: (text: string, nth: number) => number;
  /** What is picked once a card was pressed: it too, or it no longer. */
  readonly toggled: (text: string, nth: number) => Steps;
  /** What would be given now; null while it is no whole choice. */
  readonly text: string | null;
}

export function choiceIn({ view, decision, answers, picked: steps }: Props): Choice {
  const picked = isSet(view, answers) ? Object.entries(steps).map(readStep) : [];
  const placeOf = (text: string, nth: number): number =>
    picked.findIndex((one) => one.text === text && one.nth === nth);
  return {
    isSet: isSet(view, answers),
    picked,
    placeOf,
    toggled(text, nth) {
      const at = placeOf(text, nth);
      const now = at < 0 ? [...picked, { text, nth }] : picked.toSpliced(at, 1);
      return Object.fromEntries(now.map((one) => [stepOf(one), one.text]));
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
