import { type AnyGame, canonical, type Eyes, isObject, type Json, type JsonObject, rngFrom } from '@nightjar/kernel';
import { allEyes, eyesName } from '../eyes.ts';
import { hold } from './breach.ts';

/** So many deals are compared. */
const DEALS = 24;
/** So many different hidden values must be told, each of them at least twice; or so many, each of them by itself. */
const TWICE = 3;
const ITSELF = 6;

/** Where a value stands, and what it is in each deal. */
type Columns = ReadonlyMap<string, readonly string[]>;

/**
 * As a game is dealt, nothing in a view tells a hidden card. A re-deal that keeps a value worked out of a hidden card deals
 * that card away below it, so no single deal shows the leak. Many do: in every true deal the value seen goes with one
 * value hidden, and after re-deals it does not.
 */
export function holdsTold(game: AnyGame, options: JsonObject, seed: string): void {
  const deals = Array.from({ length: DEALS }, (_, i): unknown => game.setup(options, `${seed} deal ${i}`));
  const hidden = columns(deals.map((state) => game.toJson(state)));
  for (const eyes of allEyes(game, deals[0]).slice(-2)) {
    const redealt = columns(
      deals.map((state, i) => game.toJson(game.determinize(state, eyes, rngFrom(`told ${seed} ${eyes} ${i}`)))),
    );
    const seen = columns(deals.map((state) => game.view(state, eyes) as Json));
    hold('told', leak(eyes, { seen, hidden, redealt }));
  }
}

interface Compared {
  readonly seen: Columns;
  readonly hidden: Columns;
  readonly redealt: Columns;
}

function leak(eyes: Eyes, { seen, hidden, redealt }: Compared): string | null {
  for (const [secret, values] of hidden) {
    const others = redealt.get(secret);
    if (others === undefined || values.every((value, i) => value === others[i])) continue;
    for (const [place, told] of seen) {
      const means = meaning(told, values);
      if (means !== null && others.some((other, i) => means.get(told[i] as string) !== other))
        return `${eyesName(eyes)} can tell what is hidden at${secret} by${place}`;
    }
  }
  return null;
}

/** Which hidden value each value seen goes with; null if not always with the same, or if that may be chance. */
function meaning(told: readonly string[], values: readonly string[]): ReadonlyMap<string, string> | null {
  const means = new Map<string, string>();
  const twice = new Set<string>();
  for (const [i, seen] of told.entries()) {
    const value = values[i] as string;
    const before = means.get(seen);
    if (before === undefined) means.set(seen, value);
    else if (before === value) twice.add(value);
    else return null;
  }
  const isItself = told.every((seen, i) => seen === values[i]) && means.size >= ITSELF;
  return isItself || twice.size >= TWICE ? means : null;
}

/** Every place where all of these hold a single value, with those values; places where it is always the same are left out. */
function columns(all: readonly Json[]): Columns {
  const rows = all.map((json) => new Map(leaves(json, '')));
  const found = new Map<string, readonly string[]>();
  for (const place of rows[0]?.keys() ?? []) {
    const column = rows.flatMap((row) => row.get(place) ?? []);
    if (column.length === all.length && new Set(column).size > 1) found.set(place, column);
  }
  return found;
}

function leaves(json: Json, place: string): (readonly [string, string])[] {
  if (!Array.isArray(json) && !isObject(json)) return [[place, canonical(json)]];
  return Object.entries(json).flatMap(([key, field]) => leaves(field as Json, `${place} ${key}`));
}
