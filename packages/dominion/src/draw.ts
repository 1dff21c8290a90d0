import { pick, rngFrom } from '@nightjar/kernel';
import { checked } from '@nightjar/kernel/reader';
import { type Box, kindOf } from './box.ts';
import {
  drawable,
  FILTER_IDS,
  FILTERS,
  type Filter,
  has,
  type KingdomWish,
  kingdomFor,
  mustFit,
  typesOf,
} from './kingdom.ts';
import { printedCost } from './state.ts';

/** How the costs of a kingdom lie: as they come, from cheap to dear without a gap, or mostly cheap. */
export const CURVES = ['any', 'spread', 'cheap'] as const;
export type Curve = (typeof CURVES)[number];

/** Wishes for a kingdom drawn before the game: those the rules know, and how its costs are spread. */
export interface DrawWish extends KingdomWish {
  readonly curve: Curve;
}

/** So often another kingdom is drawn whose costs may lie better. */
const MOST_DRAWS = 400;

const FITS: { readonly [curve in Curve]: (costs: readonly number[]) => boolean } = {
  any: () => true,
  spread: (costs) => [2, 3, 4, 5].every((cost) => costs.includes(cost)),
  cheap: (costs) => costs.filter((cost) => cost <= 4).length >= 8,
};

const idsOf = (box: Box, kinds: readonly number[]): readonly string[] => kinds.map((kind) => box.ids[kind] as string);

const lies = (box: Box, curve: Curve, kinds: readonly number[]): boolean =>
  FITS[curve](kinds.map((kind) => printedCost(box, kind)));

/** Ten cards by id that are as wished; null where there are none such, or none was found. */
export function drawKingdom(box: Box, wish: DrawWish, seed: string): readonly string[] | null {
  if (!checked(() => mustFit(box, wish)).ok) return null;
  const rng = rngFrom(seed);
  for (let i = 0; i < MOST_DRAWS; i += 1) {
    const kingdom = kingdomFor(box, wish, rng);
    if (lies(box, wish.curve, kingdom)) return idsOf(box, kingdom);
  }
  return null;
}

/** Another card in the place of one of a kingdom, so that the ten are still as wished; null where no other is. */
export function drawInstead(
  box: Box,
  wish: DrawWish,
  kingdom: readonly string[],
  out: string,
  seed: string,
): string | null {
  const kept = kingdom.filter((id) => id !== out).map(kindOf);
  const wanted = typesOf(wish, 'with');
  const fitting = drawable(box, { ...wish, set: 'random', cards: kingdom }).filter((kind) => {
    const next = [...kept, kind];
    return wanted.every((type) => has(box, next, type)) && lies(box, wish.curve, next);
  });
  return fitting.length === 0 ? null : (box.ids[pick(fitting, rngFrom(seed))] as string);
}

/** Wishes that a kingdom from this pool can meet: none about cards that the pool lacks. */
export const filtersIn = (box: Box, wish: KingdomWish): readonly Filter[] => {
  const pool = drawable(box, { ...wish, attacks: 'any', night: 'any', boons: 'any', hexes: 'any' });
  return FILTER_IDS.filter((filter) => has(box, pool, FILTERS[filter]));
};
