import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';

/** A Silver onto the deck; the others put a Victory card back. */
export const bureaucrat = card('bureaucrat').play((s) =>
  s.gainA('silver', 'deck').attack((each) =>
    each
      .ask('handToDeck', (t) => oneOf(t.handOf('Victory')))
      .when(
        (t) => t.did,
        (then) => then.topdeck({ shown: true }),
        (other) => other.revealHand(),
      ),
  ),
);
