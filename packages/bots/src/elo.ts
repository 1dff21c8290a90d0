import { below, type Rng, rngFrom } from '@nightjar/kernel';
import type { Measured } from './measured.ts';

/** Results on one seed: `points[a][b]` of `games[a][b]` meetings, a draw being half a point. */
export interface Meetings {
  readonly points: readonly (readonly number[])[];
  readonly games: readonly (readonly number[])[];
}

const ROUNDS = 200;
const RESAMPLES = 400;
const PER_TENFOLD = 400;

/**
 * Elo of each bot, the mean of all being 0, by a Bradley–Terry fit over who finished before whom. Intervals of 95 % come
 * from drawing the seeds again and again: the games on one seed are not independent.
 */
export function eloOf(bots: number, seeds: readonly Meetings[]): Measured[] {
  const rng = rngFrom('elo');
  const fitted = fit(bots, seeds);
  const samples = Array.from({ length: seeds.length < 2 ? 0 : RESAMPLES }, () => fit(bots, drawn(seeds, rng)));
  return fitted.map((mean, bot) => {
    const sorted = samples.map((sample) => sample[bot] as number).toSorted((a, b) => a - b);
    const at = (share: number): number | undefined => sorted[Math.round(share * (sorted.length - 1))];
    return { mean, low: at(0.025) ?? Number.NEGATIVE_INFINITY, high: at(0.975) ?? Number.POSITIVE_INFINITY };
  });
}

const drawn = (seeds: readonly Meetings[], rng: Rng): Meetings[] =>
  seeds.map(() => seeds[below(rng, seeds.length)] as Meetings);

/** Hunter's iteration. Each pair that met gets one draw more, so that no strength is infinite. */
function fit(bots: number, seeds: readonly Meetings[]): number[] {
  const games = summed(bots, seeds, 'games');
  const points = summed(bots, seeds, 'points');
  const met = games.map((row) => row.map((count) => (count > 0 ? count + 1 : 0)));
  const won = points.map((row, a) =>
    row.reduce((sum, count, b) => sum + count + ((games[a]?.[b] as number) > 0 ? 0.5 : 0), 0),
  );
  let strength = won.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = strength.map((own, a) => {
      const weight = met[a]?.reduce((sum, count, b) => sum + count / (own + (strength[b] as number)), 0) as number;
      return weight === 0 ? 1 : (won[a] as number) / weight;
    });
    const scale = Math.exp(next.reduce((sum, own) => sum + Math.log(own), 0) / bots);
    strength = next.map((own) => own / scale);
  }
  return strength.map((own) => PER_TENFOLD * Math.log10(own));
}

function summed(bots: number, seeds: readonly Meetings[], what: keyof Meetings): number[][] {
  const sum = Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0));
  for (const seed of seeds) {
    for (const [a, row] of seed[what].entries()) {
      for (const [b, count] of row.entries()) (sum[a] as number[])[b] = (sum[a]?.[b] as number) + count;
    }
  }
  return sum;
}

/** The expected share of points at this lead in Elo. */
export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / PER_TENFOLD));
