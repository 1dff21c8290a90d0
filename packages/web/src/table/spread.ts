/** Moves numbers apart that would lie on each other, keeping their order. */
export function spread(places: readonly number[], gap: number): number[] {
  const order = places.map((_, i) => i).toSorted((a, b) => (places[a] as number) - (places[b] as number));
  const moved = [...places];
  for (let i = 1; i < order.length; i += 1) {
    const above = moved[order[i - 1] as number] as number;
    const here = order[i] as number;
    moved[here] = Math.max(moved[here] as number, above + gap);
  }
  return moved;
}
