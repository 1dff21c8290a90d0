import type { Json, JsonObject } from '@nightjar/kernel';
import { inPerson, isYou } from '../person.ts';
import { TABLE_REFUSALS } from '../refusals.ts';
import { type Args, fill, type Said, type Words } from '../words.ts';
import { answerOf, entryOf, type Things } from './answers.ts';
import type { NocturneEdition } from './edition.ts';
import { EVENTS, eventKey } from './events.ts';
import { namesOf, tokenObject, tokenWith, tokenWord } from './names.ts';
import { offersOf } from './offers.ts';
import { QUESTIONS, questionOf } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import { seen, textOf } from './seen.ts';
import { CATEGORIES, PARTS } from './sheet.ts';

const ROUNDS: readonly Said[] = [
  { en: 'Twilight', de: 'Die Dämmerung' },
  { en: 'Moonlight', de: 'Das Mondlicht' },
];
/** Arguments that name a side or a token. */
const SIDES = ['side', 'first', 'seat'];
const TOKENS = ['token', 'for', 'highest', 'lowest'];

const SLOT: Said = { en: 'slot {n} of the Sprite Board', de: 'Platz {n} der Waldgeist-Tafel' };

/** Nocturne in words, English and German. Names of things stand in `terms.json`, by id. */
export const nocturneWords: Words<NocturneEdition> = {
  in(lang, { sides, edition }) {
    const names = namesOf(edition, lang);
    const name = (id: string): string => names.get(id) ?? id;
    const side = (n: number): string => sides[n] ?? `${n + 1}`;
    const token = (id: string): string => tokenWord(id, lang);
    const things: Things = { side, token, object: (id) => tokenObject(id, lang), name };

    /** One value as a word; lists are joined. */
    const word = (key: string, value: Json, asToken: (id: string) => string): string | number => {
      if (Array.isArray(value)) {
        if (key === 'totals') return value.map((total: Json, i) => `${side(i)} ${textOf(total)}`).join(', ');
        return value.length === 0 ? '–' : value.map((item: Json) => word(key, item, asToken)).join(', ');
      }
      if (typeof value === 'number') {
        if (SIDES.includes(key)) return side(value);
        return key === 'round' ? (ROUNDS[value]?.[lang] ?? '') : value;
      }
      if (typeof value !== 'string') return '–';
      if (TOKENS.includes(key)) return asToken(value);
      if (key === 'question') return QUESTIONS[value]?.[lang] ?? value;
      if (key === 'where') return value.replace(/^sprite (\d+)$/, (_, n: string) => fill(SLOT[lang], { n }));
      return name(value);
    };
    const words = (from: JsonObject, asToken: (id: string) => string): { [name: string]: string | number } =>
      Object.fromEntries(Object.entries(from).map(([key, value]) => [key, word(key, value, asToken)]));

    return {
      lang,
      side,
      event(event) {
        const template = EVENTS[eventKey(event)]?.[lang];
        if (template === undefined) return textOf(event['type']);
        const by = tokenWith(textOf(event['token']), lang);
        const args: Args = { ...words(event, things.object), by };
        return fill(inPerson(template, isYou(String(args['side'] ?? ''), lang)), args);
      },
      refusal({ reason, with: given }) {
        const said = REFUSALS[reason] ?? TABLE_REFUSALS[reason];
        if (said === undefined) return reason;
        return fill(said[lang], { ...words(given, token), above: tokenWith(textOf(given['highest']), lang) });
      },
      question: (question, view) =>
        questionOf(question, seen(view), lang, { side, name, token: things.object, by: (id) => tokenWith(id, lang) }),
      gloss(answer) {
        const thing = names.get(answer.split(' ').at(-1) ?? '');
        return thing === undefined || thing.toLowerCase() === answer.toLowerCase() ? '' : thing;
      },
      answer: (answer, view) => answerOf(answer, seen(view), lang, things),
      entry: (answer, view) => entryOf(answer, seen(view), lang, things),
      category: (category) => CATEGORIES[category]?.[lang] ?? category,
      part({ for: what, with: given }) {
        const args = words(given, token);
        if (what === 'concoction' && given['tier'] === 0) return fill(PARTS['concoction.none']?.[lang] ?? what, args);
        const key = given['mirror'] === true && PARTS[`${what}.mirror`] !== undefined ? `${what}.mirror` : what;
        return fill(PARTS[key]?.[lang] ?? what, args);
      },
    };
  },
  offers: offersOf,
};
