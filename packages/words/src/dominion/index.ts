export type { CardWords, DominionEdition } from './edition.ts';
export { cardLines, cardsCalled, cardsInWords } from './names.ts';
export { dominionWords } from './speech.ts';
