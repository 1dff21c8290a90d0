import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { offersIn, textOf } from '../table.ts';
import type { Offers } from '../words.ts';
import type { DominionEdition } from './edition.ts';
import { cardsInWords, namesOf, term } from './names.ts';

/** DOM-2.3: so many piles are a kingdom. */
const PILES = 10;

/** Modes and options of a table in plain words; recommended sets take their names from the box and their cards from the edition. */
export function offersOf(lang: Lang, edition: DominionEdition): Offers {
  const said = catalogue(lang, 'dominion');
  const named = offersIn(said);
  const names = namesOf(edition, lang);
  const set = (id: string) => edition.recommendedSets.find((known) => known.id === id);
  return {
    ...named,
    fault({ remark, ...fault }) {
      const card = remark?.with['card'];
      if (remark === undefined || typeof card !== 'string') return named.fault({ ...fault, ...(remark && { remark }) });
      const called = textOf(names.get(card) ?? card);
      return named.fault({ ...fault, remark: { ...remark, with: { ...remark.with, card: called } } });
    },
    mode(mode) {
      const known = set(mode);
      if (known === undefined) return named.mode(mode);
      const cards = cardsInWords(known.kingdom, lang, (id) => names.get(id) ?? id);
      return { name: term('sets', mode, lang), note: said.say('set.note', { cards }) };
    },
    table({ cards }) {
      const chosen = Array.isArray(cards) ? cards.map(String) : [];
      if (chosen.length === 0) return null;
      const known = edition.recommendedSets.find(
        ({ kingdom }) => kingdom.length === chosen.length && kingdom.every((card) => chosen.includes(card)),
      );
      if (known !== undefined) return this.mode(known.id);
      const listed = cardsInWords(chosen, lang, (id) => names.get(id) ?? id);
      const rest = PILES - chosen.length;
      return { name: said.say('mode.cards'), note: said.say('chosen.note', { cards: listed, rest }) };
    },
    value: (option, value) =>
      option === 'set' && set(String(value)) !== undefined
        ? term('sets', String(value), lang)
        : named.value(option, value),
  };
}
