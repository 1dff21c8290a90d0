import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import type { Name, Value } from '../message.ts';
import { listOf, textOf } from '../table.ts';
import type { CardWords, DominionEdition } from './edition.ts';

/** The things that have names, as keys of the catalogue begin. */
export type Section = 'types' | 'cards' | 'cardTexts' | 'sets';

/** A name or text by its section and id; the id itself where nobody has named it. */
export const term = (section: Section, id: string, lang: Lang): string => textOf(termName(section, id, lang));

/** The same as messages take it, in the form they need. */
const termName = (section: Section, id: string, lang: Lang): Value =>
  catalogue(lang, 'dominion').findName(`${section}.${id}`) ?? id;

/** What things are called, by id. */
export const namesOf = ({ cards }: DominionEdition, lang: Lang): ReadonlyMap<string, Value> =>
  new Map(cards.map(({ id }) => [id, termName('cards', id, lang)]));

/** Cards in a row, equal ones counted: `3× Copper, Estate`. They stand in the order of their first ones. */
export function cardsInWords(ids: readonly string[], lang: Lang, thing: (id: string) => Value): Name {
  const said = catalogue(lang, 'dominion');
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const told = [...counts].map(([id, n]): Value => {
    const card = thing(id);
    return n === 1 ? card : (form) => said.say('counted', { n, card: textOf(card, form) });
  });
  return listOf(told, lang);
}

/** Our short text of a card, part by part. */
export const cardText = (id: string, lang: Lang): readonly string[] => term('cardTexts', id, lang).split('\n');

/** A card in full: name, types and cost, then what it does, part by part. */
export function cardLines({ id, types, cost }: CardWords, lang: Lang): readonly string[] {
  const said = catalogue(lang, 'dominion');
  const about = { card: term('cards', id, lang), kinds: types.map((type) => term('types', type, lang)).join('–') };
  const head = cost === null ? said.say('card.free', about) : said.say('card', { ...about, cost });
  return [head, ...cardText(id, lang)];
}

/** How a name is looked for: without case, apostrophes and hyphens. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’"„“]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/**
 * The cards somebody may mean by a name in any of these languages, an id, or the beginning of one; an exact one is the
 * only one.
 */
export function cardsCalled(text: string, { cards }: DominionEdition, langs: readonly Lang[]): readonly CardWords[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const called = ({ id }: CardWords): string[] => [id, ...langs.map((lang) => term('cards', id, lang))].map(plain);
  const exact = cards.filter((card) => called(card).includes(wanted));
  if (exact.length > 0) return exact;
  return cards.filter((card) => called(card).some((name) => name.startsWith(wanted)));
}
