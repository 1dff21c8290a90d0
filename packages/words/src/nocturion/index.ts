export { type BoardSay, boardWords } from './board.ts';
export { beastText, curseText, effectText, houseText, ruleText } from './effects.ts';
export { amountOf, notice, resourcesInWords, term } from './names.ts';
export { nocturionWords } from './speech.ts';
