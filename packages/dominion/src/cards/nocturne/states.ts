import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';

/** A discard brings a Boon at the start of the holder's turns. */
export const lostInTheWoods = card('lost-in-the-woods').turnStart(
  (s) =>
    s
      .ask('lostInTheWoods', (t) => mayOneOf(t.hand))
      .discard()
      .when(
        (t) => t.did,
        (then) => then.boon(),
      ),
  { may: true, possible: (t) => t.hand.length > 0 },
);
