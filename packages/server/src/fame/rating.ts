import { ordinal, rate, rating } from 'openskill';

/** How strong somebody plays a game: an estimate, and how unsure it is. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** What is thought of somebody who has not played yet. */
export const UNKNOWN: Strength = rating();

/** The number people see: what somebody is at least, most probably. A newcomer starts at 0, and it may fall below. */
export const shownRating = (strength: Strength): number => Math.round(ordinal({ ...strength }) * 40);

/** Strengths after a match that ended with these places; equal places are a tie. */
export function rated(before: readonly Strength[], places: readonly number[]): Strength[] {
  const after = rate(
    before.map((strength) => [{ ...strength }]),
    { rank: [...places] },
  );
  return after.map(([strength]) => strength as Strength);
}
