import type { Eyes, GameEvent, Json, JsonObject } from '@nightjar/kernel';
import type { EventKind, EventRow } from '../store/schema.ts';
import type { House } from './house.ts';
import { eventsSince } from './log.ts';
import { gameOf, type Opened } from './opened.ts';

/** One event of the log as some eyes perceive it. */
export interface Perceived {
  readonly seq: number;
  readonly at: number;
  readonly kind: EventKind;
  /** −1 where no seat acted. */
  readonly seat: number;
  /** What the event says in public. */
  readonly body: JsonObject;
  /** What happened in the game. */
  readonly facts: readonly Json[];
}

export interface Recap {
  readonly match: string;
  /** Everything after this `seq` … */
  readonly since: number;
  /** … up to this one is told. */
  readonly seq: number;
  readonly events: readonly Perceived[];
}

/** So many events are told at once; whoever wants more asks again from the last one. */
const MOST_EVENTS = 1_000;

/** An answer's text is known to whoever gave it, and to everybody once the match is over: it may name hidden things. */
function bodyFor(opened: Opened, row: EventRow, eyes: Eyes): JsonObject {
  if (row.kind === 'answer' && opened.row.status !== 'over' && row.seat !== eyes) return {};
  return JSON.parse(row.body) as JsonObject;
}

/** Rows of the log as these eyes perceive them. Nothing of the log leaves by another way. */
export function perceived(house: House, opened: Opened, rows: readonly EventRow[], eyes: Eyes): Perceived[] {
  const game = gameOf(house.games, opened.row);
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    kind: row.kind,
    seat: row.seat,
    body: bodyFor(opened, row, eyes),
    facts: (JSON.parse(row.facts) as GameEvent[])
      .map((fact) => game.viewEvent(fact, eyes))
      .filter((fact) => fact !== null),
  }));
}

/** The log after a `seq` as these eyes perceive it. */
export async function recapSince(house: House, opened: Opened, eyes: Eyes, since: number): Promise<Recap> {
  const { id } = opened.row;
  const rows = await eventsSince(house.store, id, since, MOST_EVENTS);
  const events = perceived(house, opened, rows, eyes);
  return { match: id, since, seq: rows.at(-1)?.seq ?? Math.max(since, 0), events };
}

/** What happened since this seat acted last. */
export async function recapSinceMyTurn(house: House, opened: Opened, seat: number): Promise<Recap> {
  const last = await house.store.db
    .selectFrom('events')
    .select('seq')
    .where('match', '=', opened.row.id)
    .where('seat', '=', seat)
    .where('kind', 'in', ['answer', 'undo', 'return', 'join'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return recapSince(house, opened, seat, last?.seq ?? 0);
}
