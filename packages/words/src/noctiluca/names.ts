import { JAR_COLOURS } from '@nightjar/noctiluca';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';
import { listed, textOf } from '../table.ts';
import type { NoctilucaEdition } from './edition.ts';

/** The things that have names, as keys of the catalogue begin. */
export type Section = 'colours' | 'jarColours' | 'jars' | 'favourites' | 'sections';

/** A name by its section and id; the id itself where nobody has named it. */
export const term = (section: Section, id: string, lang: Lang): string => textOf(termName(section, id, lang));

/** The same as messages take it, in the form they need. */
const termName = (section: Section, id: string, lang: Lang): Value =>
  catalogue(lang, 'noctiluca').findName(`${section}.${id}`) ?? id;

/** What a player must know about the box: which of its numbers are not the printed ones. */
export const notice = (lang: Lang): string => catalogue(lang, 'noctiluca').say('notice');

/** What things are called, by id. */
export function namesOf(edition: NoctilucaEdition, lang: Lang): ReadonlyMap<string, Value> {
  const { dieColors, jars, favourites, solo } = edition;
  const named: readonly (readonly [Section, readonly { readonly id: string }[]])[] = [
    ['jars', jars.entries],
    ['favourites', favourites.entries],
    ['sections', solo.sections],
    ['colours', dieColors.entries],
    ['jarColours', JAR_COLOURS.map((id) => ({ id }))],
  ];
  return new Map(named.flatMap(([section, all]) => all.map(({ id }) => [id, termName(section, id, lang)] as const)));
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
