import { appendFileSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Bout, Played } from '@nightjar/bots';
import { canonical, isObject, type Json, type JsonObject, parseJson } from '@nightjar/kernel';
import { readText } from './file.ts';
import type { Terminal } from './terminal.ts';

/** What an arena plays: games of other ones may lie in the same file. */
interface Arena {
  readonly game: string;
  readonly options: JsonObject;
  readonly bots: readonly string[];
  readonly seed: string;
}

/**
 * The games of arenas in a file, one line each as soon as it ends. What lies there is not played again, so an arena can be
 * stopped at any moment, go on with more games, and be put together from several files.
 */
export interface Ledger {
  /** The games of this arena that lie there, whoever met how often. */
  readonly bouts: readonly Bout[];
  find(bout: Bout): Played | null;
  add(bout: Bout, played: Played): void;
}

/** An arena that keeps nothing. */
export const noLedger: Ledger = { bouts: [], find: () => null, add: () => {} };

/** A file of games that a person named; a new one where there is none. */
export async function openLedger(terminal: Terminal, path: string, arena: Arena): Promise<Ledger> {
  const { game, options, bots } = arena;
  const known = new Map<string, Played>();
  const bouts: Bout[] = [];
  const headOf = ({ seed, seats }: Bout): JsonObject => ({
    game,
    options,
    seed,
    seats: seats.map((bot) => bots[bot] as string),
  });
  const file = resolve(terminal.folder, path);
  const text = existsSync(file) ? await readText(terminal, path) : '';
  // The last line may be half a one, where an arena was stopped.
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  for (const line of text.split('\n')) {
    const parsed = parseJson(line);
    if (!parsed.ok || !isObject(parsed.value)) continue;
    const { played, ...head } = parsed.value;
    const key = canonical(head);
    if (!isPlayed(played) || known.has(key)) continue;
    known.set(key, played as unknown as Played);
    const bout = boutOf(head, arena);
    if (bout !== null && canonical(headOf(bout)) === key) bouts.push(bout);
  }
  return {
    bouts: bouts.toSorted((one, other) => one.nth - other.nth),
    find: (bout) => known.get(canonical(headOf(bout))) ?? null,
    add: (bout, played) => {
      const times = played.times.map((all) => all.map((ms) => Math.round(ms * 10) / 10));
      const line = JSON.stringify({ ...headOf(bout), played: { ...played, times } });
      appendFileSync(file, `${line}\n`);
    },
  };
}

/** Which game of an arena a line is about; null for one of another arena. */
function boutOf({ seed, seats }: JsonObject, arena: Arena): Bout | null {
  if (typeof seed !== 'string' || !seed.startsWith(`${arena.seed}/`) || !Array.isArray(seats)) return null;
  const sitting = seats.map((name) => arena.bots.indexOf(name as string));
  return sitting.includes(-1) ? null : { nth: Number(seed.slice(arena.seed.length + 1)), seed, seats: sitting };
}

const isPlayed = (json: Json | undefined): boolean =>
  isObject(json) && Array.isArray(json['places']) && Array.isArray(json['times']);
