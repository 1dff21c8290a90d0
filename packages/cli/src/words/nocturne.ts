import { boxWith, defaultBox } from '@nightjar/nocturne';
import { notice, nocturneWords as words } from '@nightjar/words/nocturne';
import { loadWith, tell, type Words } from './words.ts';

const editionOf = (hash: string) => (boxWith(hash) ?? defaultBox).edition;

/** Nocturne in words at the terminal. */
export const nocturneWords: Words = {
  load: (lang) => loadWith(words, lang),
  in(lang, { sides, you, edition }) {
    // A solo player has an opponent on the other side.
    const named = sides.length === 1 ? [...sides, tell(lang, 'opponent')] : sides;
    return words.in(lang, { sides: named, you, edition: editionOf(edition) });
  },
  offers: (lang, edition) => words.offers(lang, editionOf(edition)),
  notice,
};
