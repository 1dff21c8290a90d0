import {
  type Eyes,
  lineParts,
  type Result,
  type ScoreSheet,
  type SharedSheet,
  type ViewerPart,
  withoutLine,
} from '@nightjar/kernel';
import { achievementsMet, type Career, type Measure, mastered, scenarioMeasures } from './awards.ts';
import { symbolsOf } from './brewing.ts';
import { haulsOf, rememberedHauls } from './haul.ts';
import type { Deeds, Holding, Occasion } from './holding.ts';
import { concoctions, places, points, sheets } from './scoring.ts';
import {
  controlled,
  isOpponent,
  isSolo,
  MOONLIGHT,
  NONE,
  type State,
  sideOf,
  spritePlace,
  supplySize,
} from './state.ts';

/** What scoring needs to know of the table. Until Moonlight its goals apply to nobody (NOC-15.2, NOC-21.4). */
export const occasionOf = (state: State): Occasion => ({
  layout: state.layout,
  moonlight: state.round === MOONLIGHT ? state.moonlight : [],
  solo: isSolo(state),
  family: state.options.familyMode,
  preciousStones: state.options.modifiedGame === 'preciousStones',
  shapeTokenReuse: state.options.shapeTokenReuse,
});

const symbolOf = (state: State, side: number): number =>
  state.box.characters[state.characters[side] as number]?.symbol ?? NONE;

/** What a side holds as things stand. Tokens and spaces count only in the round that is scored. */
export const holdingOf = (state: State, side: number): Holding =>
  holdingWith(state, side, state.brews[side] as readonly number[]);

/** The same if the side had these concoctions. */
function holdingWith(state: State, side: number, brews: readonly number[]): Holding {
  const scored = state.round === MOONLIGHT;
  const tiers = state.tiers[side] ?? null;
  let spriteTokens = 0;
  for (const token of state.sprite) if (sideOf(token) === side) spriteTokens += 1;
  return {
    tiles: state.collection[side] as number[],
    copies: state.copies[side] as readonly number[],
    symbol: symbolOf(state, side),
    brews,
    // An arrangement counts once it is complete.
    tiers: tiers !== null && tiers.length === brews.length ? tiers : null,
    twilight: twilightOf(state, side),
    spaces: scored ? controlled(state, side) : 0,
    spriteTokens,
    spritePlace: spritePlace(state, side),
    leftover: scored ? supplySize(state, side) : 0,
    unusedAbility: state.abilities[side] !== NONE && !state.used[side],
  };
}

/** The Twilight goals a side has. */
function twilightOf({ twilight, holders }: State, side: number): number[] {
  const goals: number[] = [];
  for (let i = 0; i < twilight.length; i += 1) if (holders[i] === side) goals.push(twilight[i] as number);
  return goals;
}

/** The symbols a side has to brew with (NOC-18.15). */
export const symbolsAt = (state: State, side: number): number[] =>
  symbolsOf(state.box, { tiles: state.collection[side] as number[], symbol: symbolOf(state, side) });

/** Everybody's holdings; the solo opponent scores nothing (NOC-19.19b). */
export function holdingsOf(state: State): Holding[] {
  const holdings: Holding[] = [];
  for (let side = 0; side < state.options.players; side += 1) holdings.push(holdingOf(state, side));
  return holdings;
}

/** The same as these eyes know it: others' concoctions count once they are shown (NOC-26.4). */
export function knownHoldings(state: State, eyes: Eyes): Holding[] {
  const holdings: Holding[] = [];
  for (let side = 0; side < state.options.players; side += 1) {
    const isKnown = side === eyes || state.revealed;
    holdings.push(isKnown ? holdingOf(state, side) : holdingWith(state, side, []));
  }
  return holdings;
}

export const totals = (state: State): number[] => points(state.box, occasionOf(state), holdingsOf(state));

/** Each player's score as these eyes know it now, as its sum. */
export const explain = (state: State, eyes: Eyes): ScoreSheet[] =>
  sheets(state.box, occasionOf(state), knownHoldings(state, eyes));

/** What everybody knows of the scores. */
export const sharedSheets = (state: State): SharedSheet[] =>
  explain(state, 'table').map((sheet) => withoutLine(sheet, 'concoctions'));

/** What depends on eyes: the lines of concoctions, and with them the totals. */
export const sheetParts = (state: State, eyes: Eyes, shared: readonly SharedSheet[]): ViewerPart[] =>
  shared.flatMap((sheet) => {
    const isKnown = sheet.seat === eyes || state.revealed;
    return lineParts(sheet, isKnown ? concoctions(state.box, holdingOf(state, sheet.seat)) : []);
  });

/** Scores and places; null until the game is over. */
export const result = (state: State): Result | null => (state.stage === 'over' ? ended(state, haulsOf) : null);

/** The same for a search, which looks at many ends that differ little: by hauls that are remembered. */
export const foreseen = (state: State): Result | null =>
  state.stage === 'over' ? ended(state, rememberedHauls) : null;

function ended(state: State, hauls: typeof haulsOf): Result {
  const holdings = holdingsOf(state);
  const scores = points(state.box, occasionOf(state), holdings, hauls(state.box, holdings));
  return { scores, places: places(scores, holdings, state.options.familyMode !== 'off') };
}

const deedsOf = (state: State, side: number): Deeds => ({
  shadows: state.shadows[side] as number,
  lastSpriteSpace: state.lastSpace[side] as number,
  allSpriteSpaces: state.allSpaces[side] as number,
  moonlightSpriteTiles: state.moonTiles[side] as number,
  twilightCornerCasts: state.cornerCasts[side] as number,
});

/** A side at the end of the game, as scenarios and achievements look at it. */
const careerOf = (state: State, side: number): Career => ({
  holding: holdingOf(state, side),
  deeds: deedsOf(state, side),
  sheet: sheets(state.box, occasionOf(state), holdingsOf(state))[side] as ScoreSheet,
});

/** Achievements need a game by the normal rules (NOC-23.1). */
const isNormal = ({ options }: State): boolean =>
  options.familyMode === 'off' && options.scenario === null && options.modifiedGame === null;

/** Achievements a side has met, as places in the edition's list; none outside the normal game. */
export function metAchievements(state: State, side: number): number[] {
  if (!isNormal(state) || isOpponent(state, side)) return [];
  const met = achievementsMet(state.box, careerOf(state, side));
  return state.box.edition.achievements.list.flatMap(({ id }, i) => (met.includes(id) ? [i] : []));
}

/** What a finished game adds to a player's track (NOC-23.3–23.6). */
export interface Gains {
  readonly achievements: readonly string[];
  readonly scenario: number | null;
  readonly modifiedGame: string | null;
}

/** The gains of one seat; null until the game is over. */
export function gains(state: State, seat: number): Gains | null {
  if (state.stage !== 'over') return null;
  const { scenario, modifiedGame, achievementMarking } = state.options;
  const marked = state.marks[seat] as number;
  const met = achievementMarking === 'all' ? metAchievements(state, seat) : marked === NONE ? [] : [marked];
  return {
    achievements: met.map((i) => state.box.edition.achievements.list[i]?.id ?? ''),
    scenario: scenario !== null && mastered(state.box, scenario, careerOf(state, seat)) ? scenario : null,
    modifiedGame,
  };
}

/** How a seat stands with the scenario, if the game ended now: its target first, then each objective; none without one. */
export function scenarioStand(state: State, seat: number): readonly Measure[] {
  const row = state.box.edition.scenarios.list.find(({ number }) => number === state.options.scenario);
  return row === undefined ? [] : scenarioMeasures(state.box, row, careerOf(state, seat));
}
