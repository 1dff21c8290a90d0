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
}

/**
 * The games of arenas in a file, one line each as soon as it ends. What lies there is not played again, so an arena can be
 * stopped at any moment, go on with more games, and be put together from several files.
 */
export interface Ledger {
  find(bout: Bout): Played | null;
  add(bout: Bout, played: Played): void;
}

/** An arena that keeps nothing. */
export const noLedger: Ledger = { find: () => null, add: () => {} };

/** A file of games that a person named; a new one where there is none. */
export async function openLedger(terminal: Terminal, path: string, arena: Arena): Promise<Ledger> {
  const { game, options, bots } = arena;
  const known = new Map<string, Played>();
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
    if (isPlayed(played)) known.set(canonical(head), played as unknown as Played);
  }
  return {
    find: (bout) => known.get(canonical(headOf(bout))) ?? null,
    add: (bout, played) => {
      const times = played.times.map((all) => all.map((ms) => Math.round(ms * 10) / 10));
      const line = JSON.stringify({ ...headOf(bout), played: { ...played, times } });
      appendFileSync(file, `${line}\n`);
    },
  };
}

const isPlayed = (json: Json | undefined): boolean =>
  isObject(json) && Array.isArray(json['places']) && Array.isArray(json['times']);
