import { isObject, type Json, type JsonObject } from '@nightjar/kernel';
import { inPerson, isYou } from '../person.ts';
import { TABLE_REFUSALS } from '../refusals.ts';
import { type Args, fill, type Words } from '../words.ts';
import { answerOf, entryOf, PATHS, type Things } from './answers.ts';
import type { NoctilucaEdition } from './edition.ts';
import { EVENTS, eventKey } from './events.ts';
import { diceWords, namesOf, TEMPEST } from './names.ts';
import { offersOf } from './offers.ts';
import { QUESTIONS, questionOf } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import { seen } from './seen.ts';
import { CATEGORIES, PARTS } from './sheet.ts';

/** Noctiluca in words, English and German. Names of things stand in `terms.json`, by id. */
export const noctilucaWords: Words<NoctilucaEdition> = {
  in(lang, { sides, edition }) {
    const names = namesOf(edition, lang);
    const name = (id: string): string => names.get(id) ?? id;
    // Whoever plays alone has the tempest on the other side.
    const side = (n: number): string => sides[n] ?? (sides.length === 1 ? TEMPEST[lang] : `${n + 1}`);
    const things: Things = { side, name };
    const dice = (all: { readonly [colour: string]: number }): string => diceWords(all, lang, name);

    /** One value as a word; lists are joined. */
    const word = (key: string, value: Json): string | number => {
      if (Array.isArray(value)) {
        if (key === 'totals') return value.map((total, i) => `${side(i)} ${String(total)}`).join(', ');
        const separator = key === 'values' ? ' + ' : ', ';
        return value.length === 0 ? '–' : value.map((item: Json) => word(key, item)).join(separator);
      }
      if (isObject(value)) return dice(value as { readonly [colour: string]: number });
      if (typeof value === 'number') {
        if (key === 'seat' || key === 'sides' || key === 'first') return side(value);
        return key === 'round' ? value + 1 : value;
      }
      if (typeof value !== 'string') return '–';
      if (key === 'question') return QUESTIONS[value]?.[lang] ?? value;
      return key === 'path' ? (PATHS[value]?.[lang] ?? value) : name(value);
    };
    const words = (from: JsonObject): Args =>
      Object.fromEntries(Object.entries(from).map(([key, value]) => [key, word(key, value)]));

    return {
      lang,
      side,
      event(event) {
        const key = eventKey(event);
        const template = EVENTS[key]?.[lang];
        if (template === undefined) return key;
        const args = words(event);
        return fill(inPerson(template, isYou(String(args['seat'] ?? ''), lang)), args);
      },
      refusal({ reason, with: given }) {
        const said = REFUSALS[reason] ?? TABLE_REFUSALS[reason];
        return said === undefined ? reason : fill(said[lang], words(given));
      },
      question: (question, view) => questionOf(question, seen(view), lang, { name, dice }),
      gloss(answer) {
        const thing = names.get(answer.split(' ').at(-1) ?? '');
        return thing === undefined || thing.toLowerCase() === answer.toLowerCase() ? '' : thing;
      },
      answer: (answer, view) => answerOf(answer, seen(view), lang, things),
      entry: (answer, view) => entryOf(answer, seen(view), lang, things),
      category: (category) => CATEGORIES[category]?.[lang] ?? category,
      part: ({ for: what, with: given }) => fill(PARTS[what]?.[lang] ?? what, words(given)),
    };
  },
  offers: offersOf,
};
