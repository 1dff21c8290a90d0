import { catalogue, LANGS } from '@nightjar/words';
import type { Speech } from './words/words.ts';

/** What every table understands besides answers. */
const TABLE_WORDS = ['help', 'quit', 'why', 'rules', 'score', 'log', 'board', 'hint', 'save', 'undo'] as const;
export type TableWord = (typeof TABLE_WORDS)[number];

/** Other words for the same. */
const ALSO: { readonly [word: string]: TableWord } = { '?': 'help', exit: 'quit', rule: 'rules' };

/** What a word asks of the table, in any language; null if nothing. */
export function tableWord(typed: string): TableWord | null {
  const word = typed.toLowerCase();
  const isSo = (known: TableWord): boolean =>
    word === known || LANGS.some((lang) => catalogue(lang, 'terminal').say(`word.${known}`) === word);
  return TABLE_WORDS.find(isSo) ?? (Object.hasOwn(ALSO, word) ? (ALSO[word] as TableWord) : null);
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.,;:!?„“”"]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The answer that the table words so, in any of its languages; null where it is none, or several. */
export function wordedSo(
  texts: readonly string[],
  typed: string,
  { tongues, view }: { readonly tongues: readonly Speech[]; readonly view: Parameters<Speech['answer']>[1] },
): string | null {
  const wanted = plain(typed);
  const isWorded = (text: string): boolean =>
    tongues.some((speech) =>
      [speech.answer(text, view), speech.gloss(text, view), speech.entry(text, view).label].some(
        (words) => words !== '' && plain(words) === wanted,
      ),
    );
  const found = wanted === '' ? [] : texts.filter(isWorded);
  return found.length === 1 ? (found[0] as string) : null;
}
