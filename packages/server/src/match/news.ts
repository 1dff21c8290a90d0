import { faultPoint } from '../faults.ts';
import type { MatchContext, MatchMoved } from './context.ts';

/** Tells everybody that a match moved, once whoever asked for it has been answered. */
export function announce(context: MatchContext, moved: MatchMoved): void {
  context.news.push(moved);
  if (context.news.length === 1) setImmediate(() => announcePending(context));
}

/** Everything that was acknowledged in one turn of the loop, in order. */
function announcePending(context: MatchContext): void {
  for (const moved of context.news.splice(0)) {
    context.store.tell(moved.match, moved.seq);
    notifyListeners(context, moved);
  }
}

/** Tells those who listen in this process. One that fails keeps it from nobody else. */
export function notifyListeners(context: MatchContext, moved: MatchMoved): void {
  let told = 0;
  for (const listener of context.listeners) {
    try {
      listener(moved);
    } catch (error) {
      context.log.error({ err: error, match: moved.match }, 'a listener failed');
    }
    told += 1;
    if (told === 1) faultPoint('during-fanout');
  }
}
