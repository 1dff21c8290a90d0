/** The different values of a short list, ascending; those below the given one are left out. */
export function distinct(values: readonly number[], from = 0): number[] {
  const found: number[] = [];
  for (const value of values) {
    if (value < from || found.includes(value)) continue;
    let at = found.length;
    found.push(value);
    for (; at > 0 && (found[at - 1] as number) > value; at -= 1) found[at] = found[at - 1] as number;
    found[at] = value;
  }
  return found;
}
