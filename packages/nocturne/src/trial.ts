import { exactly, list, MOST, oneOf, type ReadBy, variants, whole } from '@nightjar/kernel/reader';
import { TILE_TYPES } from './words.ts';

const some = whole(1, 1000);
const few = whole(1, MOST);
const rounds = oneOf(['either', 'both']);

/** Reads what an objective or achievement asks for (NOC-21.8 to 21.27): its type and what that type is given. */
export const trial = (categories: readonly string[]) =>
  variants('type', {
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

/** What an objective or achievement asks for. */
export type Trial = ReadBy<ReturnType<typeof trial>>;
