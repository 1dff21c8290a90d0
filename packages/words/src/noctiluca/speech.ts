import { isObject, type Json, type JsonObject } from '@nightjar/kernel';
import { type PerceivedEvent, readAnswer } from '@nightjar/noctiluca';
import { catalogue, load } from '../catalogue.ts';
import type { Args, Value } from '../message.ts';
import { listOf, refusalOf, tableWords, textOf } from '../table.ts';
import type { Words } from '../words.ts';
import { answerOf, entryOf, jarIn, type Things } from './answers.ts';
import type { NoctilucaEdition } from './edition.ts';
import { eventKey } from './events.ts';
import { diceWords, namesOf } from './names.ts';
import { offersOf } from './offers.ts';
import { questionOf } from './questions.ts';
import { seen } from './seen.ts';

/** Values as a sum: 2 + 3, or −2 − 3. */
const summed = (values: readonly number[]): string => {
  const [first = 0, ...others] = values;
  const sum = others.map((value) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`);
  return `${first < 0 ? '−' : ''}${Math.abs(first)}${sum.join('')}`;
};

/** Noctiluca in words. */
export const noctilucaWords: Words<NoctilucaEdition, PerceivedEvent> = {
  load: (lang) => load(lang, 'shell', 'noctiluca'),
  in(lang, { sides, you, edition }) {
    const said = catalogue(lang, 'noctiluca');
    const names = namesOf(edition, lang);
    const thing = (id: string): Value => names.get(id) ?? id;
    const name = (id: string): string => textOf(thing(id));
    // Whoever plays alone has the tempest on the other side.
    const opponent = (n: number): string => (sides.length === 1 ? said.say('tempest') : `${n + 1}`);
    const { side, who, totals } = tableWords(lang, { sides, you }, opponent);
    const things: Things = { side, who, thing, name };
    const dice = (all: { readonly [colour: string]: number }): string => diceWords(all, lang, name);

    /** One value as a word; lists are joined. */
    const word = (key: string, value: Json): Value => {
      if (Array.isArray(value)) {
        if (key === 'totals') return totals(value);
        if (key === 'values') return summed(value as readonly number[]);
        return listOf(
          value.map((item) => word(key, item)),
          lang,
        );
      }
      if (isObject(value)) return dice(value as { readonly [colour: string]: number });
      if (typeof value === 'number') {
        if (key === 'seat' || key === 'sides' || key === 'first') return who(value);
        return key === 'round' ? value + 1 : value;
      }
      if (typeof value !== 'string') return '–';
      if (key === 'question') return questionOf(value, null, lang, { name, dice });
      return key === 'path' ? (said.find(`path.${value}`) ?? value) : thing(value);
    };
    const words = (from: JsonObject): Args =>
      Object.fromEntries(Object.entries(from).map(([key, value]) => [key, word(key, value)]));

    return {
      lang,
      side,
      who,
      event: (event) => said.find(`event.${eventKey(event)}`, words(event)) ?? eventKey(event),
      refusal: (refusal) => refusalOf(refusal, said, lang, words),
      question: (question, view) => questionOf(question, seen(view), lang, { name, dice }),
      name,
      thing,
      gloss(text) {
        const answer = readAnswer(text);
        return textOf((answer === null ? null : names.get(jarIn(answer, null) ?? '')) ?? '');
      },
      answer: (answer, view) => answerOf(answer, seen(view), lang, things),
      entry: (answer, view) => entryOf(answer, seen(view), lang, things),
      category: (category) => said.find(`category.${category}`) ?? category,
      part({ for: what, with: given, points }) {
        // What counts against the player is a sum below 0, value by value.
        const { values } = given;
        const counted = Array.isArray(values) && points < 0 ? { values: values.map((value) => -Number(value)) } : {};
        return said.find(`part.${what}`, words({ ...given, ...counted })) ?? what;
      },
      remark: ({ for: what, with: given }) => said.find(`remark.${what}`, words(given)) ?? what,
    };
  },
  offers: offersOf,
};
