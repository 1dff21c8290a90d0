/** A name that knows its forms: `{token_acc}` asks for the form `acc`, `{token}` for the one it has by itself. */
export type Name = (form: string) => string;

export type Value = string | number | Name;
export type Args = { readonly [name: string]: Value };

/** The messages of one catalogue by key, as they are written. */
export type Texts = { readonly [key: string]: string };

/** What a language does with numbers. */
export interface Grammar {
  readonly plural: (n: number) => string;
  readonly ordinal: (n: number) => string;
  readonly number: (n: number) => string;
}

const KINDS = ['plural', 'selectordinal', 'select'] as const;

/** The place of an argument. */
interface Slot {
  readonly arg: string;
}

/** Texts of which an argument chooses one. */
export interface Choice {
  readonly arg: string;
  readonly kind: (typeof KINDS)[number];
  readonly cases: { readonly [key: string]: Message };
}

/** A message as it is said: texts, places of arguments, and choices. */
export type Message = readonly (string | Slot | Choice)[];

export const isChoice = (part: Slot | Choice): part is Choice => 'cases' in part;

/**
 * Reads a message in ICU MessageFormat: `{n, plural, one {# card} other {# cards}}`, `{seat_is, select, you {…} other {…}}`.
 * Of the standard, offsets and formats of dates, times and numbers are not used and refused.
 */
export function readMessage(text: string): Message {
  const reader = new Reader(text);
  const message = reader.message(null);
  if (!reader.isAtEnd) throw reader.fault('nothing is open here');
  return message;
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  fault(why: string): Error {
    return new Error(`message "${this.#text}", character ${this.#at + 1}: ${why}`);
  }

  /** Up to the end, or the brace that closes it; `#` stands for the number of the plural around it. */
  message(number: string | null): Message {
    const parts: (string | Slot | Choice)[] = [];
    let plain = '';
    while (!this.isAtEnd && this.#text[this.#at] !== '}') {
      const next = this.#text[this.#at] as string;
      if (next !== '{' && (next !== '#' || number === null)) {
        plain += next === "'" ? this.#quoted() : next;
        this.#at += 1;
        continue;
      }
      if (plain !== '') parts.push(plain);
      plain = '';
      this.#at += 1;
      parts.push(next === '{' ? this.#argument(number) : { arg: number as string });
    }
    if (plain !== '') parts.push(plain);
    return parts;
  }

  /** Two apostrophes are one; one before a brace or `#` quotes up to the next; any other is itself. */
  #quoted(): string {
    const next = this.#text[this.#at + 1] ?? '';
    if (next === "'") this.#at += 1;
    if (!'{}#'.includes(next) || next === '') return "'";
    const end = this.#text.indexOf("'", this.#at + 1);
    if (end < 0) throw this.fault('the quote does not end');
    const text = this.#text.slice(this.#at + 1, end);
    this.#at = end;
    return text;
  }

  #argument(number: string | null): Slot | Choice {
    const arg = this.#word();
    if (this.#takes('}')) return { arg };
    this.#must(',');
    const kind = KINDS.find((known) => known === this.#peeked());
    if (kind === undefined) throw this.fault(`must be one of ${KINDS.join(', ')}`);
    this.#word();
    this.#must(',');
    const cases: { [key: string]: Message } = Object.create(null);
    while (!this.#takes('}')) {
      const key = this.#word();
      this.#must('{');
      cases[key] = this.message(kind === 'select' ? number : arg);
      this.#must('}');
    }
    if (cases['other'] === undefined) throw this.fault(`"${arg}" has no other`);
    return { arg, kind, cases };
  }

  #space(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #peeked(): string {
    this.#space();
    return /^=?[\p{L}\p{N}_-]+/u.exec(this.#text.slice(this.#at))?.[0] ?? '';
  }

  #word(): string {
    const word = this.#peeked();
    if (word === '') throw this.fault('a name is missing');
    this.#at += word.length;
    this.#space();
    return word;
  }

  #takes(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #must(sign: string): void {
    if (!this.#takes(sign)) throw this.fault(`"${sign}" is missing`);
  }
}

/** The argument a place asks for, and in which form. */
export function askedFor(arg: string): { readonly name: string; readonly form: string } {
  const at = arg.lastIndexOf('_');
  return at < 0 ? { name: arg, form: '' } : { name: arg.slice(0, at), form: arg.slice(at + 1) };
}

/** A value at its place. What nobody gave is asked for, never left out. */
function valueOf(arg: string, args: Args): string | number {
  const given = args[arg];
  if (given !== undefined) return typeof given === 'function' ? given('') : given;
  const { name, form } = askedFor(arg);
  const value = args[name];
  if (value === undefined || form === '') return '?';
  if (typeof value === 'function') return value(form);
  // A plain name has one form, and nothing is known about it.
  return form === 'is' ? 'other' : value;
}

function caseOf({ arg, kind, cases }: Choice, args: Args, { plural, ordinal }: Grammar): Message {
  const value = valueOf(arg, args);
  const number = Number(value);
  const chosen = kind === 'select' ? String(value) : kind === 'plural' ? plural(number) : ordinal(number);
  return (kind === 'select' ? undefined : cases[`=${value}`]) ?? cases[chosen] ?? (cases['other'] as Message);
}

/** A message with its arguments put in. */
export function say(message: Message, args: Args, grammar: Grammar): string {
  let said = '';
  for (const part of message) {
    if (typeof part === 'string') said += part;
    else if (isChoice(part)) said += say(caseOf(part, args, grammar), args, grammar);
    else {
      const value = valueOf(part.arg, args);
      said += typeof value === 'number' ? grammar.number(value) : value;
    }
  }
  return said;
}
