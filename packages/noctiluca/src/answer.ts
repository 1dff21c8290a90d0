import type { Seat } from '@nightjar/kernel';
import { COLOURS, type Colour, PATHS, type Path } from './words.ts';

/** What an answer says. Jars and shores go by the ids of the edition, spelt as they were given. */
export type Answer =
  /** Who begins. */
  | { readonly kind: 'first'; readonly seat: Seat }
  /** Of the three jars dealt; the others are kept. */
  | { readonly kind: 'putBack'; readonly jar: string }
  | { readonly kind: 'dive'; readonly shore: string }
  | { readonly kind: 'path'; readonly path: Path }
  | { readonly kind: 'number'; readonly number: number }
  /** So many of the own dice on this one of two jars; the rest that fits goes on the other. */
  | { readonly kind: 'split'; readonly count: number; readonly colour: Colour; readonly jar: string }
  /** One passed die. */
  | { readonly kind: 'place'; readonly colour: Colour; readonly jar: string }
  /** No passed die. */
  | { readonly kind: 'decline' }
  | { readonly kind: 'deliver'; readonly jar: string }
  /** The top jar of a pile, counted from 1. */
  | { readonly kind: 'take'; readonly pile: number }
  /** Of the two jars drawn. */
  | { readonly kind: 'keep'; readonly jar: string };

/** An answer in its one spelling. See docs/notation.md. */
export function writeAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'first':
      return `first ${answer.seat + 1}`;
    case 'putBack':
      return `put back ${answer.jar}`;
    case 'dive':
      return `dive ${answer.shore}`;
    case 'path':
      return `path ${answer.path}`;
    case 'number':
      return `number ${answer.number}`;
    case 'split':
      return `place ${answer.count} ${answer.colour} ${answer.jar}`;
    case 'place':
      return `place ${answer.colour} ${answer.jar}`;
    case 'decline':
      return 'decline';
    case 'deliver':
      return `deliver ${answer.jar}`;
    case 'take':
      return `take ${answer.pile}`;
    default:
      return `keep ${answer.jar}`;
  }
}

type Form = readonly [RegExp, (...found: string[]) => Answer];

/** `put back <jar>`: words, and in brackets what is found there. */
const form = (words: string, answer: Form[1]): Form => [
  new RegExp(
    `^${words
      .replaceAll(' ', '\\s+')
      .replace('<nth>', '([1-9]\\d{0,8})')
      .replace('<n>', '(0|-?[1-9]\\d{0,8})')
      .replace('<colour>', `(${COLOURS.join('|')})`)
      .replace('<path>', `(${PATHS.join('|')})`)
      .replace('<id>', '([a-z0-9][a-z0-9-]*)')}$`,
    'i',
  ),
  answer,
];

const FORMS: readonly Form[] = [
  form('first <nth>', (nth) => ({ kind: 'first', seat: Number(nth) - 1 })),
  form('put back <id>', (jar) => ({ kind: 'putBack', jar })),
  form('dive <id>', (shore) => ({ kind: 'dive', shore })),
  form('path <path>', (path) => ({ kind: 'path', path: path.toLowerCase() as Path })),
  form('number <n>', (number) => ({ kind: 'number', number: Number(number) })),
  form('place <n> <colour> <id>', (count, colour, jar) => ({
    kind: 'split',
    count: Number(count),
    colour: colour.toLowerCase() as Colour,
    jar,
  })),
  form('place <colour> <id>', (colour, jar) => ({ kind: 'place', colour: colour.toLowerCase() as Colour, jar })),
  form('decline', () => ({ kind: 'decline' })),
  form('deliver <id>', (jar) => ({ kind: 'deliver', jar })),
  form('take <n>', (pile) => ({ kind: 'take', pile: Number(pile) })),
  form('keep <id>', (jar) => ({ kind: 'keep', jar })),
];

/** What a text says, whether or not it may be answered anywhere; null if it says nothing. Forgives case and spaces. */
export function readAnswer(text: string): Answer | null {
  const said = text.trim();
  for (const [words, answer] of FORMS) {
    const found = words.exec(said);
    if (found !== null) return answer(...found.slice(1));
  }
  return null;
}
