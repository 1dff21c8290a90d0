import type { JsonObject } from '@nightjar/kernel';

/** A playthrough that is kept in golden/ and read in review. */
export interface Golden {
  readonly name: string;
  readonly players: number;
  readonly mode: string;
  readonly seed: string;
  /** Options besides those of the mode. */
  readonly options?: JsonObject;
  /** Told in brief, with answers as likely as this says: for games whose random answers would say little at length. */
  readonly weigh?: (text: string) => number;
}
