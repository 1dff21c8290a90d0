import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { listed } from '../table.ts';
import type { NoctilucaEdition } from './edition.ts';

/** What things are called, by id. Colours are written inside a sentence: small in English. */
export function namesOf(edition: NoctilucaEdition, lang: Lang): ReadonlyMap<string, string> {
  const { dieColors, jarColors, jars, favourites, solo } = edition;
  const names = new Map<string, string>();
  for (const { id, names: said } of [...jars.entries, ...favourites.entries, ...solo.sections])
    names.set(id, said[lang]);
  for (const { id, names: said } of [...dieColors.entries, ...jarColors.entries])
    names.set(id, lang === 'en' ? said.en.toLowerCase() : said[lang]);
  return names;
}

/** Dice by colour: `2 purple, 1 green`. */
export function diceWords(
  dice: { readonly [colour: string]: number },
  lang: Lang,
  name: (colour: string) => string,
): string {
  const said = catalogue(lang, 'noctiluca');
  const told = Object.entries(dice).map(([colour, n]) => said.say('dice', { n, colour: name(colour) }));
  return told.length === 0 ? said.say('nothing') : listed(told, lang);
}
