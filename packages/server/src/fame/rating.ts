import { PRIOR, type Strength } from './plackett-luce.ts';

/**
 * The rating of a new player, and the rating points per point of strength: the scale is the usual one of such ratings.
 */
const START = 1500;
const EACH = 40;

/** The rating that is shown: the mean strength. A new player has 1500. */
export const shownRating = ({ mu }: Strength): number => Math.round(START + (mu - PRIOR.mu) * EACH);
