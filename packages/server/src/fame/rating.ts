import { PRIOR, type Strength } from './plackett-luce.ts';

/** The number a newcomer is shown, and how much of it a point of strength is worth: people know such numbers from other games. */
const START = 1500;
const EACH = 40;

/** The rating people are shown: the most probable strength. A newcomer has 1500. */
export const shownRating = ({ mu }: Strength): number => Math.round(START + (mu - PRIOR.mu) * EACH);
