import type { Said } from '../words.ts';

/** The lines of a score sheet. */
export const CATEGORIES: { readonly [category: string]: Said } = {
  majorities: { en: 'Majorities', de: 'Mehrheiten' },
  tokens: { en: 'Point tokens', de: 'Punktemarker' },
  jarBonus: { en: 'Jar bonuses', de: 'Gläserbonus' },
  favourite: { en: 'Favourite', de: 'Favorit' },
  leftovers: { en: 'Leftovers', de: 'Reste' },
  tempestTokens: { en: 'Tempest tokens', de: 'Marker im Sturm' },
  tempestDice: { en: 'Tempest dice', de: 'Würfel im Sturm' },
};

/** What a part of a line is for. */
export const PARTS: { readonly [part: string]: Said } = {
  'sole-majority': {
    en: '{colour}: {count} {count|token|tokens} left, at {each}',
    de: '{colour}: {count} {count|übriger|übrige} Marker zu {each}',
  },
  'shared-majority': {
    en: '{colour}, tied: {count} {count|token|tokens} left, at {each}',
    de: '{colour}, Gleichstand: {count} {count|übriger|übrige} Marker zu {each}',
  },
  'point-tokens': { en: '{colour}: {values}', de: '{colour}: {values}' },
  'jar-bonus': { en: '{jar}', de: '{jar}' },
  'favourite-spaces': { en: '{jar}: {count} in {colour}', de: '{jar}: {count} in {colour}' },
  'left-dice': {
    en: '{count} {count|die|dice}, one point for {per}',
    de: '{count} {count|Würfel|Würfel}, je {per} ein Punkt',
  },
  'tempest-dice': { en: '{count} {count|die|dice}', de: '{count} {count|Würfel|Würfel}' },
};
