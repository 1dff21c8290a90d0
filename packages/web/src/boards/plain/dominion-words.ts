import { boxWith, defaultBox } from '@nightjar/dominion';
import type { Words } from '@nightjar/words';
import { dominionWords } from '@nightjar/words/dominion';

const editionOf = (edition: string): typeof defaultBox.edition => (boxWith(edition) ?? defaultBox).edition;

/** Dominion in words, for tables whose edition is known by its name. */
export const wordsByEdition: Words<string> = {
  load: dominionWords.load,
  in: (lang, { edition, ...seated }) => dominionWords.in(lang, { ...seated, edition: editionOf(edition) }),
  offers: (lang, edition) => dominionWords.offers(lang, editionOf(edition)),
};
