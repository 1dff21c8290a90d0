import { WAYS } from './words.ts';

/** What is done with the card, pile or Boon that an answer names. */
export const DEEDS = ['play', 'buy', 'gain', 'receive', 'discard', 'aside', 'trash', 'topdeck', 'take'] as const;
export type Deed = (typeof DEEDS)[number];

/** Answers that are a word and name nothing: the ends of phases and choices, and what a text offers. */
export const WORDS = ['end', 'stop', ...WAYS] as const;
export type Word = (typeof WORDS)[number];

/** An answer, as its text says it. Cards and Boons go by id; whether there is such a one is for the state to say. */
export type Answer =
  | { readonly kind: Deed; readonly card: string; readonly isInPlay: boolean }
  /** Whose text comes first, and the cards or the Boon it is about where several wait. */
  | { readonly kind: 'first'; readonly card: string; readonly about: readonly string[] }
  | { readonly kind: 'word'; readonly word: Word };

/** `play smithy`, `trash copper in play`, `first crypt gold`, `yes`. */
export function writeAnswer(answer: Answer): string {
  if (answer.kind === 'word') return answer.word;
  if (answer.kind === 'first') return ['first', answer.card, ...answer.about].join(' ');
  return `${answer.kind} ${answer.card}${answer.isInPlay ? ' in play' : ''}`;
}

/** Takes a text apart, whatever is asked; null if it is no answer at all. Case and spaces are forgiven: `Play Ghost Town`. */
export function readAnswer(text: string): Answer | null {
  const [first = '', ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (rest.length === 0) {
    const word = WORDS.find((known) => known === first);
    return word === undefined ? null : { kind: 'word', word };
  }
  if (first === 'first') return { kind: 'first', card: rest[0] as string, about: rest.slice(1) };
  const kind = DEEDS.find((known) => known === first);
  if (kind === undefined) return null;
  const isInPlay = rest.length > 2 && rest.slice(-2).join(' ') === 'in play';
  return { kind, card: (isInPlay ? rest.slice(0, -2) : rest).join('-'), isInPlay };
}
