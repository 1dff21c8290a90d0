import { type Eyes, type GameEvent, heardBy, type JsonObject } from '@nightjar/kernel';
import type { Heard, Recap } from '@nightjar/wire';
import type { EventRow } from '../store/schema.ts';
import type { MatchContext } from './context.ts';
import { eventsSince } from './log.ts';
import type { Opened } from './opened.ts';

/** So many events are told at once; whoever wants more asks again from the last one. */
const MOST_EVENTS = 1_000;

/** An answer's text is known to whoever gave it, and to everybody once the match is over: it may name hidden things. */
function bodyFor(opened: Opened, row: EventRow, eyes: Eyes): JsonObject {
  const body = JSON.parse(row.body) as JsonObject;
  if (row.kind !== 'answer' || opened.row.status === 'over' || row.seat === eyes) return body;
  // That it was the only answer, everybody may know.
  return body['forced'] === true ? { forced: true } : {};
}

/** Rows of the log as these eyes perceive them. Nothing of the log leaves by another way. */
export function heardIn(opened: Opened, rows: readonly EventRow[], eyes: Eyes): Heard[] {
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    kind: row.kind,
    seat: row.seat,
    body: bodyFor(opened, row, eyes),
    facts: factsFor(opened, row, eyes),
  }));
}

function factsFor({ table }: Opened, row: EventRow, eyes: Eyes): GameEvent[] {
  const facts = JSON.parse(row.facts) as GameEvent[];
  return table === null || facts.length === 0 ? [] : [...heardBy(table.game, facts, eyes)];
}

/** The log after a `seq` as these eyes perceive it. */
export async function recapSince(context: MatchContext, opened: Opened, eyes: Eyes, since: number): Promise<Recap> {
  const { id } = opened.row;
  const rows = await eventsSince(context.store, id, since, MOST_EVENTS);
  const events = heardIn(opened, rows, eyes);
  return { match: id, since, seq: rows.at(-1)?.seq ?? Math.max(since, 0), events };
}

/** What happened since this seat acted last. */
export async function recapSinceMyTurn(context: MatchContext, opened: Opened, seat: number): Promise<Recap> {
  const last = await context.store.db
    .selectFrom('events')
    .select('seq')
    .where('match', '=', opened.row.id)
    .where('seat', '=', seat)
    .where('kind', 'in', ['answer', 'undo', 'return', 'join'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return recapSince(context, opened, seat, last?.seq ?? 0);
}
