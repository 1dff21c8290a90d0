import { boxWith, defaultBox } from '@nightjar/dominion';
import { LANGS } from '@nightjar/words';
import { type DominionEdition, dominionWords as words } from '@nightjar/words/dominion';
import { loadWith, tell, type Words } from './words.ts';

export const editionOf = (hash: string): DominionEdition => (boxWith(hash) ?? defaultBox).edition;

/** Dominion in words at the terminal. */
export const dominionWords: Words = {
  async load(lang) {
    await loadWith(words, lang);
    // Cards are understood by their names in every language.
    await Promise.all(LANGS.map((each) => words.load(each)));
  },
  in: (lang, { edition, ...seated }) => words.in(lang, { ...seated, edition: editionOf(edition) }),
  offers: (lang, edition) => words.offers(lang, editionOf(edition)),
  notice: (lang) => tell(lang, 'dominion.notice'),
};
