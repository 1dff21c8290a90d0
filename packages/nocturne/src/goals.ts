import type { Tell } from '@nightjar/kernel';
import { areaCount, largestArea, size } from './areas.ts';
import type { TwilightGoal } from './box.ts';
import type { NocturneEvent } from './events.ts';
import { controlled, isAhead, kindOf, NONE, type State, sideOf, TWILIGHT } from './state.ts';

/** After a tile is won, the winner takes every open goal it now meets (NOC-12.4, NOC-12.8, NOC-12.11). */
export function checkGoals(state: State, tell?: Tell<NocturneEvent>): void {
  if (state.round !== TWILIGHT) return;
  if (kindOf(state.winning) === state.box.tokens.star) state.starWon = state.starWon.with(state.winner, true);
  for (let i = 0; i < state.twilight.length; i += 1) {
    const goal = state.box.twilight[state.twilight[i] as number] as TwilightGoal;
    if (goal.immediate && state.holders[i] === NONE && isMet(state, goal)) give(state, i, state.winner, tell);
  }
}

function give(state: State, i: number, side: number, tell?: Tell<NocturneEvent>): void {
  state.holders = state.holders.with(i, side);
  tell?.({ type: 'goal', side, goal: state.box.twilight[state.twilight[i] as number]?.id ?? '' });
}

function isMet(state: State, goal: TwilightGoal): boolean {
  const side = state.winner;
  switch (goal.kind) {
    case 'firstWinWithValue':
      return state.box.tokens.strength[kindOf(state.winning)] === goal.number;
    case 'separateControlAreasAtLeast':
    case 'controlAreaSizeAtLeast':
    case 'differentSymbolsAtLeast':
      return countOf(state, goal, side) >= goal.number;
    case 'firstCornerCast':
      return state.corner;
    case 'lastStarWins':
      // NOC-13.12: all stars but this one have won before, so now all have.
      return kindOf(state.winning) === state.box.tokens.star && state.starWon.every((won) => won);
    // These are decided at the end of Twilight (NOC-12.5).
    case 'largestControlArea':
    case 'mostSeparateControlAreas':
    case 'mostTokensInTopRow':
    case 'lowestSpriteBoardToken':
      return false;
    default:
      return goal.kind satisfies never;
  }
}

/** Different symbols among tiles plus the character's (NOC-13.10, NOC-4.10, NOC-19.21a). */
function differentSymbols(state: State, side: number): number {
  let seen = 0;
  const character = state.box.characters[state.characters[side] as number];
  if (character !== undefined) seen |= 1 << character.symbol;
  for (const tile of state.collection[side] as number[]) {
    const symbols = state.box.tiles.symbols[tile] as readonly number[];
    for (let symbol = 0; symbol < symbols.length; symbol += 1) if ((symbols[symbol] as number) > 0) seen |= 1 << symbol;
  }
  let count = 0;
  for (let rest = seen; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Decides the goals of the end of Twilight while the tokens still lie there (NOC-12.5–12.7). */
export function decideGoals(state: State, tell?: Tell<NocturneEvent>): void {
  for (let i = 0; i < state.twilight.length; i += 1) {
    const goal = state.box.twilight[state.twilight[i] as number] as TwilightGoal;
    if (goal.immediate || state.holders[i] !== NONE) continue;
    const side = goal.kind === 'lowestSpriteBoardToken' ? lowestOnBoard(state) : most(state, goal);
    if (side !== NONE) give(state, i, side, tell);
  }
}

/** Goals that no side has taken leave the game (NOC-12.10, NOC-14.10). */
export function dropGoals(state: State, tell?: Tell<NocturneEvent>): void {
  const left = state.twilight.filter((_, i) => state.holders[i] === NONE);
  if (left.length === 0) return;
  state.twilight = state.twilight.filter((_, i) => state.holders[i] !== NONE);
  state.holders = state.holders.filter((holder) => holder !== NONE);
  tell?.({ type: 'goalsLeft', goals: left.map((goal) => state.box.twilight[goal]?.id ?? '') });
}

/** NOC-13.9: the owner of the lowest token; none if the board is empty. */
function lowestOnBoard(state: State): number {
  const last = state.sprite.at(-1);
  return last === undefined ? NONE : sideOf(last);
}

/** The side with the most of what the goal counts, at least 1 (NOC-12.7); ties by NOC-12.6 and NOC-12.6a. */
function most(state: State, goal: TwilightGoal): number {
  let best = NONE;
  let amount = 0;
  for (let side = 0; side < state.sides; side += 1) {
    const own = countOf(state, goal, side);
    if (own > amount || (own === amount && best !== NONE && isAhead(state, side, best))) {
      best = side;
      amount = own;
    }
  }
  return best;
}

/** Whether a goal counts something on the table, rather than waits for a deed. */
const isCounted = ({ kind }: TwilightGoal): boolean =>
  kind !== 'firstWinWithValue' && kind !== 'firstCornerCast' && kind !== 'lastStarWins';

/** How much of what a goal counts a side has (section 13). */
function countOf(state: State, { kind }: TwilightGoal, side: number): number {
  switch (kind) {
    case 'largestControlArea':
    case 'controlAreaSizeAtLeast':
      return largestArea(state.layout, controlled(state, side));
    case 'mostSeparateControlAreas':
    case 'separateControlAreasAtLeast':
      return areaCount(state.layout, controlled(state, side));
    case 'mostTokensInTopRow':
      return size(controlled(state, side) & state.layout.topRow);
    case 'differentSymbolsAtLeast':
      return differentSymbols(state, side);
    case 'lowestSpriteBoardToken':
      return lowestOnBoard(state) === side ? 1 : 0;
    case 'firstWinWithValue':
    case 'firstCornerCast':
    case 'lastStarWins':
      return 0;
    default:
      return kind satisfies never;
  }
}

/** How far everybody is in a Twilight goal. */
export interface GoalStand {
  /** By side; null where the goal counts nothing. */
  readonly counts: readonly (number | null)[];
  /** What has to be reached; 0 where the most count, or nothing does. */
  readonly needs: number;
}

/** How far everybody is in each Twilight goal in play. */
export const goalStands = (state: State): GoalStand[] =>
  state.twilight.map((place) => {
    const goal = state.box.twilight[place] as TwilightGoal;
    return {
      counts: state.supply.map((_, side) => (isCounted(goal) ? countOf(state, goal, side) : null)),
      needs: isCounted(goal) && goal.immediate ? goal.number : 0,
    };
  });
