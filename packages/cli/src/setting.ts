import { type Bot, GRADES, type Grade, readBot } from '@nightjar/bots';
import {
  type AnyGame,
  type Choice,
  faultText,
  type Json,
  type JsonObject,
  type Mode,
  type Setting,
} from '@nightjar/kernel';
import type { Command } from 'commander';
import { readJson } from './file.ts';
import { isOutside } from './outside.ts';
import type { Spoken } from './spoken.ts';
import type { Terminal } from './terminal.ts';
import { failed, misused } from './trouble.ts';

/** What the command line says about how a game is set up. */
export interface SettingFlags {
  readonly players?: string;
  readonly mode?: string;
  readonly option?: readonly string[];
  readonly edition?: string;
}

/** A way to play, checked by the game. */
export interface Arrangement {
  readonly players: number;
  readonly mode: Mode;
  readonly options: JsonObject;
}

/** The flags every command shares that sets a game up. */
export const withSetting = (command: Command, say: Spoken['say']): Command =>
  command
    .option('-p, --players <n>', say('flag.players'))
    .option('-m, --mode <mode>', say('flag.mode'))
    .option('-o, --option <name=value>', say('flag.option'), gather, [])
    .option('--edition <file>', say('flag.edition'));

const gather = (text: string, before: readonly string[]): string[] => [...before, text];

/** Reads the setting; whatever is wrong with it is a wrong use of the command line. */
export async function readSetting(terminal: Terminal, game: AnyGame, flags: SettingFlags): Promise<Arrangement> {
  const mode = modeOf(game, flags.mode);
  const players = playersOf(mode, flags.players);
  const raw: { [key: string]: Json } = { ...mode.options, players };
  if (flags.edition !== undefined) raw['edition'] = await admitted(terminal, game, flags.edition);
  for (const text of flags.option ?? []) {
    const at = text.indexOf('=');
    if (at < 1) misused('noValue', { option: text });
    const id = text.slice(0, at);
    raw[id] = optionOf(game, id, text.slice(at + 1));
  }
  const options = game.options(raw);
  if (!options.ok) misused('option', { fault: faultText(options.fault) });
  return { players, mode, options: options.value as JsonObject };
}

export function modeOf(game: AnyGame, id: string | undefined): Mode {
  const mode = id === undefined ? game.modes[0] : game.modes.find((known) => known.id === id);
  return mode ?? misused('unknownMode', { mode: id ?? '', modes: game.modes.map((known) => known.id).join(', ') });
}

function playersOf(mode: Mode, text: string | undefined): number {
  if (text === undefined) return mode.seats.includes(2) ? 2 : (mode.seats[0] as number);
  const players = wholeNumber('players', text, 1, 9);
  if (!mode.seats.includes(players)) misused('seats', { mode: mode.id, seats: mode.seats.join(', '), players });
  return players;
}

function optionOf(game: AnyGame, id: string, text: string): Json {
  const choice = game.choices.find((known) => known.id === id);
  if (choice === undefined) {
    return misused('unknownChoice', { option: id, options: game.choices.map((other) => other.id).join(', ') });
  }
  return valueOf(choice, text);
}

/** What a text sets an option to. Whether it may, the game says. */
function valueOf(choice: Choice, text: string): Json {
  if (choice.kind === 'number') return wholeNumber(`option ${choice.id}`, text, choice.min, choice.max);
  if (choice.kind === 'text') return text;
  if (choice.kind === 'list') return text === '' ? [] : text.split(',').map((part) => part.trim());
  const value = choice.values.find((known) => settingName(known) === text);
  return value ?? (text === settingName(null) && choice.values.includes(null) ? null : unknownValue(choice));
}

const unknownValue = (choice: Choice): never =>
  misused('wrongValue', { option: choice.id, values: choiceText(choice) });

/** What nothing is called at the command line. */
export const settingName = (setting: Setting): string => String(setting ?? 'none');

/** What may stand after the `=` of an option. */
export function choiceText(choice: Choice): string {
  if (choice.kind === 'one') return choice.values.map(settingName).join(', ');
  if (choice.kind === 'number') return `${choice.min}–${choice.max}`;
  return choice.kind === 'text' ? '<text>' : '<id>,<id>, …';
}

/** Makes a house edition usable; its name. One that was released may be given by its name alone. */
export async function admitted(terminal: Terminal, game: AnyGame, given: string): Promise<string> {
  const hash = game.admit(/^[0-9a-f]{64}$/.test(given) ? given : await readJson(terminal, given));
  return hash.ok ? hash.value : failed('file', { file: given, fault: faultText(hash.fault) });
}

/** A whole number from the command line. */
export function wholeNumber(what: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) misused('wholeNumber', { what, min, max, given: text });
  return value;
}

/** The bot that plays against people unless the command line names another. */
export const USUAL_BOT: Grade = 'strong';

/** The grades, as a help lists them. */
export const grades = GRADES.join(', ');

/** What the command line says about bots. */
export interface BotFlags {
  readonly bots?: readonly string[];
  readonly bot?: readonly string[];
}

/** The two flags by which every command hears of several bots: a list with commas, and one at a time. */
export const withBots = (command: Command, list: string, one: string): Command =>
  command.option('-b, --bots <names>', list, gatherNames, []).option('--bot <name>', one, gatherNames, []);

/** The command of a program outside may hold commas. */
const gatherNames = (text: string, before: readonly string[]): string[] =>
  isOutside(text) ? [...before, text] : [...before, ...text.split(',').map((name) => name.trim())];

/** All bots that are named; the usual one where none is. */
export function namesIn({ bots = [], bot = [] }: BotFlags, usual: string): readonly string[] {
  const names = [...bots, ...bot];
  return names.length === 0 ? [usual] : names;
}

/** Bots by name; the last one takes all seats that are left. */
export function botsFor(game: AnyGame, names: readonly string[], seats: number): Bot[] {
  const named = botsNamed(game, names);
  if (named.length > seats && seats > 0) misused('manyBots', { bots: named.length, seats });
  return Array.from({ length: seats }, (_, i) => named[Math.min(i, named.length - 1)] as Bot);
}

export const botsNamed = (game: AnyGame, names: readonly string[]): Bot[] =>
  names.map((name) => {
    const bot = readBot(name, game);
    return bot.ok ? bot.value : misused('fault', { fault: faultText(bot.fault) });
  });
