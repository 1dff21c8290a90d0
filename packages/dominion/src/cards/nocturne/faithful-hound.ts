import { card } from '../../card.ts';
import { lift, moved } from '../../moving.ts';
import type { Text } from '../../text.ts';

/** Two cards; discarded, it may wait beside the table and come back to hand at the end of the turn. */
export const faithfulHound = card('faithful-hound')
  .play((s) => s.plus({ cards: 2 }))
  .discarded((s) => s.may('houndSetAside', (yes) => yes.bespoke(wait)), {
    may: true,
    covered: true,
    possible: (t) => t.isIdle || t.isHere,
  });

function wait(t: Text): void {
  lift(t.state, t.seat, t.card);
  (t.state.hounds[t.seat] as number[]).push(t.card);
  moved(t.state, t.card);
  t.tell?.({ type: 'setAside', seat: t.seat, cards: ['faithful-hound'] });
}
