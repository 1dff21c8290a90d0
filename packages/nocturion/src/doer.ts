import type { Text } from './text.ts';

/** Who does something: the seat, the Beast whose ability it is, and the Beast, seat or thing that opened the window. */
export interface Doer {
  readonly seat: number;
  readonly self: number;
  readonly what: number;
}

/** Who follows this text. */
export const doerOf = (t: Text): Doer => ({ seat: t.seat, self: t.card, what: t.frame.mark });
