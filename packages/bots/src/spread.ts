/** The values met so far, for their deviation: estimates of different games have different scales. */
export interface Spread {
  count: number;
  mean: number;
  squares: number;
}

export const newSpread = (): Spread => ({ count: 0, mean: 0, squares: 0 });

export function note(spread: Spread, value: number): void {
  spread.count += 1;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}

export const deviation = ({ count, squares }: Spread): number =>
  count < 2 ? 1 : Math.max(1e-6, Math.sqrt(squares / count));
