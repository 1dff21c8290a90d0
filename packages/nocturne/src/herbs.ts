/** Letters A to E. */
const LETTERS = 5;

/**
 * Whether herbs suffice for these sets at once. `letters` counts A to E, then the wild herbs; `sets` are numbers of
 * different letters. A letter helps a set once; a wild herb stands for any letter missing there (NOC-18.9, 18.9a).
 */
function suffices(letters: readonly number[], sets: readonly number[]): boolean {
  const open = sets.slice();
  // Giving each letter to the sets that lack most leaves the fewest gaps.
  for (let letter = 0; letter < LETTERS; letter += 1) {
    open.sort((a, b) => b - a);
    const times = Math.min(letters[letter] as number, open.length);
    for (let i = 0; i < times; i += 1) if ((open[i] as number) > 0) (open[i] as number) -= 1;
  }
  let gaps = 0;
  for (const lacking of open) gaps += lacking;
  return gaps <= (letters[LETTERS] as number);
}

/** The size of the i-th set when the larger come first. */
function sizeOf(i: number, fives: number, fours: number): number {
  if (i < fives) return 5;
  return i < fives + fours ? 4 : 3;
}

/** The split into sets with the highest total bonus (NOC-18.10, 18.10a), largest sets first. */
export function herbSplit(letters: readonly number[], bonus: readonly number[]): number[] {
  let tiles = 0;
  for (const n of letters) tiles += n;
  let best: number[] = [];
  let most = 0;
  if (tiles < 3) return best;
  for (let fives = Math.floor(tiles / 5); fives >= 0; fives -= 1) {
    for (let fours = Math.floor((tiles - 5 * fives) / 4); fours >= 0; fours -= 1) {
      for (let threes = Math.floor((tiles - 5 * fives - 4 * fours) / 3); threes >= 0; threes -= 1) {
        const total = fives * (bonus[5] as number) + fours * (bonus[4] as number) + threes * (bonus[3] as number);
        if (total <= most) continue;
        const sets = Array.from({ length: fives + fours + threes }, (_, i) => sizeOf(i, fives, fours));
        if (!suffices(letters, sets)) continue;
        best = sets;
        most = total;
      }
    }
  }
  return best;
}

/** The highest total bonus of herb sets. */
export function herbBonus(letters: readonly number[], bonus: readonly number[]): number {
  let points = 0;
  for (const set of herbSplit(letters, bonus)) points += bonus[set] as number;
  return points;
}

/** How many different letters one set can show. */
export function mostLetters(letters: readonly number[]): number {
  let different = letters[LETTERS] as number;
  for (let letter = 0; letter < LETTERS; letter += 1) if ((letters[letter] as number) > 0) different += 1;
  return Math.min(LETTERS, different);
}
