import { isObject, type Json, type JsonObject, type ScoreSheet } from '@nightjar/kernel';
import { textOf } from './api.ts';
import { botName } from './bot-names.ts';
import type { Asked, ChatLine, Picture, Proposal, SeatCard } from './source.ts';

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
  askable: 0,
  proposal: null,
  sheets: [],
  result: null,
  thinking: null,
  handOver: null,
  chat: [],
  joinCode: null,
  isHost: false,
};

export const listIn = (json: Json | undefined): readonly JsonObject[] =>
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

/** The server's picture for our eyes. While a bot stands in for us nothing is asked of us. */
export function withPicture(before: Picture, body: JsonObject, now: number): Picture {
  const picture = withFacts(before, body);
  const { eyes } = picture;
  const decision = isObject(body['decision']) ? (body['decision'] as unknown as Asked) : null;
  const asked = decision === null ? undefined : picture.seats[decision.seat];
  const isAway = eyes !== 'table' && picture.seats[eyes]?.bot !== null;
  return {
    ...picture,
    seq: Number(body['seq'] ?? before.seq),
    view: body['view'] ?? null,
    decision,
    answers: !isAway && Array.isArray(body['answers']) ? (body['answers'] as string[]) : [],
    seats: withClocks(picture.seats, body['clocks'], now),
    undoable: Number(body['undo'] ?? 0),
    proposal: isObject(body['proposal']) ? (body['proposal'] as unknown as Proposal) : null,
    sheets: (body['sheets'] ?? []) as unknown as readonly ScoreSheet[],
    thinking: asked !== undefined && asked.bot !== null ? asked.seat : null,
  };
}

/** Seats as everybody knows them. A seat that was opened while its bot plays on is the bot's. */
function seatsIn(json: Json | undefined, before: readonly SeatCard[]): readonly SeatCard[] {
  let bots = 0;
  return listIn(json).map((seat, at): SeatCard => {
    const bot = textOf(seat['bot']) || null;
    const kind = seat['kind'] === 'open' && bot !== null ? 'bot' : (seat['kind'] as SeatCard['kind']);
    if (kind === 'bot') bots += 1;
    return {
      seat: at,
      kind,
      name: textOf(seat['name']) || (kind === 'bot' ? botName(bots - 1) : ''),
      bot,
      present: before[at]?.present ?? true,
      ready: seat['isReady'] === true,
      person: textOf(seat['person']) || null,
      isAway: seat['isAway'] === true,
      hasResigned: seat['hasResigned'] === true,
      clockMs: before[at]?.clockMs ?? null,
    };
  });
}

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
    person: textOf(line['person']),
    name: textOf(line['name']),
    text: textOf(line['text']),
    at: Number(line['at'] ?? 0),
  }));
