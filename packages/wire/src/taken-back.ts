import type { EventKind } from './log.ts';

/** How many answers an event of a log takes back: the last ones that still stand. */
export function takenBack(kind: EventKind, body: { readonly count?: unknown }): number {
  // An undo of before answers were given automatically names no count: it took back one.
  return kind === 'undo' || kind === 'consent' ? Number(body.count ?? 1) : 0;
}
