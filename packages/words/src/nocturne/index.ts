export { type BoardSay, boardWords } from './board.ts';
export type { GoalCard, NocturneEdition, OpponentCard } from './edition.ts';
export { cardSteps, goalInShort, notice, objectives, term, tokenName, tokenWord } from './names.ts';
export { scenarioOffer } from './offers.ts';
export { nocturneWords } from './speech.ts';
