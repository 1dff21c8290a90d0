import { catalogue, type Given, type Lang, type Messages, type Under } from '@nightjar/words';

/** The exit code for a wrong command line. */
export const USAGE = 2;
/** The exit code for what failed. */
const FAILED = 1;

type Troubles = Under<Messages['command'], 'trouble.'>;
type TroubleKey = keyof Troubles;

/** Ends a command with one line for people on stderr and an exit code. */
export class Trouble<Key extends TroubleKey = TroubleKey> extends Error {
  readonly code: number;
  readonly #given: Given<Troubles[Key]>;

  constructor(code: number, key: Key, ...given: Given<Troubles[Key]>) {
    super(key);
    this.code = code;
    this.#given = given;
  }

  /** What is wrong, in words. */
  in(lang: Lang): string {
    const [args] = this.#given as [args?: object];
    const text = catalogue(lang, 'command').find(`trouble.${this.message}`, { ...args }) ?? this.message;
    return text.replace(/\s+/g, ' ').trim();
  }
}

/** The command line is wrong. */
export function misused<Key extends TroubleKey>(key: Key, ...given: Given<Troubles[Key]>): never {
  throw new Trouble(USAGE, key, ...given);
}

/** What was asked for failed. */
export function failed<Key extends TroubleKey>(key: Key, ...given: Given<Troubles[Key]>): never {
  throw new Trouble(FAILED, key, ...given);
}
