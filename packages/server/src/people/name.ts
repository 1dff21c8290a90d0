import { randomInt } from 'node:crypto';
import { bad, type Checked, good } from '@nightjar/kernel';
import { catalogue, LANGS, type Lang, load } from '@nightjar/words';

const LONGEST_NAME = 24;

/** The name of a deleted person. */
export const NAMELESS = '–';

/**
 * Letters, digits, marks, punctuation, symbols and single spaces: nothing invisible, and nothing that changes the text
 * direction.
 */
const VISIBLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

/** Whether a text can be stored anywhere: it has no lone surrogate, and no U+0000, which PostgreSQL refuses. */
export const isWhole = (text: string): boolean => !/[\p{Cs}\0]/u.test(text);

/** Counts graphemes: an emoji is one. */
const lengthOf = (text: string): number => Array.from(new Intl.Segmenter().segment(text)).length;

/** A name to show, or what is wrong with it. */
export function readName(raw: string): Checked<string> {
  if (!isWhole(raw)) return bad('name', 'has half a character or U+0000 in it');
  const name = raw.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (name === '') return bad('name', 'must not be empty');
  if (lengthOf(name) > LONGEST_NAME) return bad('name', `must have at most ${LONGEST_NAME} characters`);
  if (!VISIBLE.test(name)) return bad('name', 'has characters that cannot be seen');
  if (!/[\p{L}\p{N}]/u.test(name)) return bad('name', 'must have a letter or a digit');
  // Stacked accents would cover the lines above and below.
  if (/\p{M}{4}/u.test(name)) return bad('name', 'has too many accents on one letter');
  return good(name);
}

/** A login: a short word or a mail address. Case does not matter. */
export function readLogin(raw: string): Checked<string> {
  const login = raw.trim().toLowerCase();
  if (login.length < 3 || login.length > 64) return bad('login', 'must have 3 to 64 characters');
  if (!/^[a-z0-9._@+-]+$/.test(login)) return bad('login', 'may have the letters a to z, digits and . _ @ + -');
  return good(login);
}

/** A password that is long enough, or what is wrong with it. */
export function readPassword(raw: string, login: string): Checked<string> {
  if (!isWhole(raw)) return bad('password', 'has half a character or U+0000 in it');
  if (lengthOf(raw) < 8) return bad('password', 'must have at least 8 characters');
  if (raw.length > 200) return bad('password', 'must have at most 200 characters');
  if (raw.toLowerCase() === login) return bad('password', 'must not be the login');
  return good(raw);
}

// A guest may use any language.
await Promise.all(LANGS.map((lang) => load(lang, 'notices')));

/** A name for a guest who gave none: a night animal and a number. */
export function guestName(lang: Lang): string {
  const animals = catalogue(lang, 'notices').say('guests').split(', ');
  return `${animals[randomInt(animals.length)]} ${randomInt(100, 1000)}`;
}
