import type { Tell } from '@nightjar/kernel';
import { CHEST, RUNESTONE } from './box.ts';
import { canAnswer, freeBeside, ORDINARY, startSpaces, WAYS, winsAtOnce } from './casting.ts';
import type { NocturneEvent } from './events.ts';
import { soloAnswer, soloStart } from './solo.ts';
import {
  hasPassed,
  hasTokens,
  highest,
  isOpponent,
  isShadow,
  kindOf,
  lift,
  NONE,
  nextSide,
  oneMore,
  type State,
  shiftSupply,
  sideOf,
  TWILIGHT,
  tokenOf,
} from './state.ts';

/** Finds who makes the next starting spell, from the side whose turn it is (NOC-9.1–9.8, NOC-10.2). */
export function findStart(state: State, tell?: Tell<NocturneEvent>): void {
  if (state.passed === (1 << state.sides) - 1) {
    state.stage = 'roundEnd';
    return;
  }
  const side = state.turn;
  if (hasPassed(state, side)) return handStartOn(state);
  if (!hasTokens(state, side)) return pass(state, true, tell);
  if (startSpaces(state) === 0) {
    if (state.tied === NONE) {
      state.stage = 'roundEnd';
      return;
    }
    // NOC-9.4: a skip is no pass.
    tell?.({ type: 'skipped', side });
    return handStartOn(state);
  }
  if (!isOpponent(state, side)) {
    state.stage = 'start';
    return;
  }
  const { kind, space } = soloStart(state, tell);
  cast(state, ORDINARY, kind, space, tell);
}

/** NOC-9.5: a player who gets the start by a skip or a pass may cast anywhere. */
function handStartOn(state: State): void {
  state.tied = NONE;
  state.turn = nextSide(state, state.turn);
}

/** Finds who answers the current highest spell next; a side that cannot cast passes by itself (NOC-5.1, NOC-6.5a). */
export function findAnswer(state: State, tell?: Tell<NocturneEvent>): void {
  const owner = sideOf(state.tokens[highest(state)] as number);
  if ((state.passed | (1 << owner)) === (1 << state.sides) - 1) return win(state, 'alone', tell);
  state.turn = nextSide(state, state.turn);
  if (hasPassed(state, state.turn)) return;
  if (isOpponent(state, state.turn)) {
    const answer = soloAnswer(state, tell);
    if (answer === null) pass(state, true, tell);
    else cast(state, ORDINARY, answer.kind, answer.space, tell);
    return;
  }
  if (canAnswer(state, state.turn)) state.stage = 'answer';
  else pass(state, true, tell);
}

/** The side whose turn it is passes for the rest of the phase (NOC-5.4, NOC-9.6a). */
export function pass(state: State, forced: boolean, tell?: Tell<NocturneEvent>): void {
  const start = state.casts.length === 0;
  state.passed |= 1 << state.turn;
  tell?.({ type: 'passed', side: state.turn, forced, start });
  if (start) {
    handStartOn(state);
    state.stage = 'starting';
  } else {
    state.stage = 'answering';
  }
}

/** The side whose turn it is casts a token on a tile. */
export function cast(state: State, way: number, kind: number, space: number, tell?: Tell<NocturneEvent>): void {
  const side = state.turn;
  const start = state.casts.length === 0;
  shiftSupply(state, side, kind, -1);
  state.tokens[space] = tokenOf(side, kind);
  state.free &= ~(1 << space);
  state.casts.push(space);
  state.opened = true;
  if (way !== ORDINARY) {
    state.used = state.used.with(side, true);
    tell?.({ type: 'ability', side, ability: WAYS[way] as string });
  }
  tell?.({
    type: 'cast',
    side,
    token: state.box.tokens.names[kind] as string,
    space: state.layout.names[space] as string,
    how: WAYS[way] as string,
    start,
  });
  // NOC-9.10: on the start nothing else lies in the grid, so no free tile beside means an isolated tile.
  state.corner = start && freeBeside(state, space) === 0;
  const reason = winsAtOnce(state, side);
  if (reason === null) state.stage = 'answering';
  else win(state, reason, tell);
}

/** The owner of the current highest spell wins the tile under it (NOC-7.6–7.8). */
export function win(state: State, reason: string, tell?: Tell<NocturneEvent>): void {
  const space = highest(state);
  const token = state.tokens[space] as number;
  const side = sideOf(token);
  const tile = state.tiles[space] as number;
  state.tiles[space] = NONE;
  (state.collection[side] as number[]).push(tile);
  state.winner = side;
  state.won = space;
  state.source = 'grid';
  state.winning = token;
  state.lastGridWinner = side;
  if (state.corner && state.round === TWILIGHT) state.cornerCasts = oneMore(state.cornerCasts, side);
  tell?.({
    type: 'won',
    side,
    tile: state.box.tiles.id[tile] as string,
    space: state.layout.names[space] as string,
    token: state.box.tokens.names[kindOf(token)] as string,
    corner: state.corner,
    reason,
  });
  takeBackWinners(state);
  collect(state, tile);
  state.stage = 'effects';
}

/** NOC-7.8: the winner's other tokens return at once; the rest wait for the dedication, last cast first (NOC-8.4a). */
function takeBackWinners(state: State): void {
  const giftable: number[] = [];
  const waiting: number[] = [];
  for (let i = state.casts.length - 2; i >= 0; i -= 1) {
    const space = state.casts[i] as number;
    const token = state.tokens[space] as number;
    if (sideOf(token) !== state.winner) {
      waiting.push(space);
      continue;
    }
    const kind = kindOf(lift(state, space));
    shiftSupply(state, state.winner, kind, 1);
    if (!isShadow(state, kind)) giftable.push(kind);
  }
  state.giftable = giftable;
  state.waiting = waiting;
}

/** A tile with an effect waits to be resolved; the solo opponent's tiles have none (NOC-11.1, NOC-11.4, NOC-19.19a). */
export function collect(state: State, tile: number): void {
  if (isOpponent(state, state.winner)) return;
  const type = state.box.tiles.type[tile];
  if (type === CHEST || type === RUNESTONE) state.effects = [...state.effects, tile];
}

/** After the dedication: the round ends with the last tile, else the winner starts beside the space just won (NOC-10.1, NOC-9.2). */
export function endPhase(state: State): void {
  state.passed = 0;
  state.casts = [];
  state.soloIcon = null;
  state.tied = state.won;
  state.turn = state.winner;
  state.stage = state.free === 0 ? 'roundEnd' : 'starting';
}

/** Family mode has no Forest Sprite Board: all unsuccessful tokens return (NOC-20.4). */
export function returnAll(state: State): void {
  for (const space of state.waiting) takeBack(state, space);
  state.waiting = [];
}

/** An unsuccessful token returns to the player who cast it (NOC-8.5, NOC-14.16). */
export function takeBack(state: State, space: number): void {
  const token = lift(state, space);
  shiftSupply(state, sideOf(token), kindOf(token), 1);
}
