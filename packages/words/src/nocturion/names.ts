import { ARMOR, DISTRICTS, type Edition, KINDS, RESOURCES, type Resources, SEASONS, TOKENS } from '@nightjar/nocturion';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Value } from '../message.ts';
import { listed, textOf } from '../table.ts';

/** The things that have names, as keys of the catalogue begin. */
export type Section =
  | 'resources'
  | 'seasons'
  | 'districts'
  | 'locationAbilities'
  | 'locations'
  | 'houses'
  | 'armor'
  | 'heirlooms'
  | 'beasts'
  | 'kinds'
  | 'curses'
  | 'quests'
  | 'tokens'
  | 'tokenTexts';

/** A name by its section and id; the id itself where nobody has named it. */
export const term = (section: Section, id: string, lang: Lang): string => textOf(termName(section, id, lang));

/** The same as messages take it, in the form they need. */
export const termName = (section: Section, id: string, lang: Lang): Value =>
  catalogue(lang, 'nocturion').findName(`${section}.${id}`) ?? id;

/** What a player must know about the box: which of its numbers are not the printed ones. */
export const notice = (lang: Lang): string => catalogue(lang, 'nocturion').say('notice');

const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id);

/** Everything of a box that has a name, by section. */
export const namedIn = (edition: Edition): { readonly [section in Section]: readonly string[] } => ({
  resources: RESOURCES,
  seasons: SEASONS,
  districts: DISTRICTS,
  armor: ARMOR,
  kinds: KINDS,
  tokens: TOKENS,
  tokenTexts: TOKENS,
  locationAbilities: ids(edition.locationAbilities.entries),
  locations: ids(edition.locations.entries),
  houses: ids(edition.houses.entries),
  heirlooms: ids(edition.heirlooms.entries),
  beasts: ids(edition.beasts.entries),
  curses: ids(edition.curses.entries),
  quests: ids(edition.quests.entries),
});

/** Sections whose ids mean something else in another one: only messages about them name these. */
const BY_SECTION: readonly Section[] = ['kinds', 'locationAbilities', 'tokenTexts'];

/** What things are called, by id. */
export const namesOf = (edition: Edition, lang: Lang): ReadonlyMap<string, Value> =>
  new Map(
    Object.entries(namedIn(edition)).flatMap(([section, all]) =>
      BY_SECTION.includes(section as Section)
        ? []
        : all.map((id) => [id, termName(section as Section, id, lang)] as const),
    ),
  );

/** So many of a Resource: `2 Wood`. */
export const amountOf = (resource: string, n: number, lang: Lang): string =>
  catalogue(lang, 'nocturion').find(`amount.${resource}`, { n }) ?? `${n} ${resource}`;

/** Several Resources in a row: `2 Wood, 1 Iron`. */
export const resourcesInWords = (resources: Resources, lang: Lang): string =>
  listed(
    Object.entries(resources).map(([resource, n]) => amountOf(resource, n, lang)),
    lang,
  );
