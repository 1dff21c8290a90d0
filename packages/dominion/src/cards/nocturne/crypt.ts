import { anyOf, oneOf } from '@nightjar/script';
import { card } from '../../card.ts';

/** Treasures from play wait under it; one comes back each turn. */
export const crypt = card('crypt')
  .play((s) => s.ask('cryptSetAside', (t) => anyOf(t.inPlay.filter((c) => t.is(c, 'Treasure')))).setAside())
  .next(
    (s) =>
      s
        .ask(
          'cryptTake',
          (t) => oneOf(t.entry?.cards ?? []),
          (t) => t.entry?.cards.length ?? 0,
        )
        .toHand(),
    { hidden: true },
  );
