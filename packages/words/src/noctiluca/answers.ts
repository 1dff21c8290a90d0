import { type Answer, readAnswer, type View } from '@nightjar/noctiluca';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Args, Value } from '../message.ts';
import type { Entry } from '../words.ts';

/** How the things in an answer are called. */
export interface Things {
  readonly side: (side: number) => string;
  readonly who: (side: number) => Value;
  readonly thing: (id: string) => Value;
  readonly name: (id: string) => string;
}

/** Which text an answer has; its part before the dot is what it stands under in a list. */
function answerKey(answer: Answer, view: View | null): string {
  switch (answer.kind) {
    case 'putBack':
      return 'put';
    case 'path':
      return answer.path === 'long' ? 'path.long' : 'path';
    case 'split':
      return 'place.many';
    case 'take':
      return jarIn(answer, view) === null ? 'take' : 'take.seen';
    default:
      return answer.kind;
  }
}

/** The jar an answer is about; null where it is about none, or about one that nobody sees. */
export function jarIn(answer: Answer, view: View | null): string | null {
  if (answer.kind === 'take') return view?.piles[answer.pile - 1]?.top ?? null;
  return 'jar' in answer ? answer.jar : null;
}

function argsOf(answer: Answer, view: View | null, { who, thing, name }: Things): Args {
  const jar = jarIn(answer, view);
  const named = jar === null ? {} : { thing: thing(jar) };
  switch (answer.kind) {
    case 'first':
      return { side: who(answer.seat) };
    case 'dive':
      return { place: answer.shore };
    case 'number':
      return { number: String(answer.number) };
    case 'split':
      return { ...named, number: String(answer.count), colour: name(answer.colour) };
    case 'place':
      return { ...named, colour: name(answer.colour) };
    case 'take':
      return { ...named, number: String(answer.pile) };
    default:
      return named;
  }
}

/** Shore, path and number said in one breath: answers on lines of their own. */
function wholeDive(answers: readonly (Answer | null)[], lang: Lang): string {
  const said = catalogue(lang, 'noctiluca');
  const parts = { shore: '', path: '', number: '' };
  for (const answer of answers) {
    if (answer?.kind === 'dive') parts.shore = answer.shore;
    if (answer?.kind === 'path') parts.path = answer.path;
    if (answer?.kind === 'number') parts.number = String(answer.number);
  }
  const path = said.find(`path.${parts.path}`) ?? '';
  return parts.shore === ''
    ? said.say('answer.path.whole', { path, number: parts.number })
    : said.say('answer.dive.whole', { place: parts.shore, path, number: parts.number });
}

/** An answer in full. */
export function answerOf(text: string, view: View | null, lang: Lang, things: Things): string {
  const lines = text.split('\n');
  if (lines.length > 1) return wholeDive(lines.map(readAnswer), lang);
  const answer = readAnswer(text);
  if (answer === null) return text;
  return catalogue(lang, 'noctiluca').find(`answer.${answerKey(answer, view)}`, argsOf(answer, view, things)) ?? text;
}

/** Answers of which there are many stand under what is done with them, all others by themselves. */
export function entryOf(text: string, view: View | null, lang: Lang, things: Things): Entry {
  const said = catalogue(lang, 'noctiluca');
  const answer = readAnswer(text);
  const whole = answerOf(text, view, lang, things);
  if (answer === null) return { group: null, label: whole };
  const key = answerKey(answer, view);
  const group = said.find(`heading.${key.replace(/\..*/, '')}`);
  if (group === null || answer.kind === 'split') return { group, label: whole };
  if (answer.kind === 'first') return { group, label: things.side(answer.seat) };
  if (answer.kind === 'dive') return { group, label: answer.shore };
  if (answer.kind === 'number') return { group, label: String(answer.number) };
  const label = said.find(`label.${key}`, argsOf(answer, view, things));
  return { group, label: label ?? things.name(jarIn(answer, view) ?? '') };
}
