import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** A card for at most 5 into hand, then a card from hand onto the deck. */
export const artisan = card('artisan').play((s) =>
  s
    .gainUpTo(5, 'hand')
    .ask('handToDeck', (t) => oneOf(t.hand), hand)
    .topdeck(),
);
