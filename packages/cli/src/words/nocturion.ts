import { boxWith, defaultBox } from '@nightjar/nocturion';
import { notice, nocturionWords as words } from '@nightjar/words/nocturion';
import { loadWith, type Words } from './words.ts';

const editionOf = (hash: string) => (boxWith(hash) ?? defaultBox).edition;

/** Nocturion in words at the terminal. */
export const nocturionWords: Words = {
  load: (lang) => loadWith(words, lang),
  in: (lang, { edition, ...seated }) => words.in(lang, { ...seated, edition: editionOf(edition) }),
  offers: (lang, edition) => words.offers(lang, editionOf(edition)),
  notice,
};
