import type { JsonObject } from '@nightjar/kernel';
import { at, exactly, field, list, MOST, object, oneOf, only, type Reader, whole } from '@nightjar/kernel/reader';
import { TILE_TYPES } from './words.ts';

const some = whole(1, 1000);
const few = whole(1, MOST);
const rounds = oneOf(['either', 'both']);

/** What each kind of trial (NOC-21.8 to 21.27) is given along with its name. */
const ARGUMENTS = (
  categories: readonly string[],
): { readonly [type: string]: { readonly [key: string]: Reader<unknown> } } => ({
  totalAtLeast: { min: some },
  categoryAtLeast: { category: oneOf(categories), min: some },
  anyTypeCountAtLeast: { min: few },
  typeCountAtLeast: { tileType: oneOf(TILE_TYPES), min: few },
  typesWithCountAtLeast: { types: whole(1, TILE_TYPES.length), min: few },
  typeCountZero: { types: list(oneOf(TILE_TYPES), 1, TILE_TYPES.length) },
  tileTypesAtMost: { max: whole(0, TILE_TYPES.length) },
  fullMushroomSets: {},
  fullHerbSet: {},
  fullFeatherSet: {},
  concoctionsFullAtLeast: { min: few },
  differentRunestonesAtLeast: { min: whole(1, 5) },
  twilightGoalsAtLeast: { min: whole(1, 3) },
  twilightGoalsAtMost: { max: whole(0, 3) },
  noShadowReceived: {},
  spriteLastSpaceOwned: { rounds },
  spriteAllSpacesOwned: { rounds },
  mirrorsAsDifferentTypesAtLeast: { min: whole(1, TILE_TYPES.length - 1) },
  noSpriteTileWon: { round: exactly('moonlight') },
  noMirrorNoWildHerb: {},
  enchantedAtLeast: { min: few },
  noCornerCast: { round: exactly('twilight') },
});

/** Reads what an objective or achievement asks for. */
export function trial(categories: readonly string[]): Reader<JsonObject> {
  const known = ARGUMENTS(categories);
  const type = oneOf(Object.keys(known));
  return (json, where) => {
    const needed = known[field(object(json, where), where, 'type', type)] ?? {};
    const test = only('type', ...Object.keys(needed))(json, where);
    for (const key of Object.keys(needed))
      needed[key]?.(Object.hasOwn(test, key) ? test[key] : undefined, at(where, key));
    return test;
  };
}
