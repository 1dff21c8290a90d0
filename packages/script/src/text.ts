import { type Seat, wholes } from '@nightjar/kernel';
import { type Begun, type Frame, frameOf, NOTHING, type Waiting } from './frame.ts';
import { type Library, TRIGGERS } from './library.ts';
import type { Open, Question } from './question.ts';

/** What a state needs to have so that texts can be followed in it. */
export interface Followed {
  readonly stack: Frame[];
  /** Picks made so far of the open question. */
  picks: readonly number[];
}

const NOWHERE: Frame = frameOf(0, { seat: 0 });

/**
 * What a text looks through: the state, and the frame it is in. One per game, used again and again; a game adds its
 * own looks in a subclass.
 */
export abstract class Text<S extends Followed> {
  state!: S;
  frame: Frame = NOWHERE;
  readonly library: Library<never>;
  /** The question the last text has come to: it need not be put together again before the answer. */
  asked: { readonly frame: Frame; readonly open: Open } | null = null;

  constructor(library: Library<never>) {
    this.library = library;
  }

  /** Looks at a state from now on. Writing to an object that lives this long is slow, so it is written only for another state. */
  lookAt(state: S): void {
    if (this.state !== state) this.state = state;
  }
  /** The same for the text that is followed. */
  turnTo(frame: Frame): void {
    if (this.frame !== frame) this.frame = frame;
  }

  /** Who "you" is. */
  get seat(): Seat {
    return this.frame.seat;
  }
  /** Which card "this" is. */
  get card(): number {
    return this.frame.card;
  }
  /** The last answer. */
  get it(): readonly number[] {
    return this.frame.it;
  }
  get kept(): readonly number[] {
    return this.frame.kept;
  }

  /** The text in the midst of which this one is followed; this one where there is none. */
  get outer(): Frame {
    return this.state.stack.at(-2) ?? this.frame;
  }
  /** The text that set off the triggers that come now: it lies below their window. */
  get setOff(): Frame | undefined {
    const window = this.state.stack.findLastIndex(({ script }) => script === TRIGGERS);
    return this.state.stack[window - 1];
  }

  /** The number an option is answered by: above 0, the same for options alike. */
  abstract label(question: Question, option: number): number;
  /** The same for a trigger. */
  abstract labelOf(waiting: Waiting): number;
  /** Where a card is, as a number that changes whenever it moves. */
  abstract markOf(card: number): number;
  /** The seats, in the order in which their triggers come. */
  abstract get order(): readonly Seat[];

  /** Whether the pace is even: nobody can tell by a question left out that "you" had no choice. */
  get isEven(): boolean {
    return false;
  }

  /** Begins a text; it is followed to its end before the one below goes on. */
  begin(script: number, begun: Begun): void {
    this.state.stack.push(frameOf(script, begun));
  }

  /** "It" is this from now on: the list as it stands, though it may be a zone that empties while "it" is moved. */
  take(it: readonly number[], marked = true): void {
    const isNothing = it.length === 0;
    this.frame.it = isNothing ? NOTHING : it.slice();
    this.frame.marks = isNothing || !marked ? NOTHING : wholes(it.length, (i) => this.markOf(it[i] as number));
  }
}

/** Any text of any game. */
export type AnyText = Text<Followed>;
