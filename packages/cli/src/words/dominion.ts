import { boxWith, defaultBox } from '@nightjar/dominion';
import { type DominionEdition, dominionWords as words } from '@nightjar/words/dominion';
import type { Said, Words } from './words.ts';

export const editionOf = (hash: string): DominionEdition => (boxWith(hash) ?? defaultBox).edition;

const NOTICE: Said = {
  en: 'card texts are short ones of our own, not the printed ones; “card smithy” shows one.',
  de: 'Die Kartentexte sind eigene Kurzfassungen, nicht die gedruckten; „card Schmiede“ zeigt einen.',
};

/** Dominion in words at the terminal. */
export const dominionWords: Words = {
  in: (lang, { sides, edition }) => words.in(lang, { sides, edition: editionOf(edition) }),
  notice: (lang) => NOTICE[lang],
};
