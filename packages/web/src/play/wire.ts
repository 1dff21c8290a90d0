import { isObject, type Json, type JsonObject, type ScoreSheet } from '@nightjar/kernel';
import { textOf } from './api.ts';
import type { Asked, ChatLine, Fact, Picture, SeatCard } from './source.ts';

/** A table of which nothing is known yet. */
export const EMPTY: Picture = {
  status: 'opening',
  link: 'live',
  seq: 0,
  eyes: 'table',
  view: null,
  decision: null,
  answers: [],
  fresh: [],
  log: [],
  seats: [],
  undoable: 0,
  sheets: [],
  result: null,
  thinking: null,
  handOver: null,
  chat: [],
  joinCode: null,
  isHost: false,
};

const listIn = (json: Json | undefined): readonly JsonObject[] =>
  Array.isArray(json) ? (json as readonly Json[]).filter((item) => isObject(item)) : [];

/** The lobby's facts, which every picture holds too: who sits where, and how far the match is. */
export function withFacts(picture: Picture, facts: JsonObject): Picture {
  const me = 'me' in facts ? facts['me'] : undefined;
  const eyes = typeof me === 'number' ? me : me === null ? 'table' : picture.eyes;
  const host = facts['host'];
  const sitter = listIn(facts['seats']).find(({ seat }) => seat === eyes);
  return {
    ...picture,
    status: facts['status'] as Picture['status'],
    eyes,
    seats: seatsIn(facts['seats'], picture.seats),
    joinCode: textOf(facts['code']) || picture.joinCode,
    isHost: sitter === undefined ? picture.isHost : sitter['person'] === host,
    result: isObject(facts['result']) ? (facts['result'] as unknown as Picture['result']) : null,
  };
}

/** The server's picture for our eyes. */
export function withPicture(before: Picture, body: JsonObject, now: number): Picture {
  const picture = withFacts(before, body);
  const decision = isObject(body['decision']) ? (body['decision'] as unknown as Asked) : null;
  return {
    ...picture,
    seq: Number(body['seq'] ?? before.seq),
    view: body['view'] ?? null,
    decision,
    answers: Array.isArray(body['answers']) ? (body['answers'] as string[]) : [],
    seats: withClocks(picture.seats, body['clocks'], now),
    undoable: Number(body['undo'] ?? 0),
    sheets: (body['sheets'] ?? []) as unknown as readonly ScoreSheet[],
    thinking: decision !== null && picture.seats[decision.seat]?.kind === 'bot' ? decision.seat : null,
  };
}

/** Seats as everybody knows them. Whoever a bot stands in for is away. */
const seatsIn = (json: Json | undefined, before: readonly SeatCard[]): readonly SeatCard[] =>
  listIn(json).map((seat, at) => ({
    seat: at,
    kind: seat['bot'] === null ? (seat['kind'] as SeatCard['kind']) : 'bot',
    name: textOf(seat['name']),
    bot: textOf(seat['bot']) || null,
    present: seat['isAway'] !== true && (before[at]?.present ?? true),
    ready: seat['isReady'] === true,
    clockMs: before[at]?.clockMs ?? null,
  }));

/** Time left: to the deadline while a clock runs, the reserve while it stands. */
const withClocks = (seats: readonly SeatCard[], clocks: Json | undefined, now: number): readonly SeatCard[] =>
  seats.map((card) => {
    const clock = listIn(clocks).find(({ seat }) => seat === card.seat);
    const { deadline = null, reserveMs = null } = clock ?? {};
    const left = typeof deadline === 'number' ? Math.max(0, deadline - now) : reserveMs;
    return { ...card, clockMs: typeof left === 'number' ? left : null };
  });

/** Who is at the table now: the seats that are named. */
export const withPresence = (picture: Picture, { seats }: JsonObject): Picture => {
  const here = Array.isArray(seats) ? (seats as readonly Json[]) : [];
  return {
    ...picture,
    seats: picture.seats.map((card) => ({ ...card, present: card.kind !== 'person' || here.includes(card.seat) })),
  };
};

export const chatIn = (json: Json | undefined): ChatLine[] =>
  listIn(json).map((line) => ({
    id: textOf(line['id']),
    name: textOf(line['name']),
    text: textOf(line['text']),
    at: Number(line['at'] ?? 0),
  }));

/** The log as it stands: what was taken back is not in it any more. */
export interface Told {
  /** Everything up to this event of the server's log is in it. */
  readonly seq: number;
  readonly facts: readonly Fact[];
}

/** The log with what came after it. Facts stand under the event that caused them. */
export function retold(before: Told, events: Json | undefined): Told {
  let { seq, facts } = before;
  for (const event of listIn(events)) {
    const at = Number(event['seq']);
    if (at <= seq) continue;
    seq = at;
    const body = isObject(event['body']) ? event['body'] : {};
    if (event['kind'] === 'undo') facts = without(facts, 1);
    if (event['kind'] === 'consent') facts = without(facts, Number(body['count'] ?? 0));
    facts = [...facts, ...listIn(event['facts']).map((fact) => ({ answer: at, event: fact }))];
  }
  return { seq, facts };
}

/** Facts without those of the last so many answers. */
function without(facts: readonly Fact[], answers: number): readonly Fact[] {
  const last = [...new Set(facts.map(({ answer }) => answer))].slice(-answers);
  return answers === 0 ? facts : facts.filter(({ answer }) => !last.includes(answer));
}
