import { bad, type Checked, good } from '@nightjar/kernel';

const LONGEST = 500;

/**
 * Characters that change the text direction or are invisible. The joiner and the variation selector belong to many
 * emoji.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu;

/** A message in one line, or what is wrong with it. */
export function readMessage(raw: string): Checked<string> {
  const text = raw.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(UNSEEN, '').trim();
  if (text === '') return bad('text', 'says nothing');
  if (Array.from(text).length > LONGEST) return bad('text', `must have at most ${LONGEST} characters`);
  if (/\p{M}{4}/u.test(text)) return bad('text', 'has too many accents on one letter');
  return good(text);
}
