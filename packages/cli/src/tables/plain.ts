import { sheet } from '@nightjar/lab';
import { plainSpeech } from '@nightjar/words/plain';
import type { TerminalGame } from './terminal-game.ts';

/** Any game that has no table of its own: what is seen is written out. */
export const plainTerminal: TerminalGame = {
  words: { in: plainSpeech, notice: () => '' },
  drawing: ({ view }) => sheet(view, '  '),
  example: { answer: '1', short: '1', rule: '' },
  goldens: [],
  ending: () => [],
};
