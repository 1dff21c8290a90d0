import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { listed } from '../table.ts';
import type { InLanguages } from '../words.ts';
import type { NoctilucaEdition } from './edition.ts';
import terms from './terms.json' with { type: 'json' };

/** A name or text by its section and id in `terms.json`; the id itself where nobody has named it. */
export const term = (section: keyof typeof terms, id: string, lang: Lang): string =>
  (terms[section] as { readonly [id: string]: InLanguages })[id]?.[lang] ?? id;

/** A colour as it is written inside a sentence: small in English. */
export function colourName(section: 'colours' | 'jarColours', id: string, lang: Lang): string {
  const name = term(section, id, lang);
  return lang === 'en' ? name.toLowerCase() : name;
}

/** What things are called, by id. */
export function namesOf(edition: NoctilucaEdition, lang: Lang): ReadonlyMap<string, string> {
  const { dieColors, jars, favourites, solo } = edition;
  const names = new Map<string, string>();
  for (const { id } of jars.entries) names.set(id, term('jars', id, lang));
  for (const { id } of favourites.entries) names.set(id, term('favourites', id, lang));
  for (const { id } of solo.sections) names.set(id, term('sections', id, lang));
  for (const { id } of dieColors.entries) names.set(id, colourName('colours', id, lang));
  for (const id of Object.keys(terms.jarColours)) names.set(id, colourName('jarColours', id, lang));
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
