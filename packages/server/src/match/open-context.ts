import type { MatchContext, MatchParts } from './context.ts';
import { notifyListeners } from './news.ts';

/** Opens the matches of a server. Listeners hear of moves of other processes from now on. */
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
