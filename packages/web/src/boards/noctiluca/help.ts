import { create } from 'zustand';
import { SORTS, type Sort } from './haul.ts';

/** How much the list of hauls tells: nothing, what comes and fits, or all with an estimate and who can use the rest. */
export const HELPS = ['fits', 'full', 'none'] as const;
export type Help = (typeof HELPS)[number];

interface Kept {
  readonly help: Help;
  readonly sort: Sort;
}

const KEY = 'nightjar.noctiluca';

/** What was kept; whatever is missing or unknown becomes the default. */
export function readHelp(text: string | null): Kept {
  let kept: { readonly [key: string]: unknown } = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as typeof kept;
  } catch {
    // A broken text is no text.
  }
  return {
    help: HELPS.find((help) => help === kept['help']) ?? HELPS[0],
    sort: SORTS.find((sort) => sort === kept['sort']) ?? SORTS[0],
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const useHelp = create<Kept>(() => readHelp(stored()));

export function setHelp(changed: Partial<Kept>): void {
  useHelp.setState(changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(useHelp.getState()));
  } catch {
    // Where nothing may be kept, it lasts as long as the page.
  }
}
