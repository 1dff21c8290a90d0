import type { Said } from '../words.ts';

/** What a line of the score is for. Its heading is the name of the card or State. */
export const PARTS: { readonly [part: string]: Said } = {
  copies: { en: '{count} at {each}', de: '{count} zu {each}' },
  'copies.gardens': {
    en: '{count} at {each}, for {size} cards',
    de: '{count} zu {each}, für {size} Karten',
  },
  state: { en: 'held at the end', de: 'am Ende gehalten' },
};
