import { anyOf, arranged, exactly, inOrder, mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand, looked } from '../../effect.ts';
import type { Text } from '../../text.ts';

export const theEarthsGift = card('the-earths-gift').received((s) =>
  s
    .ask('earthDiscard', (t) => mayOneOf(t.handOf('Treasure')), hand)
    .discard()
    .when(
      (t) => t.did,
      (then) => then.gainUpTo(4),
    ),
);

export const theFieldsGift = card('the-fields-gift').received((s) => s.plus({ actions: 1, coins: 1 }));

export const theFlamesGift = card('the-flames-gift').received((s) =>
  s.ask('trashHandMay1', (t) => mayOneOf(t.hand)).trash(),
);

export const theForestsGift = card('the-forests-gift').received((s) => s.plus({ buys: 1, coins: 1 }));

export const theMoonsGift = card('the-moons-gift').received((s) =>
  s
    .lookThrough()
    .ask('discardPileToDeck', (t) => mayOneOf(t.discardPile))
    .topdeck(),
);

export const theMountainsGift = card('the-mountains-gift').received((s) => s.gainA('silver'));

/** DOM-13.3a: the card is drawn at the end of this turn, whatever becomes of the Boon. */
const drawLater = (t: Text): void => {
  t.state.river[t.seat] = (t.state.river[t.seat] as number) + 1;
};
export const theRiversGift = card('the-rivers-gift').received((s) => s.bespoke(drawLater));

export const theSeasGift = card('the-seas-gift').received((s) => s.plus({ cards: 1 }));

export const theSkysGift = card('the-skys-gift').received((s) =>
  s.when(
    (t) => t.hand.length > 0,
    (able) =>
      able.may('agreeDiscard3', (yes) =>
        yes
          .ask('discardThree', (t) => inOrder(exactly(3, t.hand)), hand)
          .discard()
          .when(
            (t) => t.it.length === 3,
            (paid) => paid.gainA('gold'),
          ),
      ),
  ),
);

export const theSunsGift = card('the-suns-gift').received((s) =>
  s
    .look(4)
    .ask('lookDiscard', (t) => inOrder(anyOf(t.looked)))
    .discard()
    .ask('orderBack', (t) => arranged(t.looked), looked)
    .topdeck(),
);

export const theSwampsGift = card('the-swamps-gift').received((s) => s.gainA('will-o-wisp'));

export const theWindsGift = card('the-winds-gift').received((s) =>
  s
    .plus({ cards: 2 })
    .ask('discardNumber', (t) => inOrder(exactly(2, t.hand)), hand)
    .discard(),
);
