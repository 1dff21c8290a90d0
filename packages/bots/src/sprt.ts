import { expectedScore } from './elo.ts';

/** Two hypotheses about how much stronger the first of two bots is, in Elo. */
export interface SprtHypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** How a sequential test stands: which hypothesis holds, as soon as one is twenty times as likely as the other. */
export interface Sprt extends SprtHypotheses {
  /** The logarithm of how much likelier the second hypothesis is. */
  readonly llr: number;
  readonly seeds: number;
  /** Null while both may hold. */
  readonly holds: 'elo0' | 'elo1' | null;
}

/** Both errors are 5 %. */
const BOUND = Math.log(0.95 / 0.05);
/** Fewer seeds say nothing about how much they vary. */
const FEWEST = 8;
/** Seeds that all ended alike would vary by nothing, and be believed too soon. */
const LEAST_VARIANCE = 0.01;

/** A sequential probability ratio test over the mean score of each seed, both sides of it played. */
export function sprtOf(scores: readonly number[], { elo0, elo1 }: SprtHypotheses): Sprt {
  const n = scores.length;
  if (n < FEWEST) return { elo0, elo1, llr: 0, seeds: n, holds: null };
  const mean = scores.reduce((sum, score) => sum + score, 0) / n;
  const variance = Math.max(LEAST_VARIANCE, scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (n - 1));
  const [low, high] = [expectedScore(elo0), expectedScore(elo1)];
  const llr = (n * (high - low) * (2 * mean - low - high)) / (2 * variance);
  return { elo0, elo1, llr, seeds: n, holds: llr >= BOUND ? 'elo1' : llr <= -BOUND ? 'elo0' : null };
}
