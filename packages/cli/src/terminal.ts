import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isatty } from 'node:tty';
import picocolors from 'picocolors';

export type Colours = ReturnType<typeof picocolors.createColors>;

/** Where a command reads and writes; tests bring their own. */
export interface Terminal {
  /** Results, on stdout. */
  write(text: string): void;
  /** Everything that is no result, on stderr. */
  note(text: string): void;
  /** The next line that is typed; null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  /** Everything on stdin. */
  input(): Promise<string>;
  /** Ends reading. */
  close(): void;
  /** A person sits there: questions can be asked, and the screen can be cleared. */
  readonly isPerson: boolean;
  /** Progress may be drawn on stderr. */
  readonly hasBars: boolean;
  readonly colours: Colours;
  /** Where relative paths begin. */
  readonly folder: string;
}

/** The real one. npm runs scripts in the repository, and says in INIT_CWD where the person was. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const isPerson = isatty(0) && isatty(1);
  const lines = new Lines(stdin, isPerson);
  return {
    write: (text) => void stdout.write(text),
    note: (text) => void stderr.write(text),
    ask: (prompt) => {
      if (!isPerson) stdout.write(prompt);
      return lines.next(prompt);
    },
    input: () => readAll(stdin),
    close: () => lines.close(),
    isPerson,
    hasBars: isatty(2),
    colours: picocolors,
    folder: env['INIT_CWD'] ?? process.cwd(),
  };
}

async function readAll(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Lines as they come; those that come before they are asked for wait. */
class Lines {
  readonly #stream: Readable;
  readonly #isTty: boolean;
  #reader: Interface | null = null;
  #waiting: string[] = [];
  #asked: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor(stream: Readable, isTty: boolean) {
    this.#stream = stream;
    this.#isTty = isTty;
  }

  next(prompt: string): Promise<string | null> {
    const reader = this.#open();
    const line = this.#waiting.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    if (this.#isTty) {
      reader.setPrompt(prompt);
      reader.prompt();
    }
    return new Promise((resolve) => {
      this.#asked = resolve;
    });
  }

  close(): void {
    this.#reader?.close();
  }

  #open(): Interface {
    if (this.#reader !== null) return this.#reader;
    const reader = createInterface(
      this.#isTty ? { input: this.#stream, output: process.stdout } : { input: this.#stream },
    );
    reader.on('line', (line) => {
      if (this.#asked === null) this.#waiting.push(line);
      else this.#answer(line);
    });
    reader.on('close', () => {
      this.#ended = true;
      this.#answer(null);
    });
    this.#reader = reader;
    return reader;
  }

  #answer(line: string | null): void {
    const asked = this.#asked;
    this.#asked = null;
    asked?.(line);
  }
}
