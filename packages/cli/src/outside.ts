import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Forfeit } from '@nightjar/bots';
import {
  type Action,
  type AnyGame,
  editionIn,
  type Json,
  type JsonObject,
  type Observation,
  type Player,
  type Result,
  type Rng,
  word,
} from '@nightjar/kernel';

/** The number of the line protocol that docs/engine.md describes. */
export const PROTOCOL = 1;

/** How the name of a bot begins that is a program outside. */
const EXEC = 'exec:';

export const isOutside = (name: string): boolean => name.startsWith(EXEC);

/** How long a program may take to say that it is ready. */
const READY_MS = 20_000;
/** A machine has other work too: a program is given this much more than it was told. */
const PATIENCE_MS = 3_000;
const GOODBYE_MS = 500;
/** No line of a program comes near. */
const LONGEST = 100_000;

/** A program that is no player at all; there is no point in going on. */
export class NoPlayer extends Error {}

/** A program outside, by the line protocol. It is started with its first game, and anew after it failed. */
export class OutsideBot implements Player {
  readonly name: string;
  readonly #limitMs: number;
  readonly #house: Json | null;
  #program: Program | null = null;
  #isKnown = false;
  #opening: string | null = null;

  /** With the house edition its games are of, as it was given; null where a name says it all. */
  constructor(name: string, limitMs: number, house: Json | null = null) {
    this.name = name;
    this.#limitMs = limitMs;
    this.#house = house;
  }

  sit(game: AnyGame, options: JsonObject): void {
    const { name, rules } = game;
    const house = this.#house === null ? {} : { house: this.#house };
    this.#opening = `game ${JSON.stringify({ game: name, rules, edition: editionIn(game, options), ...house, options })}`;
  }

  async answer(observation: Observation, rng: Rng): Promise<Action> {
    try {
      const program = await this.#ready();
      if (this.#opening !== null) program.say(this.#opening);
      this.#opening = null;
      return await this.#asked(program, observation, rng);
    } catch (error) {
      this.#program?.kill();
      this.#program = null;
      if (error instanceof Forfeit && !this.#isKnown) throw new NoPlayer(`${this.name}: ${error.message}`);
      throw error;
    }
  }

  rise(result: Result | null): void {
    this.#program?.say(`over ${JSON.stringify(result)}`);
  }

  /** Says goodbye, and waits a moment to hear it. */
  async close(): Promise<void> {
    await this.#program?.end();
    this.#program = null;
  }

  async #ready(): Promise<Program> {
    if (this.#program !== null) return this.#program;
    const program = new Program(this.name.slice(EXEC.length));
    this.#program = program;
    program.say(`nightjar ${PROTOCOL}`);
    const late = performance.now() + READY_MS;
    while ((await program.line(late, 'did not say "ready"')) !== 'ready');
    this.#isKnown = true;
    return program;
  }

  async #asked(program: Program, { decision, answers, view, legal }: Observation, rng: Rng): Promise<Action> {
    await program.forget();
    program.say(`position ${JSON.stringify({ ...decision, answers, view })}`);
    program.say(`go ms ${this.#limitMs} seed ${word(rng)}`);
    const late = performance.now() + this.#limitMs + PATIENCE_MS;
    for (;;) {
      const line = await program.line(late, `did not answer within ${this.#limitMs} ms`);
      const text = /^answer (.*)$/.exec(line)?.[1];
      if (text === undefined) continue;
      const at = answers.indexOf(text.trim());
      if (at < 0)
        throw program.forfeit(`answered "${text.slice(0, 60)}", which is none of the ${answers.length} answers`);
      return legal[at] as Action;
    }
  }
}

/** A running program: lines go in, and lines come out. */
class Program {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #lines: string[] = [];
  #rest = '';
  /** The last that it told about itself, after `info` or as an error. */
  #told = '';
  /** Why nothing more will come. */
  #over: string | null = null;
  #waiting: (() => void) | null = null;

  constructor(command: string) {
    const [file = '', ...args] = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    this.#child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], cwd: process.env['INIT_CWD'] ?? process.cwd() });
    this.#child.once('error', (error: NodeJS.ErrnoException) => this.#finish(`could not be started (${error.code})`));
    this.#child.once('close', (code, signal) => this.#finish(`ended (${signal ?? code})`));
    // Who writes to a program that is gone hears of it by its end.
    this.#child.stdin.on('error', () => {});
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => this.#heard(text));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => this.#tells(text.trim().split('\n').at(-1)));
  }

  say(line: string): void {
    if (this.#over === null) this.#child.stdin.write(`${line}\n`);
  }

  /** Leaves alone what was said by now. What still lies in the pipe is read between two turns. */
  async forget(): Promise<void> {
    await setImmediate();
    await setImmediate();
    this.#lines.length = 0;
  }

  /** Why it has lost, with the last that it told. */
  forfeit(why: string): Forfeit {
    return new Forfeit(this.#told === '' ? why : `${why}: ${this.#told}`);
  }

  /** The next line. Where none comes until it is late, the program forfeits. */
  async line(late: number, otherwise: string): Promise<string> {
    for (;;) {
      const line = this.#lines.shift();
      if (line !== undefined) return line;
      if (this.#over !== null) throw this.forfeit(this.#over);
      if (performance.now() >= late) throw this.forfeit(otherwise);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.max(1, late - performance.now()));
        this.#waiting = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async end(): Promise<void> {
    this.say('quit');
    this.#child.stdin.end();
    const late = performance.now() + GOODBYE_MS;
    while (this.#over === null && performance.now() < late) {
      await this.line(late, '').catch(() => {});
    }
    this.kill();
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #heard(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() as string;
    if (this.#rest.length > LONGEST) {
      this.#finish(`wrote a line of more than ${LONGEST} characters`);
      this.kill();
      return;
    }
    for (const line of lines) {
      this.#lines.push(line.trim());
      this.#tells(/^\s*info (.*)$/.exec(line)?.[1]);
    }
    this.#waiting?.();
  }

  #tells(text: string | undefined): void {
    this.#told = text?.trim().slice(0, 200) || this.#told;
  }

  #finish(why: string): void {
    this.#over ??= why;
    this.#waiting?.();
  }
}
