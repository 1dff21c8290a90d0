import type { Refusal } from '@nightjar/kernel';

/** What a person did that could not be, and how often: the same refusal twice is told twice. */
export interface Refused {
  readonly refusal: Refusal;
  readonly nth: number;
}
