/** How long acknowledgements took. */
export interface Latency {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const mean = rounded(sorted.reduce((sum, ms) => sum + ms, 0) / Math.max(1, sorted.length));
  return { count: sorted.length, mean, p50: at(0.5), p99: at(0.99), most: at(1) };
}
