import { setImmediate } from 'node:timers/promises';
import { type Bot, best, readBot, seated, type Thinking } from '@nightjar/bots';
import { type AnyGame, faultText, isObject, type JsonObject, parseJson, rngFrom } from '@nightjar/kernel';
import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import { PROTOCOL } from '../outside.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';

/** How long a thought goes on before the next line is listened for, in milliseconds. */
const SLICE_MS = 10;

/** `engine`: our bots by the line protocol of docs/engine.md, for whoever speaks it. */
export function addEngine(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('engine')
    .description(say('engine'))
    .option('-b, --bot <name>', say('engine.bot'), 'master')
    .action(({ bot }: { readonly bot: string }) => new Engine(terminal, bot).serve());
}

interface Limits {
  readonly ms: number;
  readonly looks: number;
  readonly seed: string;
}

/** One conversation. What cannot be understood is told after `info`, and changes nothing. */
class Engine {
  readonly #terminal: Terminal;
  readonly #spec: string;
  #game: AnyGame | null = null;
  #bot: Bot | null = null;
  #position: JsonObject | null = null;
  #asked = 0;

  constructor(terminal: Terminal, spec: string) {
    this.#terminal = terminal;
    this.#spec = spec;
  }

  async serve(): Promise<void> {
    let line = await this.#terminal.ask('');
    while (line !== null) {
      const [word, rest] = split(line.trim());
      if (word === 'quit') return;
      line = word === 'go' ? await this.#go(rest) : (this.#hear(word, rest) ?? (await this.#terminal.ask('')));
    }
  }

  #hear(word: string, rest: string): null {
    if (word === 'nightjar') this.#greet(rest);
    else if (word === 'game') this.#begin(rest);
    else if (word === 'position') this.#place(rest);
    else if (!['', 'over', 'stop'].includes(word)) this.#info(`"${word}" is unknown`);
    return null;
  }

  #greet(version: string): void {
    if (Number(version) !== PROTOCOL) this.#info(`this is protocol ${PROTOCOL}`);
    this.#say(`id name nightjar ${this.#spec}`);
    this.#say('ready');
  }

  #begin(rest: string): void {
    const told = parseJson(rest);
    const name = told.ok && isObject(told.value) ? told.value['game'] : null;
    const game = GAMES.find((known) => known.game.name === name)?.game ?? null;
    this.#game = game;
    this.#position = null;
    if (game === null) return this.#info(`game: there is ${GAMES.map((known) => known.game.name).join(', ')}`);
    const bot = readBot(this.#spec, game);
    this.#bot = bot.ok ? bot.value : null;
    if (!bot.ok) this.#info(faultText(bot.fault));
  }

  #place(rest: string): void {
    const told = parseJson(rest);
    this.#position = told.ok && isObject(told.value) ? told.value : null;
    if (this.#position === null) this.#info('position: must be a JSON object');
  }

  /** Thinks and answers; the line that came meanwhile, which is to be heard next. */
  async #go(rest: string): Promise<string | null> {
    const thinking = this.#thinking(limitsIn(rest, `${this.#asked}`));
    this.#asked += 1;
    const coming = this.#terminal.ask('');
    if (thinking === null) return coming;
    let heard: string | null = null;
    void coming.then((line) => (heard = line));
    const isHurried = (): boolean => heard !== null && /^\s*(stop|quit)\b/.test(heard);
    for (let goesOn = true; goesOn && !isHurried(); await setImmediate()) goesOn = thinking.slice();
    this.#say(`answer ${thinking.text()}`);
    return coming;
  }

  #thinking({ ms, looks, seed }: Limits): { slice(): boolean; text(): string } | null {
    const [game, bot, position] = [this.#game, this.#bot, this.#position];
    if (game === null || bot === null || position === null) return this.#nothing('there is no position to answer');
    const seat = position['seat'];
    if (typeof seat !== 'number') return this.#nothing('position: seat: must be a number');
    const state = game.imagine(position['view'] ?? null, seat, rngFrom(`imagined ${seed}`));
    if (!state.ok) return this.#nothing(`position: ${faultText(state.fault)}`);
    if (game.pending(state.value)?.seat !== seat) return this.#nothing('position: this seat is not asked');
    const thinking: Thinking = seated(bot).begin(game, state.value, seat, seed);
    const late = performance.now() + ms;
    let left = looks;
    return {
      slice() {
        const end = Math.min(late, performance.now() + SLICE_MS);
        for (; performance.now() < end && left > 0; left -= 1) if (!thinking.look()) return false;
        return left > 0 && performance.now() < late;
      },
      text: () => game.write(state.value, best(thinking)),
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

/** The first word of a line, and the rest. */
function split(line: string): [string, string] {
  const at = line.search(/\s/);
  return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at).trim()];
}

/** `ms 1000 looks 400 seed abc`, in any order; what is not said is no limit. */
function limitsIn(text: string, otherwise: string): Limits {
  const said = (name: string): string | undefined => new RegExp(`(?:^|\\s)${name}\\s+(\\S+)`).exec(text)?.[1];
  const most = (name: string): number => {
    const given = Number(said(name) ?? Number.POSITIVE_INFINITY);
    return given > 0 ? given : Number.POSITIVE_INFINITY;
  };
  return { ms: most('ms'), looks: most('looks'), seed: said('seed') ?? otherwise };
}
