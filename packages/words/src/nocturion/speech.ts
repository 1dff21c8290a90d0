import { isObject, type Json, type JsonObject } from '@nightjar/kernel';
import type { Edition, PerceivedEvent, Resources } from '@nightjar/nocturion';
import { catalogue, load } from '../catalogue.ts';
import type { Args, Value } from '../message.ts';
import { listOf, refusalOf, tableWords, textOf } from '../table.ts';
import type { Words } from '../words.ts';
import { answerOf, entryOf, glossOf } from './answers.ts';
import { ruleText } from './effects.ts';
import { eventKey, type ToldEvent } from './events.ts';
import { logOf } from './log.ts';
import { amountOf, namesOf, resourcesInWords } from './names.ts';
import { offersOf } from './offers.ts';
import { questionOf } from './questions.ts';
import { seen } from './seen.ts';
import type { Things } from './things.ts';

/** Fields of events and refusals that name seats. */
const SEATS = ['seat', 'by', 'first'];

/** Nocturion in words. */
export const nocturionWords: Words<Edition, PerceivedEvent> = {
  load: (lang) => load(lang, 'shell', 'nocturion'),
  in(lang, { edition, ...seated }) {
    const said = catalogue(lang, 'nocturion');
    const names = namesOf(edition, lang);
    const thing = (id: string): Value => names.get(id) ?? id;
    const { side, who, totals } = tableWords(lang, seated);
    const things: Things = { lang, edition, who, thing };
    const spots = edition.calendar.seasons.flatMap(({ spots: resources }) => resources);

    /** One value as a word; lists are joined. */
    const word = (key: string, value: Json): Value => {
      if (Array.isArray(value)) {
        if (key === 'totals') return totals(value);
        return listOf(
          value.map((item) => word(key, item)),
          lang,
        );
      }
      if (isObject(value)) return resourcesInWords(value as Resources, lang);
      if (typeof value === 'number') return SEATS.includes(key) ? who(value) : value;
      if (typeof value !== 'string') return '–';
      return key === 'question' ? questionOf(value, null, things) : thing(value);
    };
    /** What an event tells in more words than it has fields. */
    const more = ({ type, resource, count, spot, rule, district }: JsonObject): Args => {
      if (type === 'tracker') return { resource: thing(spots[Number(spot)] ?? '') };
      if (type === 'rule' && typeof rule === 'string')
        return { rule: ruleText(rule, typeof district === 'string' ? district : null, lang) };
      return typeof resource === 'string' && typeof count === 'number'
        ? { amount: amountOf(resource, count, lang) }
        : {};
    };
    const words = (from: JsonObject): Args => ({
      ...Object.fromEntries(Object.entries(from).map(([key, value]) => [key, word(key, value)])),
      ...more(from),
    });
    const event = (happened: ToldEvent): string =>
      said.find(`event.${eventKey(happened)}`, words(happened)) ?? eventKey(happened);

    return {
      lang,
      side,
      who,
      event,
      log: (events) => logOf(events, lang, { event, words }),
      refusal(refusal) {
        const reason = refusal.with['missing'] === undefined ? refusal.reason : `${refusal.reason}.missing`;
        return refusalOf({ ...refusal, reason }, said, lang, words);
      },
      question: (question, view) => questionOf(question, seen(view), things),
      name: (id) => textOf(thing(id)),
      thing,
      gloss: (answer, view) => glossOf(answer, seen(view), things),
      answer: (answer, view) => answerOf(answer, seen(view), things),
      entry: (answer, view) => entryOf(answer, seen(view), things),
      category: (category) => said.find(`category.${category}`) ?? category,
      part({ for: what, with: given }) {
        return said.find(`part.${what}`, words(given)) ?? what;
      },
      remark: ({ for: what, with: given }) => said.find(`remark.${what}`, words(given)) ?? what,
    };
  },
  offers: offersOf,
};
