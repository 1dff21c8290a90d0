import type { Json, JsonObject } from '@nightjar/kernel';
import { type PerceivedEvent, readAnswer, thingIn } from '@nightjar/nocturne';
import { catalogue, load } from '../catalogue.ts';
import type { Args, Value } from '../message.ts';
import { listOf, refusalOf, tableWords, textOf } from '../table.ts';
import type { Words } from '../words.ts';
import { answerOf, entryOf, type Things } from './answers.ts';
import type { NocturneEdition } from './edition.ts';
import { eventKey } from './events.ts';
import { namesOf, term, tokenName } from './names.ts';
import { offersOf } from './offers.ts';
import { questionOf } from './questions.ts';
import { seen } from './seen.ts';

/** Arguments that name a side or a token. */
const SIDES = ['side', 'first', 'seat'];
const TOKENS = ['token', 'for', 'highest', 'lowest'];

/** Nocturne in words. */
export const nocturneWords: Words<NocturneEdition, PerceivedEvent> = {
  load: (lang) => load(lang, 'shell', 'nocturne'),
  in(lang, { edition, ...seated }) {
    const said = catalogue(lang, 'nocturne');
    const names = namesOf(edition, lang);
    const thing = (id: string): Value => names.get(id) ?? id;
    const name = (id: string): string => textOf(thing(id));
    const { side, who, totals } = tableWords(lang, seated);
    const token = (id: string): Value => tokenName(id, lang);
    const things: Things = { side, who, token, thing, name };

    /** One value as a word; lists are joined. */
    const word = (key: string, value: Json): Value => {
      if (Array.isArray(value)) {
        if (key === 'totals') return totals(value);
        return listOf(
          value.map((item) => word(key, item)),
          lang,
        );
      }
      if (typeof value === 'number') {
        if (SIDES.includes(key)) return who(value);
        // Bands of a solo result are told by their place, the lowest first.
        if (key === 'band') return term('soloBands', String(value + 1), lang);
        return key === 'round' ? (said.find(`round.${value}`) ?? '') : value;
      }
      if (typeof value !== 'string') return '–';
      if (TOKENS.includes(key)) return token(value);
      if (key === 'question') return said.find(`question.${value}`) ?? value;
      if (key === 'where') return value.replace(/^sprite (\d+)$/, (_, n: string) => said.say('slot', { n }));
      return thing(value);
    };
    const words = (from: JsonObject): Args =>
      Object.fromEntries(Object.entries(from).map(([key, value]) => [key, word(key, value)]));

    return {
      lang,
      side,
      who,
      event: (event) => said.find(`event.${eventKey(event)}`, words(event)) ?? eventKey(event),
      refusal: (refusal) => refusalOf(refusal, said, lang, words),
      question: (question, view) => questionOf(question, seen(view), lang, things),
      name,
      thing,
      gloss(text) {
        const answer = readAnswer(text);
        return textOf((answer === null ? null : names.get(thingIn(answer) ?? '')) ?? '');
      },
      answer: (answer, view) => answerOf(answer, seen(view), lang, things),
      entry: (answer, view) => entryOf(answer, seen(view), lang, things),
      category: (category) => said.find(`category.${category}`) ?? category,
      part({ for: what, with: given }) {
        const way = what === 'concoction' && given['tier'] === 0 ? 'none' : given['mirror'] === true ? 'mirror' : '';
        const args = words(given);
        return said.find(`part.${what}.${way}`, args) ?? said.find(`part.${what}`, args) ?? what;
      },
      remark: ({ for: what, with: given }) => said.find(`remark.${what}`, words(given)) ?? what,
    };
  },
  offers: offersOf,
};
