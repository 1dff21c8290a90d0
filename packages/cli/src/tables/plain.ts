import { sheet } from '@nightjar/lab';
import { plainWords } from '@nightjar/words/plain';
import { loadWith } from '../words/words.ts';
import type { TerminalGame } from './terminal-game.ts';

/** Any game that has no table of its own: what is seen is written out. */
export const plainTerminal: TerminalGame = {
  words: {
    load: (lang) => loadWith(plainWords, lang),
    in: (lang, about) => plainWords.in(lang, about),
    offers: (lang, edition) => plainWords.offers(lang, edition),
    notice: () => '',
  },
  drawing: ({ view }) => sheet(view, '  '),
  example: null,
  goldens: [],
};
