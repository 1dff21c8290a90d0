import { faultPoint } from '../faults.ts';
import type { MatchContext, MatchUpdate } from './context.ts';

/** Announces that a match moved, after the client that moved it has its reply. */
export function announce(context: MatchContext, moved: MatchUpdate): void {
  context.unannounced.push(moved);
  if (context.unannounced.length === 1) setImmediate(() => announcePending(context));
}

/** Announces all moves of one event-loop tick, in order. */
function announcePending(context: MatchContext): void {
  for (const moved of context.unannounced.splice(0)) {
    context.store.notify(moved.match, moved.seq);
    notifyListeners(context, moved);
  }
}

/** Calls every listener of this process; one that fails does not keep the others from it. */
export function notifyListeners(context: MatchContext, moved: MatchUpdate): void {
  let called = 0;
  for (const listener of context.listeners) {
    try {
      listener(moved);
    } catch (error) {
      context.log.error({ err: error, match: moved.match }, 'a listener failed');
    }
    called += 1;
    if (called === 1) faultPoint('during-fanout');
  }
}

/**
 * Calls back for every match that moves, after the client that moved it has its reply; returns how to stop.
 * Announcements may be lost.
 */
export function onMoved(
  { listeners }: Pick<MatchContext, 'listeners'>,
  listener: (moved: MatchUpdate) => void,
): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
