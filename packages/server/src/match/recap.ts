import { type Eyes, type GameEvent, heardBy, type JsonObject } from '@nightjar/kernel';
import type { Heard, Recap } from '@nightjar/wire';
import type { MatchContext } from './context.ts';
import { eventsSince, type LoggedEvent, loggedEventOf } from './log.ts';
import type { Opened } from './opened.ts';

/** A recap has at most this many events. The client asks for more from the last one. */
const MOST_EVENTS = 200;

/** Only the seat knows the text of its answer, which may name hidden things. After the end everybody does. */
function bodyFor(opened: Opened, { kind, seat, body }: LoggedEvent, eyes: Eyes): JsonObject {
  if (kind !== 'answer' || opened.row.status === 'over' || seat === eyes) return body;
  // Everybody may know that an answer was forced.
  return body['forced'] === true ? { forced: true } : {};
}

/** Events of the log as these eyes perceive them. No other code shows the log. */
export function heardIn(opened: Opened, events: readonly LoggedEvent[], eyes: Eyes): Heard[] {
  return events.map((event) => ({
    seq: event.seq,
    at: event.at,
    kind: event.kind,
    seat: event.seat,
    body: bodyFor(opened, event, eyes),
    facts: factsFor(opened, event, eyes),
  }));
}

function factsFor({ table }: Opened, { facts }: LoggedEvent, eyes: Eyes): GameEvent[] {
  return table === null || facts.length === 0 ? [] : [...heardBy(table.game, facts, eyes)];
}

/** The log after a `seq` as these eyes perceive it. */
export async function recapSince(context: MatchContext, opened: Opened, eyes: Eyes, since: number): Promise<Recap> {
  const { id } = opened.row;
  const rows = await eventsSince(context.store, id, since, MOST_EVENTS);
  const events = heardIn(opened, rows.map(loggedEventOf), eyes);
  return { match: id, since, seq: rows.at(-1)?.seq ?? Math.max(since, 0), events };
}

/** The events since this seat acted last. */
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
