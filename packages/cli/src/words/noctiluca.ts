import { boxWith, defaultBox } from '@nightjar/noctiluca';
import { notice, noctilucaWords as words } from '@nightjar/words/noctiluca';
import { loadWith, type Words } from './words.ts';

const editionOf = (hash: string) => (boxWith(hash) ?? defaultBox).edition;

/** Noctiluca in words at the terminal. */
export const noctilucaWords: Words = {
  load: (lang) => loadWith(words, lang),
  in: (lang, { edition, ...seated }) => words.in(lang, { ...seated, edition: editionOf(edition) }),
  offers: (lang, edition) => words.offers(lang, editionOf(edition)),
  notice,
};
