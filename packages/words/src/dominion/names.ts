import { catalogue } from '../catalogue.ts';
import { LANGS, type Lang } from '../lang.ts';
import { listed } from '../table.ts';
import type { InLanguages } from '../words.ts';
import type { CardWords, DominionEdition } from './edition.ts';
import terms from './terms.json' with { type: 'json' };

/** A name or text by its section and id in `terms.json`; the id itself where nobody has named it. */
export const term = (section: keyof typeof terms, id: string, lang: Lang): string =>
  (terms[section] as { readonly [id: string]: InLanguages })[id]?.[lang] ?? id;

/** What things are called, by id. */
export const namesOf = ({ cards }: DominionEdition, lang: Lang): ReadonlyMap<string, string> =>
  new Map(cards.map(({ id }) => [id, term('cards', id, lang)]));

/** Cards in a row, equal ones counted: `3× Copper, Estate`. They stand in the order of their first ones. */
export function cardsInWords(ids: readonly string[], lang: Lang, name: (id: string) => string): string {
  const said = catalogue(lang, 'dominion');
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const told = [...counts].map(([id, n]) => (n === 1 ? name(id) : said.say('counted', { n, card: name(id) })));
  return listed(told, lang);
}

/** Our short text of a card, part by part. */
export const cardText = (id: string, lang: Lang): readonly string[] =>
  term('cardTexts', id, lang)
    .split('#')
    .map((part) => part.trim());
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

/** The cards somebody may mean by a name in any language, an id, or the beginning of one; an exact one is the only one. */
export function cardsCalled(text: string, { cards }: DominionEdition): readonly CardWords[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const called = ({ id }: CardWords): string[] => [id, ...LANGS.map((lang) => term('cards', id, lang))].map(plain);
  const exact = cards.filter((card) => called(card).includes(wanted));
  if (exact.length > 0) return exact;
  return cards.filter((card) => called(card).some((name) => name.startsWith(wanted)));
}
