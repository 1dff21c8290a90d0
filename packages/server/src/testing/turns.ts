import { onTestFinished } from 'vitest';

/** Numbers the turns of the event loop while a test runs: which one it is now. */
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

/** Notes when something is done: how often it was in one turn of the loop, at most. */
export function mostInOneTurn(): { readonly note: () => void; readonly most: () => number } {
  const turn = turnsOfLoop();
  const done = new Map<number, number>();
  return {
    note: () => void done.set(turn(), (done.get(turn()) ?? 0) + 1),
    most: () => Math.max(...done.values()),
  };
}
