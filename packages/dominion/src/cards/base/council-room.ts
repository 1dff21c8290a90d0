import { card } from '../../card.ts';

/** Four cards and a buy; the others draw one. */
export const councilRoom = card('council-room').play((s) =>
  s.plus({ cards: 4, buys: 1 }).eachOther((each) => each.draw(1)),
);
