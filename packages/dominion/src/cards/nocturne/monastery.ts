import { byPlace, upTo } from '@nightjar/script';
import { card } from '../../card.ts';

/** For every card gained this turn, one may go: from hand, or a Copper from play. */
export const monastery = card('monastery').play((s) =>
  s
    .ask('monasteryTrash', (t) =>
      byPlace(upTo(t.gainedCount, [...t.hand, ...t.inPlay.filter((c) => t.isNamed(c, 'copper'))])),
    )
    .trash(),
);
