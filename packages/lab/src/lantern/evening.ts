import {
  copyRng,
  type Decision,
  type GameEvent,
  type Json,
  type JsonObject,
  type Rng,
  rngWith,
  type Seat,
} from '@nightjar/kernel';
import { type Kind, nameOf, noCards, type Pile, put, sizeOf } from './kind.ts';
import { lampsWith } from './lamps.ts';
import type { LanternOptions } from './options.ts';

export const SCRIPTS = ['omen', 'turn', 'echo', 'sift', 'gust', 'hit'] as const;
export type ScriptName = (typeof SCRIPTS)[number];

/** A piece of card text that has begun and not yet ended. A stack of these is the whole continuation. */
export interface Frame {
  readonly script: ScriptName;
  step: number;
  /** Who "you" is. */
  readonly seat: Seat;
  /** Which card "this" is; −1 where no card speaks. */
  readonly card: Kind;
  /** The answers so far: "it", "them". */
  it: Kind[];
}

/** An evening of Lantern. Sides are the seats in turn order and, for one alone, the Moth. */
export interface Evening {
  readonly options: LanternOptions;
  round: number;
  /** Top card last. */
  deck: Kind[];
  hands: Pile[];
  /** Per side. */
  rows: Pile[];
  /** −1 until laid. */
  omens: Kind[];
  /** How many Glass in each hand everyone has seen. */
  shown: number[];
  discard: Pile;
  inPlay: Pile;
  stack: Frame[];
  reveals: number;
  rng: Rng;
}

export type LanternEvent = GameEvent;

export const frameOf = (script: ScriptName, seat: Seat, card: Kind = -1): Frame => ({
  script,
  step: 0,
  seat,
  card,
  it: [],
});
export const handOf = (evening: Evening, seat: Seat): Pile => evening.hands[seat] as Pile;
export const rowOf = (evening: Evening, side: number): Pile => evening.rows[side] as Pile;
export const isMoth = (evening: Evening, side: number): boolean => side === evening.options.players;
export const isOver = (evening: Evening): boolean => evening.stack.length === 0;

const QUESTIONS = ['omen', 'turn', 'echo.pick', 'sift.discard', 'glass.show', 'gust.discard'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What the innermost frame asks. Between answers it always asks something. */
export function questionOf(frame: Frame): Question {
  if (frame.script === 'echo') return 'echo.pick';
  if (frame.script === 'sift') return 'sift.discard';
  if (frame.script === 'hit') return frame.step === 0 ? 'glass.show' : 'gust.discard';
  return frame.script === 'omen' ? 'omen' : 'turn';
}

const RULES: Record<Question, string> = {
  omen: 'LAN-2.2',
  turn: 'LAN-3.1',
  'echo.pick': 'LAN-4.1',
  'sift.discard': 'LAN-4.3',
  'glass.show': 'LAN-4.4',
  'gust.discard': 'LAN-4.5',
};

export function asked(evening: Evening): Decision | null {
  const frame = evening.stack.at(-1);
  if (frame === undefined) return null;
  const question = questionOf(frame);
  const { seat } = frame;
  const rule = RULES[question];
  const made = question === 'sift.discard' ? frame.it.length : 0;
  const min = question === 'sift.discard' || question === 'echo.pick' ? 0 : 1;
  const max = question === 'sift.discard' ? made + sizeOf(handOf(evening, seat)) : 1;
  // Every answer takes a card of the hand, or shows one: what there is to answer is known to its seat alone.
  return { seat, question, made, min, max, rule, secret: true };
}

const copyFrame = (frame: Frame): Frame => ({ ...frame, it: frame.it.slice() });

export function copy(evening: Evening): Evening {
  return {
    options: evening.options,
    round: evening.round,
    deck: evening.deck.slice(),
    hands: evening.hands.map((pile) => pile.slice()),
    rows: evening.rows.map((pile) => pile.slice()),
    omens: evening.omens.slice(),
    shown: evening.shown.slice(),
    discard: evening.discard.slice(),
    inPlay: evening.inPlay.slice(),
    stack: evening.stack.map(copyFrame),
    reveals: evening.reveals,
    rng: copyRng(evening.rng),
  };
}

export function toJson(evening: Evening): Json {
  const { rng, options, stack, ...rest } = copy(evening);
  return {
    ...rest,
    options: { players: options.players, rounds: options.rounds, edition: options.edition },
    stack: stack.map((frame): JsonObject => ({ ...frame })),
    rng: { key: rng.key, drawn: rng.drawn },
  };
}

export function fromJson(json: Json): Evening {
  const kept = json as unknown as Evening;
  return copy({ ...kept, rng: rngWith(kept.rng.key.slice(), kept.rng.drawn) });
}

/** Every card of the edition is in one place. */
export function audit(evening: Evening): string | null {
  const counts = noCards();
  for (const pile of [...evening.hands, ...evening.rows, evening.discard, evening.inPlay]) {
    for (const [kind, count] of pile.entries()) {
      if (count < 0) return `${count} ${nameOf(kind)} in a pile`;
      put(counts, kind, count);
    }
  }
  for (const kind of [...evening.deck, ...evening.omens.filter((omen) => omen >= 0)]) put(counts, kind);
  const wanted = lampsWith(evening.options.edition)?.counts ?? [];
  const kind = counts.findIndex((count, i) => count !== wanted[i]);
  return kind < 0 ? null : `${counts[kind]} ${nameOf(kind)} instead of ${wanted[kind]}`;
}
