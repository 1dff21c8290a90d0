import type { Frame } from '@nightjar/script';
import { card } from '../../card.ts';
import type { Text } from '../../text.ts';

/** Two cards; shown from hand, it keeps an Attack off. */
export const moat = card('moat')
  .play((s) => s.plus({ cards: 2 }))
  .attacked((s) => s.may('revealMoat', (yes) => yes.bespoke(ward)), { may: true });

/** DOM-12.5: below the window of reactions lies the play that is reacted to; it spares whoever shows a Moat. */
function ward(t: Text): void {
  const attack = t.state.stack.at(-3) as Frame;
  attack.spared |= 1 << t.seat;
  t.state.reveals += 1;
  t.tell?.({ type: 'reacted', seat: t.seat, card: 'moat' });
}
