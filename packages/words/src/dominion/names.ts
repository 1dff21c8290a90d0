import { fill, type Lang, type Said } from '../words.ts';
import type { CardWords, DominionEdition } from './edition.ts';

/** What things are called, by id. */
export const namesOf = ({ cards }: DominionEdition, lang: Lang): ReadonlyMap<string, string> =>
  new Map(cards.map(({ id, name }) => [id, name[lang]]));

/** Cards in a row, equal ones counted: `3× Copper, Estate`. They stand in the order of their first ones. */
export function cardsInWords(ids: readonly string[], name: (id: string) => string): string {
  const kinds = [...new Set(ids)];
  return kinds
    .map((id) => {
      const count = ids.filter((other) => other === id).length;
      return count === 1 ? name(id) : `${count}× ${name(id)}`;
    })
    .join(', ');
}

const COST: Said = { en: 'cost {cost}', de: 'Kosten {cost}' };

/** A card in full: name, types and cost, then what it does, part by part. */
export function cardLines(card: CardWords, { types }: DominionEdition, lang: Lang): readonly string[] {
  const kinds = card.types.map((type) => types[type]?.[lang] ?? type).join('–');
  const cost = card.cost === null ? '' : `, ${fill(COST[lang], { cost: card.cost })}`;
  return [`${card.name[lang]} – ${kinds}${cost}`, ...card.text[lang].split('#').map((part) => part.trim())];
}

/** How a name is looked for: without case, apostrophes and hyphens. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’"„“]/g, '')
    .replaceAll(/[\s-]+/g, ' ')
    .trim();

/** The cards somebody may mean by a name in either language, an id, or the beginning of one; an exact one is the only one. */
export function cardsCalled(text: string, { cards }: DominionEdition): readonly CardWords[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const called = ({ id, name }: CardWords): string[] => [plain(id), plain(name.en), plain(name.de)];
  const exact = cards.filter((card) => called(card).includes(wanted));
  if (exact.length > 0) return exact;
  return cards.filter((card) => called(card).some((name) => name.startsWith(wanted)));
}
