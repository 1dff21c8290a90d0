import type { Seat } from '@nightjar/kernel';
import type { Question } from './question.ts';

/**
 * One instruction of a text. Looks (`test`, `question`, `seats`) only look; whatever others may react to is an act. They are
 * four, since more shapes than that are read slowly where texts are followed.
 */
export type Step<T> =
  | { readonly op: 'act'; readonly act: (t: T) => void; readonly bespoke: boolean }
  | {
      readonly op: 'ask';
      readonly name: string;
      readonly question: (t: T) => Question;
      readonly seems: ((t: T) => number) | undefined;
    }
  | { readonly op: 'unless'; readonly test: (t: T) => boolean; to: number }
  | {
      readonly op: 'each';
      readonly seats: (t: T) => readonly Seat[];
      readonly body: readonly Step<T>[];
      script: number;
    };

/** Makes an `unless` a leap. */
const never = (): boolean => false;

/**
 * Card text as data: instructions in order, with questions between them. Built once, shared by all games. A game adds
 * its own verbs in a subclass; `then` calls return the same script, so a text reads in one breath.
 */
export class Script<T> {
  readonly steps: Step<T>[] = [];

  /** An instruction that changes something. */
  act(act: (t: T) => void): this {
    this.steps.push({ op: 'act', act, bespoke: false });
    return this;
  }

  /** An instruction for which the language has no verb. They are counted. */
  bespoke(act: (t: T) => void): this {
    this.steps.push({ op: 'act', act, bespoke: true });
    return this;
  }

  /**
   * Asks "you"; the picks become "it". A question with one possible answer is not asked; at an even pace it is, where
   * `seems` is the number of options that a viewer expects who cannot see them; such a viewer expects a choice.
   */
  ask(name: string, question: (t: T) => Question, seems?: (t: T) => number): this {
    this.steps.push({ op: 'ask', name, question, seems });
    return this;
  }

  /** The body only if the test holds, otherwise the other one. */
  when(test: (t: T) => boolean, body: (s: this) => this, otherwise?: (s: this) => this): this {
    const skip: Step<T> = { op: 'unless', test, to: 0 };
    this.steps.push(skip);
    body(this);
    if (otherwise === undefined) {
      skip.to = this.steps.length;
      return this;
    }
    const leave: Step<T> = { op: 'unless', test: never, to: 0 };
    this.steps.push(leave);
    skip.to = this.steps.length;
    otherwise(this);
    leave.to = this.steps.length;
    return this;
  }

  /** The body again and again while the test holds. */
  loop(test: (t: T) => boolean, body: (s: this) => this): this {
    const start = this.steps.length;
    const skip: Step<T> = { op: 'unless', test, to: 0 };
    this.steps.push(skip);
    body(this);
    this.steps.push({ op: 'unless', test: never, to: start });
    skip.to = this.steps.length;
    return this;
  }

  /** The body for each of these seats, one after the other; there, "you" is that seat, and "it" is what it is here. */
  each(seats: (t: T) => readonly Seat[], body: (s: this) => this): this {
    const inner = this.fresh();
    body(inner);
    this.steps.push({ op: 'each', seats, body: inner.steps, script: 0 });
    return this;
  }

  /** An empty script of the same kind. */
  protected fresh(): this {
    return new (this.constructor as new () => this)();
  }
}
