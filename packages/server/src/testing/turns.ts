import { onTestFinished } from 'vitest';

/** Numbers event-loop ticks while a test runs: the number of the present one. */
export function turnsOfLoop(): () => number {
  let turn = 0;
  let isOver = false;
  const next = (): void => {
    turn += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  onTestFinished(() => {
    isOver = true;
  });
  return () => turn;
}

/** Counts events per event-loop tick: the most in one tick. */
export function mostInOneTurn(): { readonly note: () => void; readonly most: () => number } {
  const turn = turnsOfLoop();
  const done = new Map<number, number>();
  return {
    note: () => void done.set(turn(), (done.get(turn()) ?? 0) + 1),
    most: () => Math.max(...done.values()),
  };
}
