/** A mean with its 95 % interval; seeds are the unit, since the games on one seed are not independent. */
export interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of independent values with its 95 % interval; a single value says nothing about its own error. */
export function measure(values: readonly number[]): Measured {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const error = studentT(n - 1) * Math.sqrt(variance / n);
  return { mean, low: mean - error, high: mean + error };
}

/** The same for parts of a whole; that all of several agree is no proof that the next one will (Clopper and Pearson). */
export function measureShare(shares: readonly number[]): Measured {
  const { mean, low, high } = measure(shares);
  if (shares.length < 2 || shares.some((share) => share !== shares[0])) {
    return { mean, low: Math.max(0, low), high: Math.min(1, high) };
  }
  const sure = 0.025 ** (1 / shares.length);
  return { mean, low: mean * sure, high: 1 - (1 - mean) * sure };
}

/** The 97.5 % quantile of Student's t, within 1 % from 3 degrees of freedom on. */
function studentT(freedom: number): number {
  if (freedom === 1) return 12.706;
  if (freedom === 2) return 4.303;
  const z = 1.959964;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
