import type { AnyGame, Eyes, JsonObject, Table } from '@nightjar/kernel';
import { pinnedOf } from '../games.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import { Trouble } from '../trouble.ts';

/** A match in memory, as the log stands at `row.seq`. The value is immutable; an action makes the next one. */
export interface Opened {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  /** Null before the start. */
  readonly table: Table | null;
}

/** Who acts on a match: a person, or the server for a seat. */
export type Actor = { readonly person: string } | { readonly seat: number };

/** The seat of an actor; null if there is none. */
export function seatOf({ seats }: Opened, actor: Actor): SeatRow | null {
  const found =
    'seat' in actor ? seats[actor.seat] : seats.find((seat) => seat.kind === 'person' && seat.person === actor.person);
  return found ?? null;
}

/** The seat of the only person, if all other seats are bots; null otherwise. */
export function aloneIn(seats: readonly SeatRow[]): number | null {
  const people = seats.filter(({ kind }) => kind !== 'bot');
  return people.length === 1 && seats.length > 1 ? (people[0]?.seat ?? null) : null;
}

/** The person whose share the match's bots use; empty where the host is gone. */
export const hostOf = ({ host }: Pick<MatchRow, 'host'>): string => host ?? '';

/** A person's eyes on a match; null if the person may not see it. */
export function eyesOf(opened: Opened, person: string | null): Eyes | null {
  const seat = person === null ? null : seatOf(opened, { person });
  if (seat !== null) return seat.seat;
  return opened.row.visibility === 'off' && (person === null || opened.row.host !== person) ? null : 'table';
}

/** The rules that the match began with. Throws where this server does not have them. */
export function gameOf(games: readonly AnyGame[], row: Pick<MatchRow, 'game' | 'rules'>): AnyGame {
  const game = pinnedOf(games, row.game, row.rules);
  if (game !== undefined) return game;
  throw new Trouble(409, 'other-rules', `this server does not have rules ${row.rules} of ${row.game}`);
}

const MOST_READ = 1_000;
const alreadyRead = new Map<string, unknown>();

/** Parses a JSON column that many matches share, once. The value must never be changed. */
export function readOnce(text: string): unknown {
  const before = alreadyRead.get(text);
  if (before !== undefined) return before;
  if (alreadyRead.size >= MOST_READ) alreadyRead.clear();
  const read: unknown = JSON.parse(text);
  alreadyRead.set(text, read);
  return read;
}

export const optionsOf = (row: Pick<MatchRow, 'options'>): JsonObject => readOnce(row.options) as JsonObject;

/** The table of a match that was started. Throws otherwise. */
export function tableOf({ table, row }: Opened): Table {
  if (table === null) throw new Trouble(409, 'not-started', `the match is ${row.status}`);
  return table;
}
