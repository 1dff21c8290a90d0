import type { Json, JsonObject, Refusal, ScorePart } from '@nightjar/kernel';

export const LANGS = ['en', 'de'] as const;
export type Lang = (typeof LANGS)[number];

/** The same in all languages; `{name}` stands for an argument, `{n|one|many}` for a word that follows a number. */
export type Said = { readonly [lang in Lang]: string };

export type Args = { readonly [name: string]: string | number };

/** Puts arguments into a template. In `{n|one|many}` the first word is for 1, the second for every other number. */
export const fill = (template: string, args: Args = {}): string =>
  template.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = args[name];
    if (value === undefined) return '?';
    if (one === undefined || many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });

/** Where an answer stands in a list: under a heading where many belong together, and what it is called there. */
export interface Entry {
  readonly group: string | null;
  readonly label: string;
}

/** The words of a game in one language, for one table. */
export interface Speech {
  readonly lang: Lang;
  side(side: number): string;
  /** An event as it was perceived, for the log. */
  event(event: JsonObject): string;
  /** Events that came together, in fewer lines than one each; only of games that tell a lot. */
  log?(events: readonly JsonObject[]): readonly string[];
  refusal(refusal: Refusal): string;
  /** What is asked; with a view, said of the things that lie on the table. */
  question(question: string, view?: Json): string;
  /** What an answer is about, where its text alone says little; otherwise empty. */
  gloss(answer: string, view?: Json): string;
  /** An answer in full, as a button says it. */
  answer(answer: string, view?: Json): string;
  /** An answer as one of a list. */
  entry(answer: string, view?: Json): Entry;
  category(category: string): string;
  part(part: ScorePart): string;
}

/** What stands on an option, a value of it or a mode: a name, and a sentence where the name is not enough. */
export interface Offer {
  readonly name: string;
  readonly note: string;
}

/** What a game's table may be set to, in words. */
export interface Offers {
  mode(mode: string): Offer;
  option(option: string): Offer;
  value(option: string, value: string | number | boolean | null): string;
}

export interface Words<Edition = unknown> {
  in(lang: Lang, about: { readonly sides: readonly string[]; readonly edition: Edition }): Speech;
  offers(lang: Lang, edition: Edition): Offers;
}
