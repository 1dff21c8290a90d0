export { type BoardSay, boardWords } from './board.ts';
export type { NoctilucaEdition } from './edition.ts';
export { colourName, diceWords, term } from './names.ts';
export { noctilucaWords } from './speech.ts';
