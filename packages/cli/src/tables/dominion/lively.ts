import { defaultBox, readAnswer } from '@nightjar/dominion';

/** How likely answers of Dominion are where a playthrough should show its cards: they are played, and dear ones bought. */
const WEIGHTS: { readonly [verb: string]: number } = { end: 3, stop: 40, no: 60, play: 20_000 };

/** The weight of an answer, by its text. */
export function lively(text: string): number {
  const answer = readAnswer(text);
  if (answer?.kind !== 'buy') return WEIGHTS[answer?.kind === 'word' ? answer.word : (answer?.kind ?? '')] ?? 100;
  const cost = defaultBox.cost[defaultBox.ids.indexOf(answer.card)] ?? 0;
  return 1 + cost ** 4;
}
