import { useCallback, useSyncExternalStore } from 'react';

/**
 * What is chosen but not yet given, such as the first half of an answer. All parts of a board share it, and it lasts until
 * the view changes. What a change leaves out is empty again.
 */
export function pickOf<P extends object>(empty: P) {
  let picked: { readonly view: unknown; readonly pick: P } = { view: null, pick: empty };
  const watchers = new Set<() => void>();
  const watch = (changed: () => void): (() => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  };
  return function usePick(view: unknown): readonly [P, (change: Partial<P>) => void] {
    const pick = useSyncExternalStore(watch, () => (picked.view === view ? picked.pick : empty));
    const set = useCallback(
      (change: Partial<P>): void => {
        picked = { view, pick: { ...empty, ...change } };
        for (const changed of watchers) changed();
      },
      [view],
    );
    return [pick, set];
  };
}
