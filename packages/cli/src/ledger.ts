import { appendFileSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ArenaGame, type Played, rungIn } from '@nightjar/bots';
import {
  type AnyGame,
  canonical,
  isObject,
  type Json,
  type JsonObject,
  MOST_ANSWERS,
  parseJson,
  sha256Hex,
} from '@nightjar/kernel';
import type { ArenaTask } from './crew.ts';
import { readText } from './file.ts';
import { isOutside } from './outside.ts';
import { taughtIn } from './taught.ts';
import type { Terminal } from './terminal.ts';

/** What an arena plays: games of other ones may lie in the same file. */
interface Arena extends Pick<ArenaTask, 'options' | 'bots' | 'nets' | 'limitMs' | 'most'> {
  readonly game: AnyGame;
  readonly seed: string;
}

/**
 * The games of arenas in a file, one line each as soon as it ends. What lies there is not played again, so an arena can be
 * stopped at any moment, go on with more games, and be put together from several files.
 */
export interface Ledger {
  /** The games of this arena in the ledger, however often two bots met. */
  readonly games: readonly ArenaGame[];
  /** How many lines are about something else: other bots, other rules, another seed, or half a game. */
  readonly strangers: number;
  find(arenaGame: ArenaGame): Played | null;
  add(arenaGame: ArenaGame, played: Played): void;
}

/** An arena that keeps nothing. */
export const noLedger: Ledger = { games: [], strangers: 0, find: () => null, add: () => {} };

/** A file of games that a person named; a new one where there is none. */
export async function openLedger(terminal: Terminal, path: string, arena: Arena): Promise<Ledger> {
  const { game, options, bots, most } = arena;
  const sitters = bots.map((name) => sitterOf(arena, name));
  const known = new Map<string, Played>();
  const games: ArenaGame[] = [];
  const headOf = ({ seed, seats }: ArenaGame): JsonObject => ({
    game: game.name,
    rules: game.rules,
    options,
    ...(most === MOST_ANSWERS ? {} : { most }),
    seed,
    seats: seats.map((bot) => sitters[bot] as JsonObject),
  });
  const file = resolve(terminal.folder, path);
  const text = existsSync(file) ? await readText(terminal, path) : '';
  // The last line may be half a one, where an arena was stopped.
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  let strangers = 0;
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const parsed = parseJson(line);
    const { played = null, ...head } = parsed.ok && isObject(parsed.value) ? parsed.value : {};
    const key = canonical(head);
    const arenaGame = isPlayed(played) ? arenaGameOf(head, arena.seed, sitters) : null;
    if (arenaGame === null || canonical(headOf(arenaGame)) !== key) {
      strangers += 1;
    } else if (!known.has(key)) {
      // Ledgers from before games were truncated do not say that a game was not.
      known.set(key, { truncated: false, ...(played as object) } as Played);
      games.push(arenaGame);
    }
  }
  return {
    games: games.toSorted((one, other) => one.nth - other.nth),
    strangers,
    find: (arenaGame) => known.get(canonical(headOf(arenaGame))) ?? null,
    add: (arenaGame, played) => {
      const times = played.times.map((all) => all.map((ms) => Math.round(ms * 10) / 10));
      const line = JSON.stringify({ ...headOf(arenaGame), played: { ...played, times } });
      appendFileSync(file, `${line}\n`);
    },
  };
}

/** Somebody at an arena, with all that decides how they play: a name alone may stand for another bot tomorrow. */
function sitterOf({ game, nets, limitMs }: Arena, name: string): JsonObject {
  if (isOutside(name)) return { bot: name, limitMs };
  const { bot, file } = taughtIn(name);
  const plays = rungIn(bot, game);
  const net = file === null ? game.net : nets.find((known) => known.file === file)?.net;
  const learnt = net !== undefined && plays.startsWith('mind') ? { net: sha256Hex(canonical(net)) } : {};
  return { bot: name, ...(plays === bot ? {} : { plays }), ...learnt };
}

/** Which game of an arena with this seed a line is about; null for one of another arena. */
function arenaGameOf({ seed, seats }: JsonObject, begins: string, sitters: readonly JsonObject[]): ArenaGame | null {
  if (typeof seed !== 'string' || !seed.startsWith(`${begins}/`) || !Array.isArray(seats)) return null;
  const names = sitters.map(canonical);
  const sitting = seats.map((sitter: Json) => names.indexOf(canonical(sitter)));
  return sitting.includes(-1) ? null : { nth: Number(seed.slice(begins.length + 1)), seed, seats: sitting };
}

const isPlayed = (json: Json): boolean =>
  isObject(json) && Array.isArray(json['places']) && Array.isArray(json['times']);
