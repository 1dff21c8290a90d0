import type { Fault, Json, JsonObject, Refusal, Remark, ScorePart, Seat } from '@nightjar/kernel';
import type { Lang } from './lang.ts';
import type { Value } from './message.ts';

/** Where an answer stands in a list: under a heading where many belong together, and what it is called there. */
export interface Entry {
  readonly group: string | null;
  readonly label: string;
}

/** A line of the log, and how deep it stands in what is being followed. */
export interface LogLine {
  readonly text: string;
  readonly depth: number;
  /** Which of the events it begins with, in games that say so. */
  readonly at?: number;
}

/** The words of a game in one language, for one table. `E` is what the game tells; to those who hand it on it may be any. */
// biome-ignore lint/suspicious/noExplicitAny: holders only hand events on to the words of the game that told them.
// oxlint-disable-next-line typescript/no-explicit-any
export interface Speech<E = any> {
  readonly lang: Lang;
  side(side: number): string;
  /** A side as messages take it: whoever is spoken to is "you", in every form. */
  who(side: number): Value;
  /** An event as it was perceived, for the log. */
  event(event: E): string;
  /** Events that came together, in fewer lines than one each; only of games that tell a lot. */
  log?(events: readonly E[]): readonly LogLine[];
  refusal(refusal: Refusal): string;
  /** What is asked; with a view, said of the things that lie on the table. */
  question(question: string, view?: Json): string;
  /** What a thing is called, by its id; the id itself where nobody has named it. */
  name(id: string): string;
  /** A thing as messages take it, in the form they need. */
  thing(id: string): Value;
  /** What an answer is about, where its text alone says little; otherwise empty. */
  gloss(answer: string, view?: Json): string;
  /** An answer in full, as a button says it. */
  answer(answer: string, view?: Json): string;
  /** An answer as one of a list. */
  entry(answer: string, view?: Json): Entry;
  category(category: string): string;
  part(part: ScorePart): string;
  /** What the end of a game means besides its points. */
  remark(remark: Remark): string;
}

/** What stands on an option, a value of it or a mode: a name, and a sentence where the name is not enough. */
export interface Offer {
  readonly name: string;
  readonly note: string;
}

/** What a game's table may be set to, in words. */
export interface Offers {
  mode(mode: string): Offer;
  /** What a table with these options is called where no mode says it; null where one does. */
  table?(options: JsonObject): Offer | null;
  option(option: string): Offer;
  value(option: string, value: string | number | boolean | null): string;
  /** What is wrong with options, as a sentence. */
  fault(fault: Fault): string;
}

/** Who sits at a table, and to whom of them the words speak. */
export interface Seated {
  readonly sides: readonly string[];
  readonly you: Seat | null;
}

// biome-ignore lint/suspicious/noExplicitAny: as of `Speech`.
// oxlint-disable-next-line typescript/no-explicit-any
export interface Words<Edition = unknown, E = any> {
  /** Loads what is said in a language; everything else can be asked once that is done. */
  readonly load: (lang: Lang) => Promise<void>;
  in(lang: Lang, about: Seated & { readonly edition: Edition }): Speech<E>;
  offers(lang: Lang, edition: Edition): Offers;
}
