import type { Json, JsonObject } from '@nightjar/kernel';
import { inPerson, isYou } from '../person.ts';
import { TABLE_REFUSALS } from '../refusals.ts';
import { type Args, fill, type Lang, type Words } from '../words.ts';
import { answerOf, entryOf } from './answers.ts';
import type { DominionEdition } from './edition.ts';
import { BONUSES, EVENTS, eventKey, PHASES } from './events.ts';
import { logOf } from './log.ts';
import { cardsInWords, namesOf } from './names.ts';
import { offersOf } from './offers.ts';
import { QUESTIONS, questionOf } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import { seen } from './seen.ts';
import { PARTS } from './sheet.ts';

/** `+1 Action, +2 Coins`, without what is 0. */
const bonusOf = (event: JsonObject, lang: Lang): string =>
  Object.entries(BONUSES)
    .flatMap(([counter, said]) => {
      const n = event[counter];
      return typeof n === 'number' && n !== 0 ? [fill(said[lang], { n })] : [];
    })
    .join(', ');

/** Dominion in words, English and German. Names of things stand in `terms.json`, by id. */
export const dominionWords: Words<DominionEdition> = {
  in(lang, { sides, edition }) {
    const names = namesOf(edition, lang);
    const name = (id: string): string => names.get(id) ?? id;
    const treasures = new Set(edition.cards.filter(({ types }) => types.includes('Treasure')).map(({ id }) => id));
    const about = { name, isTreasure: (id: string): boolean => treasures.has(id) };
    const side = (n: number): string => sides[n] ?? `${n + 1}`;

    /** One value as a word; lists of cards are counted. */
    const word = (key: string, value: Json): string | number => {
      if (Array.isArray(value)) {
        if (key === 'totals') return value.map((total, i) => `${side(i)} ${String(total)}`).join(', ');
        return value.length === 0 ? '–' : cardsInWords(value.map(String), name);
      }
      if (typeof value === 'number') return key === 'seat' ? side(value) : value;
      if (typeof value !== 'string') return '–';
      if (key === 'question') return questionOf(value, null, lang, about);
      if (key === 'phase') return PHASES[value]?.[lang] ?? value;
      return key === 'name' ? value : name(value);
    };
    const words = (from: JsonObject): Args =>
      Object.fromEntries(Object.entries(from).map(([key, value]) => [key, word(key, value)]));

    /** A template about an event; whoever is spoken to is spoken to in the second person. */
    const told = (template: string, event: JsonObject): string => {
      const args: Args = { ...words(event), bonus: bonusOf(event, lang) };
      return fill(inPerson(template, isYou(String(args['seat'] ?? ''), lang)), args);
    };
    const event = (happened: JsonObject): string => {
      const key = eventKey(happened);
      const template = EVENTS[key]?.[lang];
      return template === undefined ? key : told(template, happened);
    };

    return {
      lang,
      side,
      event,
      log: (events) => logOf(events, lang, { event, told }),
      refusal({ reason, with: given }) {
        const said = REFUSALS[reason] ?? TABLE_REFUSALS[reason];
        return said === undefined ? reason : fill(said[lang], words(given));
      },
      question: (question, view) =>
        QUESTIONS[question] === undefined ? question : questionOf(question, seen(view), lang, about),
      gloss(answer, view) {
        const thing = names.get(answer.split(' ')[1] ?? answer);
        if (thing !== undefined) return thing.toLowerCase() === answer.toLowerCase() ? '' : thing;
        const whole = answerOf(answer, seen(view), lang, name);
        return whole === answer ? '' : whole;
      },
      answer: (answer, view) => answerOf(answer, seen(view), lang, name),
      entry: (answer, view) => entryOf(answer, seen(view), lang, name),
      category: name,
      part({ for: what, with: given }) {
        const key = given['card'] === 'gardens' ? `${what}.gardens` : what;
        return fill((PARTS[key] ?? PARTS[what])?.[lang] ?? what, words(given));
      },
    };
  },
  offers: offersOf,
};
