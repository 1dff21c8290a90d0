import type { Word } from './words.ts';

/** A notice on its way. */
export interface Notice extends Word {
  /** The address of the match's page. */
  readonly url: string;
  readonly match: string;
  readonly game: string;
  /** The event that began the turn. With the match it identifies the turn, so that a receiver can detect repeats. */
  readonly seq: number;
  readonly at: number;
}

/** The result of sending a notice. `gone`: the receiver wants no more. */
export type Delivery = 'sent' | 'gone';

/** Reads the result from the status of an HTTP reply. */
export function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  throw new Error(`it was answered with ${status}`);
}
