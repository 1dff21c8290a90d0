import type { Lang, Offers, Said } from '../words.ts';

interface Told {
  readonly name: Said;
  readonly note: Said;
}

/** Ways to play. */
export const MODES: { readonly [mode: string]: Told } = {
  standard: {
    name: { en: 'Standard', de: 'Grundspiel' },
    note: {
      en: 'Two rounds of diving; alone against the tempest.',
      de: 'Zwei Runden Tauchen; allein gegen den Sturm.',
    },
  },
};

/** Options of a match. */
export const OPTIONS: { readonly [option: string]: Told } = {
  firstPlayer: {
    name: { en: 'Who begins', de: 'Wer beginnt' },
    note: { en: 'Drawn at random, or named by the table.', de: 'Ausgelost oder am Tisch bestimmt.' },
  },
};

/** Values of options. */
export const VALUES: { readonly [value: string]: Said } = {
  'firstPlayer.random': { en: 'drawn at random', de: 'ausgelost' },
  'firstPlayer.chosen': { en: 'named by the table', de: 'am Tisch bestimmt' },
};

/** What a table may be set to, in words. */
export function offersOf(lang: Lang): Offers {
  const said = (told: Told | undefined, id: string) =>
    told === undefined ? { name: id, note: '' } : { name: told.name[lang], note: told.note[lang] };
  return {
    mode: (mode) => said(MODES[mode], mode),
    option: (option) => said(OPTIONS[option], option),
    value: (option, value) => VALUES[`${option}.${String(value)}`]?.[lang] ?? String(value),
  };
}
