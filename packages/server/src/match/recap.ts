import { type Eyes, type GameEvent, heardBy, type JsonObject } from '@nightjar/kernel';
import type { Heard, Recap } from '@nightjar/wire';
import type { MatchContext } from './context.ts';
import { eventsSince, type LoggedEvent, loggedEventOf } from './log.ts';
import type { Opened } from './opened.ts';

/** So many events are told at once; whoever wants more asks again from the last one. */
const MOST_EVENTS = 200;

/** An answer's text is known to whoever gave it, and to everybody once the match is over: it may name hidden things. */
function bodyFor(opened: Opened, { kind, seat, body }: LoggedEvent, eyes: Eyes): JsonObject {
  if (kind !== 'answer' || opened.row.status === 'over' || seat === eyes) return body;
  // That it was the only answer, everybody may know.
  return body['forced'] === true ? { forced: true } : {};
}

/** Events of the log as these eyes perceive them. Nothing of the log leaves by another way. */
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
