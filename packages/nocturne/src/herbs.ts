import { several } from '@nightjar/kernel';

/** Letters A to E. */
const LETTERS = 5;

/**
 * Whether herbs suffice for some sets at once. `letters` counts A to E, then the wild herbs; `lacking` the sets, by how many
 * different letters they lack, and is used up. A letter helps a set once; a wild herb stands for any letter missing there
 * (NOC-18.9, 18.9a).
 */
function suffices(letters: readonly number[], lacking: number[]): boolean {
  // Giving each letter to the sets that lack most leaves the fewest gaps.
  for (let letter = 0; letter < LETTERS; letter += 1) {
    let left = letters[letter] as number;
    let helped = 0;
    for (let lack = LETTERS; lack > 0; lack -= 1) {
      const given = Math.min(left, lacking[lack] as number);
      lacking[lack] = (lacking[lack] as number) + helped - given;
      helped = given;
      left -= given;
    }
  }
  let gaps = 0;
  for (let lack = 1; lack <= LETTERS; lack += 1) gaps += lack * (lacking[lack] as number);
  return gaps <= (letters[LETTERS] as number);
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
        if (!suffices(letters, [0, 0, 0, threes, fours, fives])) continue;
        best = [...several(fives, () => 5), ...several(fours, () => 4), ...several(threes, () => 3)];
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
