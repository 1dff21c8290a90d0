import type { Seat } from '@nightjar/kernel';
import {
  answer,
  type Begun,
  type Followed,
  type Frame,
  Library,
  type Manner,
  NONE,
  type Question,
  resolve,
  Script,
  Text,
  type Waiting,
  wait,
} from '../index.ts';

/** A table with beads on it: texts say words and ask for beads. A bead is a number; 10 to 19 are of one colour. */
export interface Beads extends Followed {
  readonly stack: Frame[];
  picks: readonly number[];
  /** Which seat said what. */
  readonly said: string[];
  /** How often each bead has been moved. */
  readonly moves: number[];
  /** Whose triggers come first. */
  first: Seat;
  /** Something that texts may count down. */
  left: number;
}

const SEATS = 3;

export const colourOf = (bead: number): number => Math.floor(bead / 10);

export class BeadText extends Text<Beads> {
  label({ among }: Question, option: number): number {
    return among === 'card' ? colourOf(option) : 1 + option;
  }
  labelOf(waiting: Waiting): number {
    return 1 + waiting.script * 100 + (waiting.it[0] ?? 0);
  }
  markOf(bead: number): number {
    return this.state.moves[bead] ?? 0;
  }
  get order(): readonly Seat[] {
    return Array.from({ length: SEATS }, (_, i) => (this.state.first + i) % SEATS);
  }
}

export type Build = (s: BeadScript) => BeadScript;

/** Card text in the few verbs of this table. */
export class BeadScript extends Script<BeadText> {
  /** "You" say a word, and what "it" is. */
  say(word: string): this {
    return this.act((t) => t.state.said.push([t.seat, word, ...t.it].join(' ')));
  }
  countDown(): this {
    return this.act((t) => {
      t.state.left -= 1;
    });
  }
}

/** A text as it comes when it is a trigger. */
export interface TriggerText {
  readonly text: Build;
  readonly manner: Manner<BeadText>;
}

/** A reader at an empty table who knows these texts. */
export function readerOf(texts: { readonly [name: string]: Build | TriggerText }): BeadText {
  const library = new Library<BeadText>();
  for (const [name, told] of Object.entries(texts)) {
    const { text, manner } = typeof told === 'function' ? { text: told, manner: {} } : told;
    library.add(name, text(new BeadScript()).steps, manner);
  }
  const t = new BeadText(library);
  t.state = { stack: [], picks: [], said: [], moves: [], first: 0, left: 3 };
  return t;
}

/** Begins a text and follows it to its first question. */
export function follow(t: BeadText, name: string, begun: Begun = { seat: 0 }): void {
  t.begin(t.library.place(name), begun);
  resolve(t);
}

/** Gives these answers one after the other. */
export function give(t: BeadText, ...answers: readonly number[]): void {
  for (const action of answers) {
    answer(t, action);
    resolve(t);
  }
}

/** A trigger that waits: a text by name, whose it is, and what it is about. */
export const waits = (t: BeadText, name: string, seat: Seat, ...it: readonly number[]): Waiting => ({
  script: t.library.place(name),
  seat,
  card: NONE,
  mark: NONE,
  it,
});

/** Sets triggers off and lets those come that need no choice. */
export function setOff(t: BeadText, ...waiting: readonly Waiting[]): void {
  wait(t, 0, waiting);
  resolve(t);
}
