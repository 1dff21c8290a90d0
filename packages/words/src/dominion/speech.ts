import { type PerceivedEvent, readAnswer } from '@nightjar/dominion';
import type { Json, JsonObject } from '@nightjar/kernel';
import { catalogue, load } from '../catalogue.ts';
import type { Args, Value } from '../message.ts';
import { refusalOf, tableWords, textOf } from '../table.ts';
import type { Words } from '../words.ts';
import { answerOf, entryOf } from './answers.ts';
import type { DominionEdition } from './edition.ts';
import { bonusOf, eventKey, type ToldEvent } from './events.ts';
import { logOf } from './log.ts';
import { cardsInWords, namesOf } from './names.ts';
import { offersOf } from './offers.ts';
import { questionOf } from './questions.ts';
import { seen } from './seen.ts';

/** Dominion in words. */
export const dominionWords: Words<DominionEdition, PerceivedEvent> = {
  load: (lang) => load(lang, 'shell', 'dominion'),
  in(lang, { edition, ...seated }) {
    const said = catalogue(lang, 'dominion');
    const names = namesOf(edition, lang);
    const thing = (id: string): Value => names.get(id) ?? id;
    const name = (id: string): string => textOf(thing(id));
    const treasures = new Set(edition.cards.filter(({ types }) => types.includes('Treasure')).map(({ id }) => id));
    const cards = { thing, isTreasure: (id: string): boolean => treasures.has(id) };
    const { side, who, totals } = tableWords(lang, seated);

    /** One value as a word; lists of cards are counted. */
    const word = (key: string, value: Json): Value => {
      if (Array.isArray(value)) return key === 'totals' ? totals(value) : cardsInWords(value.map(String), lang, thing);
      if (typeof value === 'number') return key === 'seat' ? who(value) : value;
      if (typeof value !== 'string') return '–';
      if (key === 'question') return questionOf(value, null, lang, cards);
      if (key === 'phase') return said.find(`phase.${value}`) ?? value;
      return key === 'name' ? value : thing(value);
    };
    const words = (from: JsonObject): Args =>
      Object.fromEntries(Object.entries(from).map(([key, value]) => [key, word(key, value)]));
    const eventWords = (happened: ToldEvent): Args =>
      happened.type === 'bonus' ? { ...words(happened), bonus: bonusOf(happened, lang) } : words(happened);
    const event = (happened: ToldEvent): string =>
      said.find(`event.${eventKey(happened)}`, eventWords(happened)) ?? eventKey(happened);

    return {
      lang,
      side,
      who,
      event,
      log: (events) => logOf(events, lang, { event, words: eventWords, thing }),
      refusal: (refusal) => refusalOf(refusal, said, lang, words),
      question: (question, view) => questionOf(question, seen(view), lang, cards),
      name,
      thing,
      gloss(text, view) {
        const answer = readAnswer(text);
        const card = answer === null || answer.kind === 'word' ? undefined : names.get(answer.card);
        if (card !== undefined) return textOf(card);
        const whole = answerOf(text, seen(view), lang, thing);
        return whole === text ? '' : whole;
      },
      answer: (answer, view) => answerOf(answer, seen(view), lang, thing),
      entry: (answer, view) => entryOf(answer, seen(view), lang, thing),
      category: name,
      part({ for: what, with: given }) {
        const args = words(given);
        const card = given['card'] === 'gardens' ? '.gardens' : '';
        return said.find(`part.${what}${card}`, args) ?? what;
      },
      remark: ({ for: what, with: given }) => said.find(`remark.${what}`, words(given)) ?? what,
    };
  },
  offers: offersOf,
};
