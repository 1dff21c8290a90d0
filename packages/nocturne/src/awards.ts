import type { ScoreSheet } from '@nightjar/kernel';
import { tiersScored } from './brewing.ts';
import { type Box, type Brew, MIRROR, RUNESTONE, TILE_TYPES, type TileType, WILD_LETTER } from './components.ts';
import type { ScenarioRow, Trial } from './edition.ts';
import { mostLetters } from './herbs.ts';
import type { Deeds, Holding } from './holding.ts';
import { tallyOf } from './tally.ts';

/** A side at the end of a game, as scenarios and achievements look at it. */
export interface Career {
  readonly holding: Holding;
  readonly deeds: Deeds;
  readonly sheet: ScoreSheet;
}

/** Whether each objective of a scenario is reached. */
export const objectivesMet = (box: Box, scenario: ScenarioRow, career: Career): boolean[] =>
  scenario.objectives.map(({ test }) => isMet(box, test, career));

/** Whether a side masters a scenario: the target and all objectives (NOC-21.5); winning is not asked (NOC-21.6). */
export function mastered(box: Box, scenarioNumber: number, career: Career): boolean {
  const scenario = box.edition.scenarios.list.find(({ number }) => number === scenarioNumber);
  if (scenario === undefined) return false;
  return career.sheet.total >= scenario.points && objectivesMet(box, scenario, career).every((met) => met);
}

/** Ids of the achievements a side has met, in the order of the list. */
export const achievementsMet = (box: Box, career: Career): string[] =>
  box.edition.achievements.list.filter(({ test }) => isMet(box, test, career)).map(({ id }) => id);

/** Whether one trial is met (NOC-21.8 to 21.27). */
export function isMet(box: Box, test: Trial, { holding, deeds, sheet }: Career): boolean {
  const { tiles } = box;
  const counts = () => typeCounts(box, holding);
  switch (test.type) {
    case 'totalAtLeast':
      return sheet.total >= test.min;
    case 'categoryAtLeast':
      return categoryPoints(box, sheet, test.category) >= test.min;
    case 'anyTypeCountAtLeast':
      return counts().some((n) => n >= test.min);
    case 'typeCountAtLeast':
      return (counts()[TILE_TYPES.indexOf(test.tileType as TileType)] as number) >= test.min;
    case 'typesWithCountAtLeast':
      return counts().filter((n) => n >= test.min).length >= test.types;
    case 'typeCountZero':
      return test.types.every((type) => counts()[TILE_TYPES.indexOf(type as TileType)] === 0);
    case 'tileTypesAtMost':
      return counts().filter((n) => n > 0).length <= test.max;
    case 'fullMushroomSets': {
      const { tripti, duode } = tallyOf(box, holding);
      return tripti >= box.scoring.tripti.length - 1 && duode >= box.scoring.duode.length - 1;
    }
    case 'fullHerbSet':
      return mostLetters(tallyOf(box, holding).letters) >= box.scoring.herbSets.length - 1;
    case 'fullFeatherSet':
      return tallyOf(box, holding).feathers >= box.scoring.feathers.length - 1;
    case 'concoctionsFullAtLeast': {
      const scored = tiersScored(box, holding);
      return holding.brews.filter((brew, i) => (box.brews[brew] as Brew).tiers.length === scored[i]).length >= test.min;
    }
    case 'differentRunestonesAtLeast':
      return runestoneSymbols(box, holding) >= test.min;
    case 'twilightGoalsAtLeast':
      return holding.twilight.length >= test.min;
    case 'twilightGoalsAtMost':
      return holding.twilight.length <= test.max;
    case 'noShadowReceived':
      return deeds.shadows === 0;
    case 'spriteLastSpaceOwned':
      return deeds.lastSpriteSpace >= (test.rounds === 'both' ? 2 : 1);
    case 'spriteAllSpacesOwned':
      return deeds.allSpriteSpaces >= (test.rounds === 'both' ? 2 : 1);
    case 'mirrorsAsDifferentTypesAtLeast':
      return new Set(holding.copies.filter((tile) => tile >= 0).map((tile) => tiles.type[tile])).size >= test.min;
    case 'noSpriteTileWon':
      return deeds.moonlightSpriteTiles === 0;
    case 'noMirrorNoWildHerb':
      return !holding.tiles.some((tile) => tiles.type[tile] === MIRROR || tiles.letter[tile] === WILD_LETTER);
    case 'enchantedAtLeast':
      return holding.tiles.filter((tile) => tiles.enchanted[tile]).length >= test.min;
    default: // noCornerCast
      return deeds.twilightCornerCasts === 0;
  }
}

/** Tiles by printed type; a mirror stone is a mirror stone (NOC-21.11). */
function typeCounts({ tiles }: Box, holding: Holding): number[] {
  const counts = TILE_TYPES.map(() => 0);
  for (const tile of holding.tiles) (counts[tiles.type[tile] as number] as number) += 1;
  return counts;
}

function categoryPoints(box: Box, sheet: ScoreSheet, category: string): number {
  const wanted = box.edition.scoring.categoryAliases[category] ?? [category];
  return sheet.lines.reduce((sum, line) => (wanted.includes(line.category) ? sum + line.points : sum), 0);
}

function runestoneSymbols({ tiles }: Box, holding: Holding): number {
  const seen = new Set<number>();
  for (const tile of holding.tiles) {
    if (tiles.type[tile] !== RUNESTONE) continue;
    for (const [symbol, n] of (tiles.symbols[tile] as readonly number[]).entries()) if (n > 0) seen.add(symbol);
  }
  return seen.size;
}
