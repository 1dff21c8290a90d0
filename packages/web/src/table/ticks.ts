/** Where the lines of a grid lie between two totals, zero among them; what is below zero has lines too. */
export function ticks(low: number, high: number): number[] {
  const step = high - low > 60 ? 25 : 10;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}
