import { oneOf } from '@nightjar/script';
import { kindOf } from '../../box.ts';
import { card } from '../../card.ts';
import { canExchange, isMovable } from '../../gaining.ts';

const SELF = kindOf('changeling');

/** Becomes a copy of a card in play; any card gained that costs 3 or more may be exchanged for one. */
export const changeling = card('changeling')
  .play((s) =>
    s
      .trashThis()
      .ask('gainCopyInPlay', (t) =>
        oneOf(
          t.piles((kind) => t.isInPlay(kind)),
          'pile',
        ),
      )
      .gain(),
  )
  .wholeGame((s) => s.may('exchangeChangeling', (yes) => yes.exchangeThisFor('changeling')), {
    may: true,
    possible: (t) => t.cost(t.card) >= 3 && isMovable(t) && canExchange(t, t.card, SELF),
  });
