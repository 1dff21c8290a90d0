import type { View } from '@nightjar/noctiluca';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';
import type { Entry } from '../words.ts';

/** How the things in an answer are called. */
export interface Things {
  readonly side: (side: number) => string;
  readonly who: (side: number) => Value;
  readonly name: (id: string) => string;
}

/** Which text an answer has, by its words. */
function answerKey(words: readonly string[], view: View | null): string {
  const [verb = '', second = ''] = words;
  if (verb === 'path' && second === 'long') return 'path.long';
  if (verb === 'place' && words.length > 3) return 'place.many';
  if (verb === 'take' && topOf(view, second) !== null) return 'take.seen';
  return verb;
}

const topOf = (view: View | null, pile: string): string | null => view?.piles[Number(pile) - 1]?.top ?? null;

/** Shore, path and number said in one breath: answers on lines of their own. */
function wholeDive(lines: readonly string[], lang: Lang): string {
  const said = catalogue(lang, 'noctiluca');
  const word = (verb: string): string => lines.find((line) => line.startsWith(`${verb} `))?.split(' ')[1] ?? '';
  const path = said.find(`path.${word('path')}`) ?? '';
  return lines[0]?.startsWith('dive')
    ? said.say('answer.dive.whole', { place: word('dive'), path, number: word('number') })
    : said.say('answer.path.whole', { path, number: word('number') });
}

/** An answer in full. */
export function answerOf(answer: string, view: View | null, lang: Lang, { who, name }: Things): string {
  const lines = answer.split('\n');
  if (lines.length > 1) return wholeDive(lines, lang);
  const words = answer.split(' ');
  const [verb = '', second = '', third = ''] = words;
  const thing = verb === 'take' ? (topOf(view, second) ?? '') : (words.at(-1) ?? '');
  const args = {
    side: who(Number(second) - 1),
    thing: name(thing),
    place: second,
    number: second,
    colour: name(words.length > 3 ? third : second),
  };
  return catalogue(lang, 'noctiluca').find(`answer.${answerKey(words, view)}`, args) ?? answer;
}

/** Answers of which there are many stand under what is done with them, all others by themselves. */
export function entryOf(answer: string, view: View | null, lang: Lang, things: Things): Entry {
  const said = catalogue(lang, 'noctiluca');
  const words = answer.split(' ');
  const [verb = '', second = ''] = words;
  const group = said.find(`heading.${verb}`);
  const key = answerKey(words, view);
  if (group === null || key === 'place.many') return { group, label: answerOf(answer, view, lang, things) };
  if (verb === 'first') return { group, label: things.side(Number(second) - 1) };
  const thing = things.name(verb === 'take' ? (topOf(view, second) ?? '') : (words.at(-1) ?? ''));
  const label = said.find(`label.${key}`, { thing, colour: things.name(second), number: second });
  return { group, label: label ?? thing };
}
