export { type BoardSay, boardWords } from './board.ts';
export type { CardWords, DominionEdition } from './edition.ts';
export { type KingdomSay, kingdomWords } from './kingdom.ts';
export { cardLines, cardsCalled, cardsInWords, cardText, term } from './names.ts';
export { dominionWords } from './speech.ts';
