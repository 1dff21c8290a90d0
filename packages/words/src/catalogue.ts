import type { Messages } from './keys.ts';
import { type Lang, tonguesOf } from './lang.ts';
import { type Args, type Grammar, type Message, type Name, readMessage, say, type Texts } from './message.ts';
import { numbersIn } from './number.ts';
import { textsOf } from './texts.ts';

/** A part of the words that is loaded by itself: the shell, the terminal, notices, or a game. */
export type CatalogueName = keyof Messages;

/** What a message must be given: nothing, or its arguments. */
export type Given<Takes> = Takes extends unknown ? ([keyof Takes] extends [never] ? [] : [args: Takes]) : never;

/** Says one of several messages; keys and arguments are checked by types. */
export type Say<Of> = <Key extends keyof Of & string>(key: Key, ...given: Given<Of[Key]>) => string;

/** The messages whose keys begin alike, by the rest of their keys. */
export type Under<Of, Start extends string> = {
  readonly [Key in keyof Of as Key extends `${Start}${infer Rest}` ? Rest : never]: Of[Key];
};

/** The messages of one catalogue in one language. */
export class Catalogue<Of> {
  readonly #texts: Texts;
  readonly #grammar: Grammar;
  readonly #read = new Map<string, Message>();

  constructor(texts: Texts, grammar: Grammar) {
    this.#texts = texts;
    this.#grammar = grammar;
  }

  readonly say: Say<Of> = (key, ...[args]) => this.find(key, args as Args | undefined) ?? key;

  /** Says whatever message the rest of a key names. */
  under<Start extends string>(start: Start): Say<Under<Of, Start>> {
    return (key, ...[args]) => this.find(`${start}${key}`, args as Args | undefined) ?? key;
  }

  /** A thing whose name is a message: what is asked of its form stands in the message as `{form, select, …}`. */
  name<Key extends keyof Of & string>(key: Key, ...[args]: Given<Of[Key]>): Name {
    return (form) => this.find(key, { ...(args as Args | undefined), form }) ?? key;
  }

  has(key: string): key is keyof Of & string {
    return Object.hasOwn(this.#texts, key);
  }

  /** A thing whose name has a key from outside; null if there is none. */
  findName(key: string): Name | null {
    return this.has(key) ? (form) => this.find(key, { form }) ?? key : null;
  }

  /** A message whose key comes from outside; null if there is none. */
  find(key: string, args: Args = {}): string | null {
    if (!this.has(key)) return null;
    let message = this.#read.get(key);
    if (message === undefined) {
      message = readMessage(this.#texts[key] as string);
      this.#read.set(key, message);
    }
    return say(message, args, this.#grammar);
  }
}

/** Numbers as a language counts and writes them. */
export function grammarOf(lang: string): Grammar {
  const tongues = [...tonguesOf(lang)];
  const plural = new Intl.PluralRules(tongues);
  const ordinal = new Intl.PluralRules(tongues, { type: 'ordinal' });
  return {
    plural: (n) => plural.select(n),
    ordinal: (n) => ordinal.select(n),
    number: numbersIn(lang),
  };
}

const shelf = new Map<string, Catalogue<Messages[CatalogueName]>>();
const wanted = new Set<CatalogueName>();

/** Loads catalogues of one language; what is there already is not loaded again. */
export async function load(lang: Lang, ...names: readonly CatalogueName[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      wanted.add(name);
      if (shelf.has(`${lang} ${name}`)) return;
      shelf.set(`${lang} ${name}`, new Catalogue(await textsOf(lang, name), grammarOf(lang)));
    }),
  );
}

/** Loads in another language whatever has been loaded in some language so far. */
export const loadAlso = (lang: Lang): Promise<void> => load(lang, ...wanted);

/** A catalogue that has been loaded. */
export function catalogue<Of extends CatalogueName>(lang: Lang, name: Of): Catalogue<Messages[Of]> {
  const found = shelf.get(`${lang} ${name}`);
  if (found === undefined) throw new Error(`the catalogue "${name}" has not been loaded in "${lang}"`);
  return found;
}
