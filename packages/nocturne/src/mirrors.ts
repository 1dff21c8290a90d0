import { type Box, HERB, MIRROR, MUSHROOM, SKULL } from './components.ts';
import { herbBonus } from './herbs.ts';
import type { Holding, Occasion } from './holding.ts';
import { count, eggPoints, type Tally, tallyOf, tilePoints } from './tally.ts';

/** The place copied by a stone that copies nothing. */
const NOTHING = -1;

/** More herbs of one letter than anybody holds. */
const MOST = 256;

/** How many stones copy each model, and what that is worth. */
interface Copied {
  readonly worth: number;
  /** Places of the models in the order collected, one per stone, ascending. */
  readonly models: readonly number[];
}

/**
 * What a side's mirror stones should copy for its best total (NOC-17.11); stones already assigned, its own and
 * others', stay as they are. Among equals a stone copies the tile collected earliest, and nothing only if no tile is as good
 * (NOC-17.11a). Tile kinds, one per stone; −1 for none.
 *
 * Only herbs of different letters have a say in each other's worth, so only they are tried together: the work grows with
 * the stones, not with the tiles.
 */
export function proposal(box: Box, occasion: Occasion, holdings: readonly Holding[], side: number): number[] {
  const holding = holdings[side] as Holding;
  let stones = 0;
  for (const tile of holding.tiles) if (box.tiles.type[tile] === MIRROR) stones += 1;
  if (stones === 0) return [];
  const free = Math.max(0, stones - holding.copies.length);
  const models = [...modelsOf(box, holding.tiles), NOTHING];
  const account = new Account(box, occasion, holdings, side, free);
  const isHerb = (place: number): boolean => box.tiles.type[models[place] as number] === HERB;
  const places = [...models.keys()];
  const others = withoutHerbs(
    account,
    models,
    places.filter((place) => !isHerb(place)),
    free,
  );
  let best: Copied | null = null;
  for (const herbs of herbsCopied(account, models, places.filter(isHerb), free)) {
    const rest = others[free - herbs.models.length] as Copied;
    const whole = {
      worth: herbs.worth + rest.worth,
      models: [...herbs.models, ...rest.models].sort((a, b) => a - b),
    };
    if (best === null || whole.worth > best.worth || (whole.worth === best.worth && isEarlier(whole, best)))
      best = whole;
  }
  return [...holding.copies.slice(0, stones), ...(best?.models ?? []).map((place) => models[place] as number)];
}

/** The worth of copies to one side, beside all that is fixed. */
class Account {
  readonly #box: Box;
  readonly #occasion: Occasion;
  readonly #fixed: Tally;
  readonly #eggs: number[];
  readonly #places: readonly number[];
  readonly #side: number;
  readonly #bonuses = new Map<number, number>();

  constructor(box: Box, occasion: Occasion, holdings: readonly Holding[], side: number, free: number) {
    this.#box = box;
    this.#occasion = occasion;
    this.#side = side;
    this.#fixed = tallyOf(box, holdings[side] as Holding);
    this.#fixed.unassigned -= free;
    this.#eggs = holdings.map((other) => tallyOf(box, other).eggs);
    this.#places = holdings.map(({ spritePlace }) => spritePlace);
  }

  /** So many copies of each of these models, herb sets aside. */
  tiles(models: readonly number[], copies: readonly number[]): number {
    const tally = this.#with(models, copies);
    this.#eggs[this.#side] = tally.eggs;
    const eggs = eggPoints(this.#box, this.#occasion, this.#eggs, this.#places, this.#side);
    return tilePoints(this.#box, this.#occasion, tally) + eggs;
  }

  /** The sets that all herbs make with these copies. */
  sets(models: readonly number[], copies: readonly number[]): number {
    const { letters } = this.#with(models, copies);
    // A set asks how many letters differ, not which.
    const named = letters.slice(0, -1).sort((a, b) => a - b);
    let key = letters.at(-1) as number;
    for (const n of named) key = key * MOST + n;
    let bonus = this.#bonuses.get(key);
    if (bonus === undefined) {
      bonus = herbBonus(letters, this.#box.scoring.herbSets);
      this.#bonuses.set(key, bonus);
    }
    return bonus;
  }

  #with(models: readonly number[], copies: readonly number[]): Tally {
    const tally = { ...this.#fixed, letters: this.#fixed.letters.slice() };
    for (const [i, model] of models.entries()) {
      for (let n = 0; n < (copies[i] as number); n += 1) {
        if (model === NOTHING) tally.unassigned += 1;
        else count(this.#box, tally, model);
      }
    }
    return tally;
  }
}

/** The best that each number of stones can do without herbs, up to so many: each model counts for itself. */
function withoutHerbs(account: Account, models: readonly number[], places: readonly number[], free: number): Copied[] {
  const none = account.tiles([], []);
  let best: Copied[] = [{ worth: 0, models: [] }];
  for (const place of places.toReversed()) {
    const worths = Array.from({ length: free + 1 }, (_, n) => account.tiles([models[place] as number], [n]) - none);
    best = worths.map((_, stones) => {
      let most: Copied | null = null;
      // Of equals the one that copies the earlier tile more often.
      for (let n = stones; n >= 0; n -= 1) {
        const later = best[stones - n];
        if (later === undefined) continue;
        const worth = (worths[n] as number) + later.worth;
        if (most === null || worth > most.worth) {
          most = { worth, models: [...Array.from({ length: n }, () => place), ...later.models] };
        }
      }
      return most as Copied;
    });
  }
  return best;
}

/** Every way in which up to so many stones copy herbs. */
function herbsCopied(account: Account, models: readonly number[], places: readonly number[], free: number): Copied[] {
  const herbs = places.map((place) => models[place] as number);
  const none = account.tiles([], []);
  const found: Copied[] = [];
  const copies = herbs.map(() => 0);
  const choose = (i: number, left: number): void => {
    if (i < herbs.length) {
      for (let n = 0; n <= left; n += 1) {
        copies[i] = n;
        choose(i + 1, left - n);
      }
      copies[i] = 0;
      return;
    }
    const worth = account.tiles(herbs, copies) - none + account.sets(herbs, copies);
    found.push({
      worth,
      models: places.flatMap((place, at) => Array.from({ length: copies[at] as number }, () => place)),
    });
  };
  choose(0, free);
  return found;
}

/** Whether stones copy earlier tiles than others do. */
function isEarlier(one: Copied, other: Copied): boolean {
  const at = one.models.findIndex((place, i) => place !== other.models[i]);
  return at >= 0 && (one.models[at] as number) < (other.models[at] as number);
}

/** Tile kinds worth copying, in the order collected: of those alike but for their points only the best. */
function modelsOf({ tiles }: Box, collected: readonly number[]): number[] {
  const models = new Map<number, number>();
  for (const tile of collected) {
    const type = tiles.type[tile] as number;
    if (type === MIRROR) continue;
    const detail = type === MUSHROOM ? tiles.mushroom[tile] : type === HERB ? tiles.letter[tile] : 0;
    const look = type * MOST + (detail as number);
    const known = models.get(look);
    const isBetter =
      known !== undefined && hasPoints(type) && (tiles.points[tile] as number) > (tiles.points[known] as number);
    if (isBetter) models.delete(look);
    if (isBetter || known === undefined) models.set(look, tile);
  }
  return [...models.values()];
}

const hasPoints = (type: number): boolean => type === SKULL || type === HERB;
