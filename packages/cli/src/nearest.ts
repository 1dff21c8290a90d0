/** How many letters have to be put in, left out, changed or swapped with their neighbour to make one word of another. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY;
      next[j] = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, changed, swapped);
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}

/** The known word that was probably meant; null if none is within a third of its letters. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((each) => ({ each, far: distance(word.toLowerCase(), each) }))
    .toSorted((a, b) => a.far - b.far);
  const [best] = ranked;
  return best !== undefined && best.far <= Math.ceil(best.each.length / 3) ? best.each : null;
}
