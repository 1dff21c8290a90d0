import { type Box, HERB, MIRROR, MUSHROOM, SKULL } from './components.ts';
import { herbBonus } from './herbs.ts';
import type { Holding, Occasion } from './holding.ts';
import { count, eggPoints, tallyOf, tilePoints } from './tally.ts';

/** More herbs of one letter than anybody holds. */
const MOST = 256;

/**
 * What a side's mirror stones should copy for its best total (NOC-17.11); stones already assigned, its own and
 * others', stay as they are. Among equals a stone copies the tile collected earliest, and nothing only if no tile is as good
 * (NOC-17.11a). Tile kinds, one per stone; −1 for none.
 */
export function proposal(box: Box, occasion: Occasion, holdings: readonly Holding[], side: number): number[] {
  const holding = holdings[side] as Holding;
  let stones = 0;
  for (const tile of holding.tiles) if (box.tiles.type[tile] === MIRROR) stones += 1;
  if (stones === 0) return [];
  const places = holdings.map(({ spritePlace }) => spritePlace);
  const eggs = holdings.map((other, i) => (i === side ? 0 : tallyOf(box, other).eggs));
  const models = [...modelsOf(box, holding.tiles), -1];
  const chosen = Array.from({ length: stones }, (_, stone) => holding.copies[stone] ?? -1);
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  const plain = tallyOf(box, holding, []);
  const bonuses = new Map<number, number>();
  const bonusOf = (letters: readonly number[]): number => {
    let key = 0;
    for (const n of letters) key = key * MOST + n;
    let bonus = bonuses.get(key);
    if (bonus === undefined) {
      bonus = herbBonus(letters, box.scoring.herbSets);
      bonuses.set(key, bonus);
    }
    return bonus;
  };
  const choose = (stone: number, from: number): void => {
    if (stone < stones) {
      for (let m = from; m < models.length; m += 1) {
        chosen[stone] = models[m] as number;
        choose(stone + 1, m);
      }
      return;
    }
    const tally = { ...plain, letters: plain.letters.slice() };
    for (const model of chosen) {
      if (model < 0) continue;
      tally.unassigned -= 1;
      count(box, tally, model);
    }
    eggs[side] = tally.eggs;
    const tiles = tilePoints(box, occasion, tally) + eggPoints(box, occasion, eggs, places, side);
    const total = tiles + bonusOf(tally.letters);
    if (total <= most) return;
    most = total;
    best = chosen.slice();
  };
  choose(holding.copies.length, 0);
  return best;
}

/** Tile kinds worth telling apart as models, in the order collected: of those that score alike only the first. */
function modelsOf({ tiles }: Box, collected: readonly number[]): number[] {
  const models: number[] = [];
  const seen = new Set<number>();
  for (const tile of collected) {
    const type = tiles.type[tile] as number;
    if (type === MIRROR) continue;
    let detail = 0;
    if (type === SKULL) detail = tiles.points[tile] as number;
    else if (type === MUSHROOM) detail = tiles.mushroom[tile] as number;
    else if (type === HERB) detail = (tiles.letter[tile] as number) * 1000 + (tiles.points[tile] as number);
    const look = type * 100_000 + detail;
    if (seen.has(look)) continue;
    seen.add(look);
    models.push(tile);
  }
  return models;
}
