import { boxWith, defaultBox } from '@nightjar/nocturne';
import { term, nocturneWords as words } from '@nightjar/words/nocturne';
import type { Words } from './words.ts';

const editionOf = (hash: string) => (boxWith(hash) ?? defaultBox).edition;

/** Nocturne in words at the terminal. */
export const nocturneWords: Words = {
  in: (lang, { sides, edition }) => words.in(lang, { sides, edition: editionOf(edition) }),
  notice: (lang) => term('texts', 'notice', lang),
};
