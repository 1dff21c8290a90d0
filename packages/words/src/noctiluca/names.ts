import type { Lang, Said } from '../words.ts';
import type { NoctilucaEdition } from './edition.ts';

export const TEMPEST: Said = { en: 'the tempest', de: 'der Sturm' };
const NOTHING: Said = { en: 'nothing', de: 'nichts' };

/** What things are called, by id. Colours are written inside a sentence: small in English. */
export function namesOf(edition: NoctilucaEdition, lang: Lang): ReadonlyMap<string, string> {
  const { dieColors, jarColors, jars, favourites, solo } = edition;
  const names = new Map<string, string>();
  for (const { id, names: said } of [...jars.entries, ...favourites.entries, ...solo.sections])
    names.set(id, said[lang]);
  for (const { id, names: said } of [...dieColors.entries, ...jarColors.entries])
    names.set(id, lang === 'en' ? said.en.toLowerCase() : said.de);
  return names;
}

/** Dice by colour: `2 purple, 1 green`. */
export function diceWords(
  dice: { readonly [colour: string]: number },
  lang: Lang,
  name: (colour: string) => string,
): string {
  const told = Object.entries(dice).map(([colour, n]) => `${n} ${name(colour)}`);
  return told.length === 0 ? NOTHING[lang] : told.join(', ');
}
