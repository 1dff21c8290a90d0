import type { View } from '@nightjar/dominion';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Entry } from '../words.ts';
import { spokenOf } from './questions.ts';

type Name = (id: string) => string;

/**
 * Which text an answer has: that of its verb. Where it is a mere word it is told by question and word,
 * `pixieTrash.yes`, and whatever is not told so by the word alone.
 */
function answerKey([verb = '', card, ...rest]: readonly string[], view: View | null, lang: Lang): string {
  if (card !== undefined) {
    if (verb === 'first' && rest.length > 0) return 'answer.first.of';
    return rest.length > 0 ? `answer.${verb}.inPlay` : `answer.${verb}`;
  }
  // Whoever has picked something ends the choice; whoever has not picks nothing.
  if (verb === 'stop' && (view?.decision?.made ?? 0) > 0) return 'answer.stop';
  const said = catalogue(lang, 'dominion');
  const keys = [`answer.${view?.decision?.question ?? ''}.${verb}`, `answer.way.${verb}`];
  return keys.find((key) => said.has(key)) ?? `answer.${verb}`;
}

/** An answer in full. */
export function answerOf(answer: string, view: View | null, lang: Lang, name: Name): string {
  const words = answer.split(' ');
  const [, thing = '', of = ''] = words;
  const args = { ...spokenOf(name), thing: name(thing), of: name(of) };
  return catalogue(lang, 'dominion').find(answerKey(words, view, lang), args) ?? answer;
}

/** Cards stand under what is done with them, those from a pile with their cost; words stand by themselves. */
export function entryOf(answer: string, view: View | null, lang: Lang, name: Name): Entry {
  const said = catalogue(lang, 'dominion');
  const [verb = '', card, of] = answer.split(' ');
  const group = said.find(`heading.${verb}`);
  if (group === null || card === undefined) return { group: null, label: answerOf(answer, view, lang, name) };
  const thing = name(card);
  if (of !== undefined) {
    const label =
      verb === 'first' ? said.say('label.of', { thing, of: name(of) }) : said.say('label.inPlay', { thing });
    return { group, label };
  }
  const cost = verb === 'buy' || verb === 'gain' ? view?.supply.find((pile) => pile.card === card)?.cost : undefined;
  return { group, label: cost === undefined ? thing : said.say('label.priced', { thing, cost }) };
}
