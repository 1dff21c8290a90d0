import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** An Action from hand, twice. */
export const throneRoom = card('throne-room').play((s) =>
  s.ask('playFromHand', (t) => mayOneOf(t.handOf('Action')), hand).play({ times: 2 }),
);
