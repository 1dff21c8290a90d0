import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';

/** A Gold; the others lose a better Treasure of their next two cards. */
export const bandit = card('bandit').play((s) =>
  s.gainA('gold').attack((each) =>
    each
      .reveal(2)
      .ask('banditTrash', (t) => oneOf(t.looked.filter((c) => t.is(c, 'Treasure') && !t.isNamed(c, 'copper'))))
      .trash()
      .discardRest(),
  ),
);
