/** A player's strength at a game: a mean and its standard deviation. */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}

/** The prior strength of a new player. */
export const PRIOR: Strength = { mu: 25, sigma: 25 / 3 };

/** The share of chance in a single game, as a standard deviation of strength. */
const BETA = PRIOR.sigma / 2;
/** The drift of strength between two games. */
const TAU = PRIOR.sigma / 100;
/** One game never shrinks a variance below this share of itself. */
const LEAST_SHARE = 1e-4;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * Strengths after a game, from those before it and the places; equal places are a tie. Algorithm 4 (Plackett–Luce) of Weng and Lin,
 * "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011), with every player a team of one.
 */
export function plackettLuce(before: readonly Strength[], places: readonly number[]): Strength[] {
  const players = before.map(({ mu, sigma }, i) => ({
    mu,
    variance: sigma ** 2 + TAU ** 2,
    place: places[i] as number,
  }));
  const c = Math.sqrt(sum(players.map(({ variance }) => variance + BETA ** 2)));
  const weight = players.map(({ mu }) => Math.exp(mu / c));
  // A ranking is a row of choices: each place is taken from all players who are not placed better.
  const choices = players.map(({ place }) => ({
    place,
    candidates: sum(weight.filter((_, j) => (players[j]?.place as number) >= place)),
    ties: players.filter((other) => other.place === place).length,
  }));
  return players.map(({ mu, variance, place }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, choice] of choices.entries()) {
      if (choice.place > place) continue;
      const chance = (weight[i] as number) / choice.candidates;
      omega += ((q === i ? 1 : 0) - chance) / choice.ties;
      delta += (chance * (1 - chance)) / choice.ties;
    }
    const gamma = Math.sqrt(variance) / c;
    const share = Math.max(1 - (variance / c ** 2) * gamma * delta, LEAST_SHARE);
    return { mu: mu + (variance / c) * omega, sigma: Math.sqrt(variance * share) };
  });
}
