import type { Seat } from '@nightjar/kernel';
import type { ChatLine, Facts, Known, Picture, SeatFacts } from '@nightjar/wire';
import { FORM } from '@nightjar/wire/form';
import { botName } from './bot-names.ts';
import type { Scene, SeatCard } from './source.ts';

/** A table of which nothing is known yet. */
export const EMPTY: Scene = {
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
  undo: 0,
  askable: 0,
  proposal: null,
  sheets: [],
  endings: [],
  result: null,
  thinking: null,
  handOver: null,
  isVeiled: false,
  chat: [],
  joinCode: null,
  host: null,
  pace: null,
  daily: null,
};

/** Whether this page can read what the server sends; one of the two is older than the other. */
export const isReadable = ({ form }: Picture): boolean => form === FORM;

/** The lobby's facts, which every picture holds too: who sits where, and how far the match is. */
export function withFacts(scene: Scene, facts: Known & Partial<Pick<Facts, 'me' | 'code'>>): Scene {
  return {
    ...scene,
    status: facts.status,
    eyes: facts.me === undefined ? scene.eyes : (facts.me ?? 'table'),
    seats: seatsIn(facts.seats, scene.seats),
    joinCode: facts.code ?? scene.joinCode,
    host: facts.seats.find(({ person }) => person !== null && person === facts.host)?.seat ?? null,
    pace: facts.pace,
    result: facts.result,
    daily: facts.daily,
  };
}

/** The server's picture for our eyes. While a bot stands in for us nothing is asked of us. */
export function withPicture(before: Scene, sent: Picture): Scene {
  const scene = withFacts(before, sent);
  const { eyes } = scene;
  const { seq, view, decision, answers, undo, proposal, sheets, endings } = sent;
  const asked = decision === null ? undefined : scene.seats[decision.seat];
  const isAway = eyes !== 'table' && scene.seats[eyes]?.bot !== null;
  return {
    ...scene,
    seq,
    view,
    decision,
    answers: isAway ? [] : answers,
    seats: withClocks(scene.seats, sent.clocks),
    undo,
    proposal,
    sheets,
    endings,
    thinking: asked !== undefined && asked.bot !== null ? asked.seat : null,
  };
}

/** Seats as everybody knows them. A seat that was opened while its bot plays on is the bot's. */
function seatsIn(seats: readonly SeatFacts[], before: readonly SeatCard[]): readonly SeatCard[] {
  let bots = 0;
  return seats.map((seat, at): SeatCard => {
    const kind = seat.kind === 'open' && seat.bot !== null ? 'bot' : seat.kind;
    if (kind === 'bot') bots += 1;
    const name = seat.name || (kind === 'bot' ? botName(bots - 1) : '');
    return { ...seat, kind, name, present: true, clock: before[at]?.clock ?? null };
  });
}

/** A clock that runs has a deadline; one that stands has its reserve left. */
const withClocks = (seats: readonly SeatCard[], clocks: Picture['clocks']): readonly SeatCard[] =>
  seats.map((card) => {
    const { deadline = null, reserveMs = null } = clocks.find(({ seat }) => seat === card.seat) ?? {};
    if (deadline !== null) return { ...card, clock: { deadline } };
    return { ...card, clock: reserveMs === null ? null : { deadline, ms: reserveMs } };
  });

/** Who is at the table now: the seats that are named; everybody, before any were. */
export const withPresence = (scene: Scene, here: readonly Seat[] | null): Scene => ({
  ...scene,
  seats: scene.seats.map((card) => {
    const present = here === null || card.kind !== 'person' || here.includes(card.seat);
    return present === card.present ? card : { ...card, present };
  }),
});

/** A line of chat where it belongs: oldest first, as the server tells them, and once. */
export function withLine(scene: Scene, line: ChatLine): Scene {
  if (scene.chat.some(({ id }) => id === line.id)) return scene;
  const before = scene.chat.filter((other) => other.at < line.at || (other.at === line.at && other.id < line.id));
  return { ...scene, chat: [...before, line, ...scene.chat.slice(before.length)] };
}

/** The scene with lines as they were looked up, and those that were heard since these stood there. */
export function withChat(scene: Scene, lines: readonly ChatLine[], before: readonly ChatLine[]): Scene {
  const known = new Set(before.map(({ id }) => id));
  const heard = scene.chat.filter(({ id }) => !known.has(id));
  const { chat } = heard.reduce(withLine, { ...scene, chat: lines });
  return chat.length === scene.chat.length && chat.every(({ id }, at) => id === scene.chat[at]?.id)
    ? scene
    : { ...scene, chat };
}
