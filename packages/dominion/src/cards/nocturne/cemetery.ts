import { mayOneOf, upTo } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** Two points; up to four cards go when it is gained. */
export const cemetery = card('cemetery')
  .worth(2)
  .gained((s) => s.ask('trashHandUpTo', (t) => upTo(4, t.hand)).trash());

/** Trashed, it brings a Ghost for an Action from hand. */
export const hauntedMirror = card('haunted-mirror')
  .play((s) => s.plus({ coins: 1 }))
  .trashed(
    (s) =>
      s
        .ask('mirrorDiscard', (t) => mayOneOf(t.handOf('Action')), hand)
        .discard()
        .when(
          (t) => t.did,
          (then) => then.gainA('ghost'),
        ),
    { may: true, possible: (t) => (t.isEven ? t.hand : t.handOf('Action')).length > 0 },
  );
