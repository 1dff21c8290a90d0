import { useSyncExternalStore } from 'react';

/** What was picked first of the two things a cast needs. */
export interface Pick {
  readonly token: string | null;
  readonly space: string | null;
}

const EMPTY: Pick = { token: null, space: null };

let picked: { readonly view: unknown; readonly pick: Pick } = { view: null, pick: EMPTY };
const watchers = new Set<() => void>();

const watch = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/** The pick of this view, shared by forest and supply; it lasts until the view changes. */
export function usePick(view: unknown): readonly [Pick, (pick: Partial<Pick>) => void] {
  const pick = useSyncExternalStore(watch, () => (picked.view === view ? picked.pick : EMPTY));
  const set = (change: Partial<Pick>): void => {
    picked = { view, pick: { ...EMPTY, ...change } };
    for (const changed of watchers) changed();
  };
  return [pick, set];
}
