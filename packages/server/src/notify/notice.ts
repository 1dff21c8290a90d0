import type { Word } from './words.ts';

/** A notice on its way. */
export interface Notice extends Word {
  /** Where the match is found. */
  readonly url: string;
  readonly match: string;
  readonly game: string;
  /** The event that began the turn: with the match it names the turn, so that a receiver can tell repeats. */
  readonly seq: number;
  readonly at: number;
}

/** What became of a notice; `gone` means that the other end wants no more. */
export type Delivery = 'sent' | 'gone';

/** Reads the status an HTTP endpoint answered a notice with. */
export function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  throw new Error(`it was answered with ${status}`);
}
