import { boxWith, defaultBox } from '@nightjar/dominion';
import { type DominionEdition, dominionWords as words } from '@nightjar/words/dominion';
import { loadWith, tell, type Words } from './words.ts';

export const editionOf = (hash: string): DominionEdition => (boxWith(hash) ?? defaultBox).edition;

/** Dominion in words at the terminal. */
export const dominionWords: Words = {
  load: (lang) => loadWith(words, lang),
  in: (lang, { edition, ...seated }) => words.in(lang, { ...seated, edition: editionOf(edition) }),
  notice: (lang) => tell(lang, 'dominion.notice'),
};
