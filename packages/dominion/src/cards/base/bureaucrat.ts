import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** A Silver onto the deck; the others put a Victory card back. */
export const bureaucrat = card('bureaucrat').play((s) =>
  s.gainA('silver', 'deck').attack((each) =>
    each
      .ask('handToDeck', (t) => oneOf(t.handOf('Victory')), hand)
      .when(
        (t) => t.did,
        (then) => then.topdeck({ shown: true }),
        (other) => other.revealHand(),
      ),
  ),
);
