import type { Said } from './words.ts';

/** Refusals every table knows, whatever is played. */
export const TABLE_REFUSALS: { readonly [reason: string]: Said } = {
  'game-over': { en: 'the game is over', de: 'die Partie ist zu Ende' },
  'not-asked': { en: 'somebody else is asked', de: 'jemand anderes ist gefragt' },
  unreadable: { en: 'this is no answer to the question', de: 'das ist keine Antwort auf die Frage' },
  'nothing-to-undo': { en: 'there is nothing to take back', de: 'es gibt nichts zurückzunehmen' },
  'undo-barrier': { en: 'something was revealed or drawn since', de: 'seither wurde etwas aufgedeckt oder gezogen' },
  'undo-others': { en: 'somebody else has answered since', de: 'seither hat jemand anderes geantwortet' },
  stale: { en: 'the table has moved on meanwhile', de: 'am Tisch ist es inzwischen weitergegangen' },
  unreachable: {
    en: 'the table cannot be reached; it is tried again',
    de: 'der Tisch ist nicht erreichbar; es wird weiter versucht',
  },
};
