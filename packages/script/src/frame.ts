import type { Seat } from '@nightjar/kernel';

/** Stands where no card is. */
export const NONE = -1;

export const NOTHING: readonly number[] = [];

/** A rule set off by some event, waiting until its owner lets it come. */
export interface Waiting {
  readonly script: number;
  readonly seat: Seat;
  readonly card: number;
  readonly mark: number;
  readonly it: readonly number[];
}

/** No rule waits. */
const NOBODY: readonly Waiting[] = [];

/** A piece of card text that has begun and not yet ended. A stack of these is the whole continuation. */
export interface Frame {
  /** Place in the library at run time, the name in JSON. */
  readonly script: number;
  step: number;
  /** Who "you" is. */
  readonly seat: Seat;
  /** Which card "this" is, and where it was when the text began: a card that has moved since bears another mark. */
  readonly card: number;
  readonly mark: number;
  /** The last answer, "it" or "them", with their marks. Lists are replaced, never changed, so copies may share them. */
  it: readonly number[];
  marks: readonly number[];
  /** The last answer in words. */
  said: number;
  /** Numbers the text was told to remember. */
  kept: readonly number[];
  /** Seats that this text does not touch, as a bit mask. */
  spared: number;
  /** How many seats of an `each` have had their turn. */
  turn: number;
  /** Rules waiting in this frame. */
  waiting: readonly Waiting[];
}

/** What a new frame is about; the rest begins empty. */
export interface Begun {
  readonly seat: Seat;
  readonly card?: number;
  readonly mark?: number;
  readonly it?: readonly number[];
  readonly spared?: number;
  readonly waiting?: readonly Waiting[];
}

export const frameOf = (script: number, begun: Begun): Frame => ({
  script,
  step: 0,
  seat: begun.seat,
  card: begun.card ?? NONE,
  mark: begun.mark ?? NONE,
  it: begun.it ?? NOTHING,
  marks: NOTHING,
  said: NONE,
  kept: NOTHING,
  spared: begun.spared ?? 0,
  turn: 0,
  waiting: begun.waiting ?? NOBODY,
});

/** A copy that shares nothing that changes. */
export const copyFrame = (frame: Frame): Frame => ({
  script: frame.script,
  step: frame.step,
  seat: frame.seat,
  card: frame.card,
  mark: frame.mark,
  it: frame.it,
  marks: frame.marks,
  said: frame.said,
  kept: frame.kept,
  spared: frame.spared,
  turn: frame.turn,
  waiting: frame.waiting,
});
