/** What was picked of an answer so far, step by step in the order it was picked, such as `{ space: 'b2', token: '5' }`. */
export type Picked = { readonly [step: string]: string };

/** How far an answer is decided: what is picked of it, and all of it once it is armed. */
export interface Deciding {
  readonly picked: Picked;
  readonly armed: string | null;
}

export const UNDECIDED: Deciding = { picked: {}, armed: null };

/** Half of an answer is picked: what is asked next hangs on it, and nothing is armed. */
export const withPicked = (picked: Picked): Deciding => ({ picked, armed: null });

/**
 * Something was pressed that leads to answers. The first press arms the first of them; a press on what leads to the
 * armed one gives it, whatever else it leads to. What is given cannot have been pressed only once.
 */
export function pressed(
  { picked, armed }: Deciding,
  to: readonly string[],
  picks?: Picked,
): Deciding | { readonly gives: string } {
  if (armed !== null && to.includes(armed)) return { gives: armed };
  const [first] = to;
  if (first === undefined) return { picked, armed };
  // An answer that was not picked in steps is a step of its own.
  return { picked: picks ?? { ...picked, answer: first }, armed: first };
}

/** A step back: what was picked last is open again. */
export const stepBack = ({ picked }: Deciding): Deciding => ({
  picked: Object.fromEntries(Object.entries(picked).slice(0, -1)),
  armed: null,
});

/** Whether there is a step to take back. What a board armed by itself is none. */
export const isBegun = ({ picked }: Pick<Deciding, 'picked'>): boolean => Object.keys(picked).length > 0;
