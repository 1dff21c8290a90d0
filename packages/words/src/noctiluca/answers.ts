import { type Entry, fill, type Lang, type Said } from '../words.ts';
import type { Seen } from './seen.ts';

/** What each answer says, by its verb; variants come after a dot. */
export const ANSWERS: { readonly [verb: string]: Said } = {
  first: { en: '{side} begins', de: '{side} beginnt' },
  put: { en: 'Put {thing} back', de: '{thing} zurücklegen' },
  dive: { en: 'Dive from {place}', de: 'An {place} tauchen' },
  path: { en: 'The short path', de: 'Der kurze Pfad' },
  'path.long': { en: 'The long path', de: 'Der lange Pfad' },
  number: { en: 'Announce {number}', de: '{number} ansagen' },
  place: { en: 'Place a die in {colour} on {thing}', de: 'Einen Würfel in {colour} auf {thing} ablegen' },
  'place.many': { en: '{number} in {colour} on {thing}', de: '{number} in {colour} auf {thing}' },
  decline: { en: 'Place none', de: 'Verzichten' },
  deliver: { en: 'Deliver {thing}', de: '{thing} abliefern' },
  take: { en: 'Take the top jar of pile {number}', de: 'Das oberste Glas von Stapel {number} nehmen' },
  'take.seen': { en: 'Take {thing} from pile {number}', de: '{thing} von Stapel {number} nehmen' },
  'dive.whole': {
    en: 'Announce {number}: {place}, {path} path',
    de: '{number} ansagen: {place}, {path} Pfad',
  },
  'path.whole': { en: 'Announce {number}: {path} path', de: '{number} ansagen: {path} Pfad' },
  keep: { en: 'Keep {thing}', de: '{thing} behalten' },
};

/** How the things in an answer are called. */
export interface Things {
  readonly side: (side: number) => string;
  readonly name: (id: string) => string;
}

/** Which text an answer has, by its words. */
function answerKey(words: readonly string[], view: Seen | null): string {
  const [verb = '', second = ''] = words;
  if (verb === 'path' && second === 'long') return 'path.long';
  if (verb === 'place' && words.length > 3) return 'place.many';
  if (verb === 'take' && topOf(view, second) !== null) return 'take.seen';
  return verb;
}

const topOf = (view: Seen | null, pile: string): string | null => view?.piles[Number(pile) - 1]?.top ?? null;

export const PATHS: { readonly [path: string]: Said } = {
  short: { en: 'short', de: 'kurzer' },
  long: { en: 'long', de: 'langer' },
};

/** Shore, path and number said in one breath: answers on lines of their own. */
function wholeDive(lines: readonly string[], lang: Lang): string {
  const word = (verb: string): string => lines.find((line) => line.startsWith(`${verb} `))?.split(' ')[1] ?? '';
  const key = lines[0]?.startsWith('dive') ? 'dive.whole' : 'path.whole';
  return fill(ANSWERS[key]?.[lang] ?? '', {
    place: word('dive'),
    path: PATHS[word('path')]?.[lang] ?? '',
    number: word('number'),
  });
}

/** An answer in full. */
export function answerOf(answer: string, view: Seen | null, lang: Lang, { side, name }: Things): string {
  const lines = answer.split('\n');
  if (lines.length > 1) return wholeDive(lines, lang);
  const words = answer.split(' ');
  const [verb = '', second = '', third = ''] = words;
  const said = ANSWERS[answerKey(words, view)];
  if (said === undefined) return answer;
  const thing = verb === 'take' ? (topOf(view, second) ?? '') : (words.at(-1) ?? '');
  return fill(said[lang], {
    side: side(Number(second) - 1),
    thing: name(thing),
    place: second,
    number: second,
    colour: name(words.length > 3 ? third : second),
  });
}

/** Headings for answers of which there are many, by verb; all others stand by themselves. */
export const HEADINGS: { readonly [verb: string]: Said } = {
  first: { en: 'Begins', de: 'Beginnt' },
  put: { en: 'Put back', de: 'Zurücklegen' },
  dive: { en: 'Dive from', de: 'Tauchen an' },
  number: { en: 'Announce', de: 'Ansagen' },
  place: { en: 'Place', de: 'Ablegen' },
  take: { en: 'Take', de: 'Nehmen' },
  keep: { en: 'Keep', de: 'Behalten' },
};

/** What stands under a heading that is not the thing's name alone. */
const LABELS: { readonly [key: string]: Said } = {
  place: { en: '{colour} on {thing}', de: '{colour} auf {thing}' },
  take: { en: 'pile {number}', de: 'Stapel {number}' },
  'take.seen': { en: '{thing}, pile {number}', de: '{thing}, Stapel {number}' },
};

/** Answers of which there are many stand under what is done with them, all others by themselves. */
export function entryOf(answer: string, view: Seen | null, lang: Lang, things: Things): Entry {
  const words = answer.split(' ');
  const [verb = '', second = ''] = words;
  const group = HEADINGS[verb]?.[lang];
  if (group === undefined) return { group: null, label: answerOf(answer, view, lang, things) };
  if (verb === 'first') return { group, label: things.side(Number(second) - 1) };
  const key = answerKey(words, view);
  const label = LABELS[key]?.[lang];
  if (key === 'place.many') return { group, label: answerOf(answer, view, lang, things) };
  if (label === undefined) return { group, label: things.name(words.at(-1) ?? '') };
  const thing = verb === 'take' ? (topOf(view, second) ?? '') : (words.at(-1) ?? '');
  return { group, label: fill(label, { thing: things.name(thing), colour: things.name(second), number: second }) };
}
