import type { Path } from '@nightjar/noctiluca';
import { useSyncExternalStore } from 'react';

/** What was picked of a dive before it is said: the shore, perhaps the path. */
export interface Pick {
  readonly shore: string | null;
  readonly path: Path | null;
}

const EMPTY: Pick = { shore: null, path: null };

let picked: { readonly view: unknown; readonly pick: Pick } = { view: null, pick: EMPTY };
const watchers = new Set<() => void>();

const watch = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/** The pick of this view, shared by pool and list; it lasts until the view changes (NLC-5.9). */
export function usePick(view: unknown): readonly [Pick, (pick: Partial<Pick>) => void] {
  const pick = useSyncExternalStore(watch, () => (picked.view === view ? picked.pick : EMPTY));
  const set = (change: Partial<Pick>): void => {
    picked = { view, pick: { ...EMPTY, ...change } };
    for (const changed of watchers) changed();
  };
  return [pick, set];
}
