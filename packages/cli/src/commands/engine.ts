import { setImmediate } from 'node:timers/promises';
import { readBot, think } from '@nightjar/bots';
import {
  type AnyGame,
  bad,
  type Checked,
  faultText,
  good,
  isObject,
  type JsonObject,
  parseJson,
} from '@nightjar/kernel';
import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import { PROTOCOL } from '../outside.ts';
import { grades } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { misused } from '../trouble.ts';

/** How long a thought goes on before the next line is listened for, in milliseconds. */
const SLICE_MS = 10;

/** `engine`: our bots by the line protocol of docs/engine.md, for programs that speak it. */
export function addEngine(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('engine')
    .description(say('engine'))
    .option('-b, --bot <name>', say('engine.bot', { grades }), 'master')
    .action(({ bot }: { readonly bot: string }) => {
      // Which game it is asked about is told later, and some bots belong to one game.
      const read = GAMES.map(({ game }) => readBot(bot, game));
      const [first] = read;
      if (first !== undefined && !first.ok && read.every(({ ok }) => !ok))
        misused('fault', { fault: faultText(first.fault) });
      return new Engine(terminal, bot).serve();
    });
}

interface Limits {
  readonly ms: number;
  readonly looks: number;
  readonly seed: string;
}

/** A line: its first word, and the rest. */
interface InputLine {
  readonly word: string;
  readonly rest: string;
}

/** The end of input is a goodbye as well. */
const QUIT: InputLine = { word: 'quit', rest: '' };

/** One conversation. What cannot be understood is told after `info`, and changes nothing. */
class Engine {
  readonly #terminal: Terminal;
  readonly #spec: string;
  /** What has come and was not heard yet. */
  readonly #coming: InputLine[] = [];
  #arrived = (): void => {};
  #game: AnyGame | null = null;
  #position: JsonObject | null = null;
  /** Why there is nothing to answer, where there is not. */
  #lack = 'there is no position to answer';
  #asked = 0;

  constructor(terminal: Terminal, spec: string) {
    this.#terminal = terminal;
    this.#spec = spec;
  }

  async serve(): Promise<void> {
    void this.#listen();
    for (let line = await this.#next(); line.word !== 'quit'; line = await this.#next()) {
      if (line.word === 'go') await this.#go(line.rest);
      else this.#hear(line);
    }
  }

  /** Reads on while a thought lasts, so that it can be hurried whatever else was said since. */
  async #listen(): Promise<void> {
    for (let line: InputLine | null = null; line?.word !== 'quit'; ) {
      const said = await this.#terminal.ask('');
      line = said === null ? QUIT : split(said.trim());
      this.#coming.push(line);
      this.#arrived();
    }
  }

  async #next(): Promise<InputLine> {
    while (this.#coming.length === 0) {
      await new Promise<void>((resolve) => {
        this.#arrived = resolve;
      });
    }
    return this.#coming.shift() as InputLine;
  }

  #hear({ word, rest }: InputLine): void {
    if (word === 'nightjar') this.#greet(rest);
    else if (word === 'game') this.#begin(rest);
    else if (word === 'position') this.#place(rest);
    else if (!['', 'over', 'stop'].includes(word)) this.#info(`"${word}" is unknown`);
  }

  #greet(version: string): void {
    if (Number(version) !== PROTOCOL) this.#info(`this is protocol ${PROTOCOL}`);
    this.#say(`id name nightjar ${this.#spec}`);
    this.#say('ready');
  }

  #begin(rest: string): void {
    this.#game = null;
    const game = gameIn(rest);
    if (!game.ok) return this.#lacks(faultText(game.fault));
    const bot = readBot(this.#spec, game.value);
    if (!bot.ok) return this.#lacks(faultText(bot.fault));
    this.#lacks(null);
    this.#game = game.value;
  }

  #place(rest: string): void {
    const told = parseJson(rest);
    if (!told.ok || !isObject(told.value)) return this.#lacks('position: must be a JSON object');
    this.#position = told.value;
  }

  /** There is nothing to answer by now, and why, where that is a trouble. */
  #lacks(why: string | null): void {
    this.#position = null;
    this.#lack = why ?? 'there is no position to answer';
    if (why !== null) this.#info(why);
  }

  async #go(rest: string): Promise<void> {
    const thinking = this.#thinking(limitsIn(rest, `${this.#asked}`));
    this.#asked += 1;
    if (thinking === null) return;
    const isHurried = (): boolean => this.#coming.some(({ word }) => word === 'stop' || word === 'quit');
    for (let goesOn = true; goesOn && !isHurried(); await setImmediate()) goesOn = thinking.slice();
    this.#say(`answer ${thinking.text()}`);
  }

  #thinking({ ms, looks, seed }: Limits): { slice(): boolean; text(): string } | null {
    const [game, position] = [this.#game, this.#position];
    if (game === null || position === null) return this.#nothing(this.#lack);
    const seat = position['seat'];
    if (typeof seat !== 'number') return this.#nothing('position: seat: must be a number');
    const thought = think(game, { view: position['view'] ?? null, seat, bot: this.#spec, seed });
    if (!thought.ok) return this.#nothing(`position: ${faultText(thought.fault)}`);
    const thinking = thought.value;
    const late = performance.now() + ms;
    let left = looks;
    return {
      slice() {
        const end = Math.min(late, performance.now() + SLICE_MS);
        for (; performance.now() < end && left > 0; left -= 1) if (!thinking.iterate()) return false;
        return left > 0 && performance.now() < late;
      },
      text: () => thinking.text(),
    };
  }

  #nothing(why: string): null {
    this.#info(why);
    return null;
  }

  #info(text: string): void {
    this.#say(`info ${text}`);
  }

  #say(line: string): void {
    this.#terminal.write(`${line}\n`);
  }
}

function split(line: string): InputLine {
  const at = line.search(/\s/);
  return at < 0 ? { word: line, rest: '' } : { word: line.slice(0, at), rest: line.slice(at).trim() };
}

/** The game of a `game` line. A house edition that comes with it can be played from now on. */
function gameIn(text: string): Checked<AnyGame> {
  const told = parseJson(text);
  const { game: name, edition, house } = told.ok && isObject(told.value) ? told.value : {};
  const game = GAMES.find((known) => known.game.name === name)?.game;
  if (game === undefined) return bad('game', `there is ${GAMES.map((known) => known.game.name).join(', ')}`);
  if (house === undefined) return good(game);
  const admitted = game.admit(house);
  if (!admitted.ok) return bad('game: house', faultText(admitted.fault));
  if (edition !== undefined && edition !== admitted.value)
    return bad('game: house', `is ${admitted.value} here, not ${JSON.stringify(edition)}`);
  return good(game);
}

/** `ms 1000 looks 400 seed abc`, in any order; what is not said is no limit, and nothing at all is answered at once. */
function limitsIn(text: string, otherwise: string): Limits {
  const said = (name: string): string | undefined => new RegExp(`(?:^|\\s)${name}\\s+(\\S+)`).exec(text)?.[1];
  const most = (name: string): number => {
    const given = Number(said(name));
    return Number.isNaN(given) ? Number.POSITIVE_INFINITY : given;
  };
  return { ms: most('ms'), looks: most('looks'), seed: said('seed') ?? otherwise };
}
