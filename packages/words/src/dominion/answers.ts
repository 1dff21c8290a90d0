import { type Answer, readAnswer, type View } from '@nightjar/dominion';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';
import { listed, textOf } from '../table.ts';
import type { Entry } from '../words.ts';
import { cardsInWords } from './names.ts';
import { spokenOf } from './questions.ts';

type Thing = (id: string) => Value;

/**
 * Which text an answer has: that of its deed. Where it is a mere word it is told by question and word,
 * `pixieTrash.yes`, and whatever is not told so by the word alone.
 */
function answerKey(answer: Answer, view: View | null, lang: Lang): string {
  if (answer.kind === 'first') return answer.about.length > 0 ? 'answer.first.of' : 'answer.first';
  if (answer.kind !== 'word') return answer.isInPlay ? `answer.${answer.kind}.inPlay` : `answer.${answer.kind}`;
  const { word } = answer;
  // Whoever has picked something ends the choice; whoever has not picks nothing.
  if (word === 'stop' && (view?.decision?.made ?? 0) > 0) return 'answer.stop';
  const said = catalogue(lang, 'dominion');
  const keys = [`answer.${view?.decision?.question ?? ''}.${word}`, `answer.way.${word}`];
  return keys.find((key) => said.has(key)) ?? `answer.${word}`;
}

/** Several answers that are given together: what is done with which cards, equal ones counted. */
function wholeOf(lines: readonly string[], lang: Lang, named: Thing): string {
  const said = catalogue(lang, 'dominion');
  const cards = new Map<string, string[]>();
  for (const line of lines) {
    const answer = readAnswer(line);
    if (answer === null || answer.kind === 'word') continue;
    const key = answerKey(answer, null, lang);
    cards.set(key, [...(cards.get(key) ?? []), answer.card]);
  }
  const parts = [...cards].map(([key, ids]) => said.find(key, { thing: cardsInWords(ids, lang, named) }) ?? key);
  return listed(parts, lang);
}

/** An answer in full; several on lines of their own as one. */
export function answerOf(text: string, view: View | null, lang: Lang, named: Thing): string {
  const lines = text.split('\n');
  if (lines.length > 1) return wholeOf(lines, lang, named);
  const answer = readAnswer(text);
  if (answer === null) return text;
  const card = answer.kind === 'word' ? '' : answer.card;
  const about = answer.kind === 'first' ? (answer.about[0] ?? '') : '';
  const args = { ...spokenOf(named), thing: named(card), of: named(about) };
  return catalogue(lang, 'dominion').find(answerKey(answer, view, lang), args) ?? text;
}

/** Cards stand under what is done with them, those from a pile with their cost; words stand by themselves. */
export function entryOf(text: string, view: View | null, lang: Lang, named: Thing): Entry {
  const said = catalogue(lang, 'dominion');
  const answer = readAnswer(text);
  const group = answer === null ? null : said.find(`heading.${answer.kind}`);
  if (answer === null || group === null || answer.kind === 'word') {
    return { group: null, label: answerOf(text, view, lang, named) };
  }
  const thing = named(answer.card);
  if (answer.kind === 'first') {
    const [of] = answer.about;
    return { group, label: of === undefined ? textOf(thing) : said.say('label.of', { thing, of: named(of) }) };
  }
  if (answer.isInPlay) return { group, label: said.say('label.inPlay', { thing }) };
  const isPriced = answer.kind === 'buy' || answer.kind === 'gain';
  const cost = isPriced ? view?.supply.find((pile) => pile.card === answer.card)?.cost : undefined;
  return { group, label: cost === undefined ? textOf(thing) : said.say('label.priced', { thing, cost }) };
}
