/** The different values of a short list, ascending; those below the given one are left out. */
export function distinct(values: readonly number[], from = 0): number[] {
  const found: number[] = [];
  for (const value of values) {
    if (value < from) continue;
    let at = found.length;
    while (at > 0 && (found[at - 1] as number) > value) at -= 1;
    if (at > 0 && found[at - 1] === value) continue;
    found.splice(at, 0, value);
  }
  return found;
}
