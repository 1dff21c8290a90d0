import { isChoice, type Message, readMessage, type Texts } from './message.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const accents = new Map(PLAIN.split('').map((letter, i) => [letter, ACCENTED[i] as string]));

/** Longer by this much, as a wordy language is. */
const LONGER = 0.4;

/** A text that can still be read, and seen to be none of ours: accented, its words drawn out at their vowels. */
function strange(text: string): string {
  let owed = 0;
  const last = text.search(/[a-z][^a-z]*$/i);
  return text
    .split('')
    .map((letter, i) => {
      owed += i === last ? (text.length - i) * LONGER : LONGER;
      const accented = accents.get(letter) ?? letter;
      const more = /[aeiouy]/i.test(letter) || i === last ? Math.ceil(owed) : 0;
      owed -= more;
      return accented + accented.toLowerCase().repeat(more);
    })
    .join('');
}

/** A message as text again, its own texts changed. */
const written = (message: Message, change: (text: string) => string): string =>
  message
    .map((part) => {
      if (typeof part === 'string') return change(part).replaceAll(/[{}#]/g, "'$&'");
      if (!isChoice(part)) return `{${part.arg}}`;
      const cases = Object.entries(part.cases).map(([key, inner]) => {
        // What a name says about itself is for grammar and read by nobody.
        const isText = part.arg !== 'form' || key !== 'is';
        return `${key} {${written(inner, isText ? change : (text) => text)}}`;
      });
      return `{${part.arg}, ${part.kind}, ${cases.join(' ')}}`;
    })
    .join('');

/** A catalogue in a language nobody speaks: what is said and not in it was never translated. */
export const pseudo = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, written(readMessage(text), strange)]));
