import { useCallback, useRef } from 'react';
import { type Deciding, isBegun, type Picked, pressed, stepBack, UNDECIDED, withPicked } from '../kit/deciding.ts';
import { useAt } from './use-at.ts';

/** What may be done with an answer that is being decided. All of them stay the same over time. */
interface Hands {
  readonly pick: (picked: Picked) => void;
  readonly press: (to: readonly string[], picks?: Picked) => void;
  /** False where there is no step to take back. */
  readonly back: () => boolean;
  /** False where nothing is armed. */
  readonly give: () => boolean;
}

/** How an answer is decided at this moment of the table; at the next one nothing is. */
export function useDeciding(moment: string, onGive: (text: string) => void): Deciding & Hands {
  const [kept, set] = useAt<Deciding>(moment);
  const deciding = kept ?? UNDECIDED;
  const now = useRef(deciding);
  now.current = deciding;
  const decide = useCallback(
    (next: Deciding): void => {
      // Two presses may come before anything is drawn: the second is on the first.
      now.current = next;
      set(next);
    },
    [set],
  );
  const pick = useCallback((picked: Picked): void => decide(withPicked(picked)), [decide]);
  const press = useCallback(
    (to: readonly string[], picks?: Picked): void => {
      const next = pressed(now.current, to, picks);
      if (!('gives' in next)) return decide(next);
      decide(UNDECIDED);
      onGive(next.gives);
    },
    [decide, onGive],
  );
  const back = useCallback((): boolean => {
    if (!isBegun(now.current)) return false;
    decide(stepBack(now.current));
    return true;
  }, [decide]);
  const give = useCallback((): boolean => {
    const { armed } = now.current;
    if (armed !== null) press([armed]);
    return armed !== null;
  }, [press]);
  return { ...deciding, pick, press, back, give };
}
