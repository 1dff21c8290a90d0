export { type BoardSay, boardWords } from './board.ts';
export type { GoalCard, NocturneEdition, OpponentCard } from './edition.ts';
export { cardSteps, goalInShort, tokenName, tokenWord } from './names.ts';
export { scenarioOffer } from './offers.ts';
export { nocturneWords } from './speech.ts';
