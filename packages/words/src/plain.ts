import { faultText, type JsonObject } from '@nightjar/kernel';
import { load } from './catalogue.ts';
import { tableWords } from './table.ts';
import type { Words } from './words.ts';

/** `sift.discard` and `firstPlayer` as people would write them. */
const spaced = (name: string): string =>
  name
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

const listed = (given: JsonObject): string =>
  Object.entries(given)
    .map(([name, value]) => `${spaced(name)} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

const told = (name: string, given: JsonObject): string =>
  Object.keys(given).length === 0 ? spaced(name) : `${spaced(name)}: ${listed(given)}`;

/** A game that nobody has put into words, told in its own notation. */
export const plainWords: Words = {
  load: (lang) => load(lang, 'shell'),
  in(lang, seated) {
    const { side, who } = tableWords(lang, seated);
    return {
      lang,
      side,
      who,
      event(event) {
        const { type, seat, ...rest } = event as JsonObject & { readonly type: string; readonly seat?: number };
        const by = seat === undefined ? '' : `${side(seat)}: `;
        return `${by}${told(type, rest)}`;
      },
      refusal: ({ reason, with: given }) => told(reason, given),
      question: spaced,
      name: (id) => id,
      thing: (id) => id,
      gloss: () => '',
      answer: (answer) => answer,
      entry: (answer) => ({ group: null, label: answer }),
      category: spaced,
      part: ({ for: name, with: given }) => told(name, given),
      remark: ({ for: name, with: given }) => told(name, given),
    };
  },
  offers: () => ({
    mode: (mode) => ({ name: spaced(mode), note: '' }),
    option: (option) => ({ name: spaced(option), note: '' }),
    value: (_, value) => String(value ?? '–'),
    fault: faultText,
  }),
};
