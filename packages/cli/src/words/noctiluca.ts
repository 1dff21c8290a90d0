import { boxWith, defaultBox } from '@nightjar/noctiluca';
import { term, noctilucaWords as words } from '@nightjar/words/noctiluca';
import { TABLE } from './table.ts';
import type { Words } from './words.ts';

const editionOf = (hash: string) => (boxWith(hash) ?? defaultBox).edition;

/** Noctiluca in words at the terminal. Whoever plays alone has the tempest on the other side, not an opponent. */
export const noctilucaWords: Words = {
  in(lang, { sides, edition }) {
    const named = sides.length === 2 && sides[1] === TABLE.opponent[lang] ? sides.slice(0, 1) : sides;
    return words.in(lang, { sides: named, edition: editionOf(edition) });
  },
  notice: (lang) => term('texts', 'notice', lang),
};
