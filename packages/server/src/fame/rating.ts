import { rate, rating } from 'openskill';

/** How strong somebody plays a game: an estimate, and how unsure it is. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** What is thought of somebody who has not played yet. */
export const UNKNOWN: Strength = rating();

/** Where everybody starts, and what a point of strength is worth, in the numbers people know from other games. */
const START = 1500;
const EACH = 40;

/** The number people see: what somebody is most probably. A newcomer has 1500. */
export const shownRating = ({ mu }: Strength): number => Math.round(START + (mu - UNKNOWN.mu) * EACH);

/** Strengths after a match that ended with these places; equal places are a tie. */
export function rated(before: readonly Strength[], places: readonly number[]): Strength[] {
  const after = rate(
    before.map((strength) => [{ ...strength }]),
    { rank: [...places] },
  );
  return after.map(([strength]) => strength as Strength);
}
