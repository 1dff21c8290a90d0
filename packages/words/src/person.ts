import type { Lang, Said } from './words.ts';

/** What a side is called that is spoken to. */
const YOU: Said = { en: 'You', de: 'Du' };

export const isYou = (name: string, lang: Lang): boolean => name === YOU[lang];

/** Chooses in `[cast|casts]` the first word for whoever is spoken to, the second for everybody else. */
export const inPerson = (template: string, you: boolean): string =>
  template.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, second: string, third: string) => (you ? second : third));
