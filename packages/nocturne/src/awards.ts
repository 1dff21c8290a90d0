import type { ScoreSheet } from '@nightjar/kernel';
import { tiersScored } from './brewing.ts';
import type { ScenarioRow } from './cards.ts';
import { type Box, type Brew, MIRROR, RUNESTONE, TILE_TYPES, type TileType, WILD_LETTER } from './components.ts';
import { mostLetters } from './herbs.ts';
import type { Deeds, Holding } from './holding.ts';
import { tallyOf } from './tally.ts';
import type { Trial } from './trial.ts';

/** A side at the end of a game, as scenarios and achievements look at it. */
export interface Career {
  readonly holding: Holding;
  readonly deeds: Deeds;
  readonly sheet: ScoreSheet;
}

/** How much of what a trial asks for is there: at least so much, or at most. */
export interface Measure {
  readonly count: number;
  readonly bound: number;
  readonly isMost: boolean;
  readonly isMet: boolean;
}

const least = (count: number, bound: number): Measure => ({ count, bound, isMost: false, isMet: count >= bound });
const most = (count: number, bound: number): Measure => ({ count, bound, isMost: true, isMet: count <= bound });

/** A scenario as a side stands with it: its target first, then each objective (NOC-21.5). */
export const scenarioMeasures = (box: Box, { points, objectives }: ScenarioRow, career: Career): Measure[] => [
  least(career.sheet.total, points),
  ...objectives.map(({ test }) => measure(box, test, career)),
];

/** Whether a side masters a scenario: the target and all objectives (NOC-21.5); winning is not asked (NOC-21.6). */
export function mastered(box: Box, scenarioNumber: number, career: Career): boolean {
  const scenario = box.edition.scenarios.list.find(({ number }) => number === scenarioNumber);
  return scenario !== undefined && scenarioMeasures(box, scenario, career).every(({ isMet: met }) => met);
}

/** Ids of the achievements a side has met, in the order of the list. */
export const achievementsMet = (box: Box, career: Career): string[] =>
  box.edition.achievements.list.filter(({ test }) => isMet(box, test, career)).map(({ id }) => id);

/** Whether one trial is met (NOC-21.8 to 21.27). */
export const isMet = (box: Box, test: Trial, career: Career): boolean => measure(box, test, career).isMet;

function measure(box: Box, test: Trial, { holding, deeds, sheet }: Career): Measure {
  const { tiles } = box;
  const counts = typeCounts(box, holding);
  const countOf = (type: string): number => counts[TILE_TYPES.indexOf(type as TileType)] as number;
  const withAtLeast = (min: number): number => counts.filter((n) => n >= min).length;
  switch (test.type) {
    case 'totalAtLeast':
      return least(sheet.total, test.min);
    case 'categoryAtLeast':
      return least(categoryPoints(box, sheet, test.category), test.min);
    case 'anyTypeCountAtLeast':
      return least(Math.max(...counts), test.min);
    case 'typeCountAtLeast':
      return least(countOf(test.tileType), test.min);
    case 'typesWithCountAtLeast':
      return least(withAtLeast(test.min), test.types);
    case 'typeCountZero':
      return most(
        test.types.reduce((sum, type) => sum + countOf(type), 0),
        0,
      );
    case 'tileTypesAtMost':
      return most(withAtLeast(1), test.max);
    case 'fullMushroomSets': {
      const { tripti, duode } = tallyOf(box, holding);
      const [three, two] = [box.scoring.tripti.length - 1, box.scoring.duode.length - 1];
      return least(Math.min(tripti, three) + Math.min(duode, two), three + two);
    }
    case 'fullHerbSet':
      return least(mostLetters(tallyOf(box, holding).letters), box.scoring.herbSets.length - 1);
    case 'fullFeatherSet':
      return least(tallyOf(box, holding).feathers, box.scoring.feathers.length - 1);
    case 'concoctionsFullAtLeast': {
      const scored = tiersScored(box, holding);
      const full = holding.brews.filter((brew, i) => (box.brews[brew] as Brew).tiers.length === scored[i]);
      return least(full.length, test.min);
    }
    case 'differentRunestonesAtLeast':
      return least(runestoneSymbols(box, holding), test.min);
    case 'twilightGoalsAtLeast':
      return least(holding.twilight.length, test.min);
    case 'twilightGoalsAtMost':
      return most(holding.twilight.length, test.max);
    case 'noShadowReceived':
      return most(deeds.shadows, 0);
    case 'spriteLastSpaceOwned':
      return least(deeds.lastSpriteSpace, test.rounds === 'both' ? 2 : 1);
    case 'spriteAllSpacesOwned':
      return least(deeds.allSpriteSpaces, test.rounds === 'both' ? 2 : 1);
    case 'mirrorsAsDifferentTypesAtLeast':
      return least(new Set(holding.copies.filter((tile) => tile >= 0).map((tile) => tiles.type[tile])).size, test.min);
    case 'noSpriteTileWon':
      return most(deeds.moonlightSpriteTiles, 0);
    case 'noMirrorNoWildHerb':
      return most(
        holding.tiles.filter((tile) => tiles.type[tile] === MIRROR || tiles.letter[tile] === WILD_LETTER).length,
        0,
      );
    case 'enchantedAtLeast':
      return least(holding.tiles.filter((tile) => tiles.enchanted[tile]).length, test.min);
    case 'noCornerCast':
      return most(deeds.twilightCornerCasts, 0);
    default:
      return test satisfies never;
  }
}

/** Tiles by printed type; a mirror stone is a mirror stone (NOC-21.11). */
function typeCounts({ tiles }: Box, holding: Holding): number[] {
  const counts = TILE_TYPES.map(() => 0);
  for (const tile of holding.tiles) (counts[tiles.type[tile] as number] as number) += 1;
  return counts;
}

function categoryPoints(box: Box, sheet: ScoreSheet, category: string): number {
  const wanted: readonly string[] = box.edition.scoring.categoryAliases[category] ?? [category];
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
