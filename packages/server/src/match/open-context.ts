import type { MatchContext, MatchParts } from './context.ts';
import { notifyListeners } from './news.ts';

/** Opens the matches of a server. From now on listeners hear of moves at other processes. */
export function openContext(parts: MatchParts): MatchContext {
  const unsubscribe = parts.store.onNotified((moved) => notifyListeners(context, moved));
  const context: MatchContext = {
    ...parts,
    listeners: new Set(),
    unannounced: [],
    async close() {
      unsubscribe();
      await parts.openMatches.settled();
    },
  };
  return context;
}
