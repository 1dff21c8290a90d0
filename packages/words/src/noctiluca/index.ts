export { type BoardSay, boardWords } from './board.ts';
export type { NoctilucaEdition } from './edition.ts';
export { diceWords, notice, term } from './names.ts';
export { noctilucaWords } from './speech.ts';
