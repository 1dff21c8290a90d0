import {
  type Eyes,
  lineParts,
  type Result,
  type ScoreSheet,
  type SharedSheet,
  several,
  type ViewerPart,
  wholes,
  withoutLine,
} from '@nightjar/kernel';
import { JAR_COLOURS } from './box.ts';
import { gathered, oneToken, sizeOf } from './handful.ts';
import type { Holding, Occasion } from './holding.ts';
import { type Majority, majorities } from './majority.ts';
import { favourites, places, points, sheets } from './scoring.ts';
import { isSolo, NONE, type State, TEMPEST, tokenColour, tokenValue } from './state.ts';

/** Values of a side's tokens by colour. */
function valuesOf(state: State, side: number): number[][] {
  const values: number[][] = several(JAR_COLOURS.length, () => []);
  for (const token of state.tokens[side] as number[]) {
    (values[tokenColour(state.box, token)] as number[]).push(tokenValue(state.box, token));
  }
  return values;
}

/** How many tokens of each colour a side has, in a handful. */
export function heldBy(state: State, side: number): number {
  let held = 0;
  for (const token of state.tokens[side] as readonly number[]) held += oneToken(tokenColour(state.box, token));
  return held;
}

/** What scoring needs to know of the table, as if the game ended now. */
export function occasionOf(state: State): Occasion {
  return {
    stack: state.box.tokens.length,
    taken: state.taken,
    held: wholes(state.tokens.length, (side) => heldBy(state, side)),
    tempest: isSolo(state) ? { tokens: valuesOf(state, TEMPEST), dice: sizeOf(state.storm) } : null,
  };
}

/** Who would win the majority of each token colour, if the game ended now; alone, the tempest is side 1. */
export const majoritiesOf = (state: State): Majority[] => majorities(occasionOf(state));

/** What a player holds as these eyes know it: another's favourite is unknown until the end (NLC-14.2). */
const holdingOf = (state: State, seat: number, eyes: Eyes): Holding => ({
  tokens: valuesOf(state, seat),
  delivered: state.delivered[seat] as number[],
  favourite:
    seat === eyes || state.stage === 'over'
      ? (state.box.favourites[state.favourites[seat] as number]?.colour ?? NONE)
      : NONE,
  leftover: sizeOf(gathered(state.dice[seat] as number[])),
});

const holdingsOf = (state: State, eyes: Eyes): Holding[] => state.pawns.map((_, seat) => holdingOf(state, seat, eyes));

/** Points of a game that is over. */
export const totals = (state: State): number[] => points(state.box, occasionOf(state), holdingsOf(state, 'table'));

/** Each player's score as these eyes know it, if the game ended now, as its sum. */
export const explain = (state: State, eyes: Eyes): ScoreSheet[] =>
  sheets(state.box, occasionOf(state), holdingsOf(state, eyes));

/** What everybody knows of the scores. */
export const sharedSheets = (state: State): SharedSheet[] =>
  explain(state, 'table').map((sheet) => withoutLine(sheet, 'favourite'));

/** What depends on eyes: the lines of favourites, and with them the totals. */
export const sheetParts = (state: State, eyes: Eyes, shared: readonly SharedSheet[]): ViewerPart[] =>
  shared.flatMap((sheet) => lineParts(sheet, favourites(state.box, holdingOf(state, sheet.seat, eyes))));

/** Scores and places; null until the game is over. */
export function result(state: State): Result | null {
  if (state.stage !== 'over') return null;
  const scores = totals(state);
  return {
    scores,
    places: places(
      scores,
      state.delivered.map((jars) => jars.length),
    ),
  };
}
