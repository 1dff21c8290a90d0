import type { Tell } from '@nightjar/kernel';
import { hasAbility } from './casting.ts';
import { distinct } from './distinct.ts';
import type { NocturneEvent } from './events.ts';
import { collect, takeBack } from './phase.ts';
import { soloDedicates } from './solo.ts';
import {
  isOpponent,
  isShadow,
  kindOf,
  lift,
  MOONLIGHT,
  NONE,
  nextSide,
  oneMore,
  type State,
  shiftSupply,
  sideOf,
  strengthOf,
  tokenOf,
} from './state.ts';

/** Where a token would go on the Forest Sprite Board: before lower ones, after equal ones (NOC-8.8, NOC-8.9). */
export function placeFor(state: State, kind: number): number {
  const strength = state.box.tokens.strength[kind] as number;
  let place = 0;
  while (place < state.sprite.length && strengthOf(state, state.sprite[place] as number) >= strength) place += 1;
  return place;
}

/** Whether a token can be dedicated: no shadow token (NOC-8.6), none that would land beyond the last space (NOC-8.12). */
export const canDedicate = (state: State, kind: number): boolean =>
  !isShadow(state, kind) && placeFor(state, kind) < (state.box.spriteSpaces[state.sides] as number);

/** Lays a token on the board; one shifted beyond the last usable space returns at once (NOC-8.7–8.11). */
function lay(state: State, side: number, kind: number, tell?: Tell<NocturneEvent>): void {
  const place = placeFor(state, kind);
  state.sprite = state.sprite.toSpliced(place, 0, tokenOf(side, kind));
  state.dedicated |= 1 << side;
  tell?.({ type: 'dedicated', side, token: state.box.tokens.names[kind] as string, place: place + 1 });
  if (state.sprite.length <= (state.box.spriteSpaces[state.sides] as number)) return;
  const pushed = state.sprite.at(-1) as number;
  state.sprite = state.sprite.slice(0, -1);
  shiftSupply(state, sideOf(pushed), kindOf(pushed), 1);
  tell?.({
    type: 'returned',
    side: sideOf(pushed),
    token: state.box.tokens.names[kindOf(pushed)] as string,
    pushed: true,
  });
}

const hasDedicated = (state: State, side: number): boolean => ((state.dedicated >> side) & 1) === 1;

/** Goes through the unsuccessful tokens until a player has to decide (NOC-8.1–8.6). */
export function findDedication(state: State, tell?: Tell<NocturneEvent>): void {
  if (state.options.dedicationOrder === 'clockwise') return findOffer(state, tell);
  while (state.waiting.length > 0) {
    const token = state.tokens[state.waiting[0] as number] as number;
    const side = sideOf(token);
    if (isOpponent(state, side)) opponentDecides(state, token, tell);
    else if (hasDedicated(state, side) || !canDedicate(state, kindOf(token))) takeBackNext(state, tell);
    else {
      state.turn = side;
      state.stage = 'dedicate';
      return;
    }
  }
  state.stage = 'gifting';
}

/**
 * Any unsuccessful token of the opponent's has a card turned up for its icon (NOC-19.13b); its tokens come highest
 * first, so the first one that can be dedicated is the one (NOC-19.13).
 */
function opponentDecides(state: State, token: number, tell?: Tell<NocturneEvent>): void {
  const wants = soloDedicates(state, tell) && !hasDedicated(state, sideOf(token));
  if (wants && canDedicate(state, kindOf(token))) dedicateNext(state, tell);
  else takeBackNext(state, tell);
}

/** The space of the token considered, which waits no longer. */
function nextWaiting(state: State): number {
  const space = state.waiting[0] as number;
  state.waiting = state.waiting.slice(1);
  return space;
}

/** The owner of the token considered dedicates it (NOC-8.4a). */
export function dedicateNext(state: State, tell?: Tell<NocturneEvent>): void {
  const token = lift(state, nextWaiting(state));
  lay(state, sideOf(token), kindOf(token), tell);
}

/** The token considered returns to its owner (NOC-8.5). */
export function takeBackNext(state: State, tell?: Tell<NocturneEvent>): void {
  const space = nextWaiting(state);
  const token = state.tokens[space] as number;
  takeBack(state, space);
  tell?.({
    type: 'returned',
    side: sideOf(token),
    token: state.box.tokens.names[kindOf(token)] as string,
    pushed: false,
  });
}

/** NOC-8.4c: from the winner's left, each player names one own unsuccessful token or none. */
function findOffer(state: State, tell?: Tell<NocturneEvent>): void {
  for (let side = nextSide(state, state.winner); side !== state.winner; side = nextSide(state, side)) {
    if (state.waiting.every((space) => sideOf(state.tokens[space] as number) !== side)) continue;
    if (isOpponent(state, side)) {
      opponentOffers(state, side, tell);
    } else if (offers(state, side).length === 0) {
      closeOffer(state, side, tell);
    } else {
      state.turn = side;
      state.stage = 'offer';
      return;
    }
  }
  state.stage = 'gifting';
}

/** The distinct token kinds a side may dedicate now, ascending. */
export function offers(state: State, side: number): number[] {
  const kinds: number[] = [];
  for (const space of state.waiting) {
    const token = state.tokens[space] as number;
    const kind = kindOf(token);
    if (sideOf(token) === side && !kinds.includes(kind) && canDedicate(state, kind)) kinds.push(kind);
  }
  return kinds.sort((a, b) => a - b);
}

function opponentOffers(state: State, side: number, tell?: Tell<NocturneEvent>): void {
  const best = offers(state, side).at(-1);
  offer(state, side, soloDedicates(state, tell) && best !== undefined ? best : NONE, tell);
}

/** A side dedicates one token, or none, and takes its other tokens back. */
export function offer(state: State, side: number, kind: number, tell?: Tell<NocturneEvent>): void {
  const space = state.waiting.find((waiting) => state.tokens[waiting] === tokenOf(side, kind));
  if (kind !== NONE && space !== undefined) {
    state.waiting = state.waiting.toSpliced(state.waiting.indexOf(space), 1);
    lift(state, space);
    lay(state, side, kind, tell);
  }
  closeOffer(state, side, tell);
}

function closeOffer(state: State, side: number, tell?: Tell<NocturneEvent>): void {
  const mine = state.waiting.filter((space) => sideOf(state.tokens[space] as number) === side);
  state.waiting = state.waiting.filter((space) => sideOf(state.tokens[space] as number) !== side);
  for (const space of mine) {
    const token = state.tokens[space] as number;
    takeBack(state, space);
    tell?.({ type: 'returned', side, token: state.box.tokens.names[kindOf(token)] as string, pushed: false });
  }
}

/** Token kinds the winner may dedicate by Gift, ascending (NOC-4.7, NOC-4.7b). */
export const gifts = (state: State): number[] => distinct(state.giftable).filter((kind) => canDedicate(state, kind));

/** The winner decides on Gift after all others (NOC-4.7a). */
export function findGift(state: State): void {
  state.dedicated = 0;
  if (!hasAbility(state, state.winner, 'gift') || gifts(state).length === 0) {
    state.stage = 'phaseEnd';
    return;
  }
  state.turn = state.winner;
  state.stage = 'gift';
}

/** The winner dedicates by Gift (NOC-4.7). */
export function gift(state: State, kind: number, tell?: Tell<NocturneEvent>): void {
  state.used = state.used.with(state.winner, true);
  tell?.({ type: 'ability', side: state.winner, ability: 'gift' });
  shiftSupply(state, state.winner, kind, -1);
  lay(state, state.winner, kind, tell);
  state.dedicated = 0;
}

/** Opens the resolution of the board at the end of a round (NOC-14.2, NOC-17.1). */
export function beginSprites(state: State): void {
  const spaces = state.box.spriteSpaces[state.sides] as number;
  const last = state.sprite[spaces - 1];
  if (last !== undefined) {
    const owner = sideOf(last);
    state.lastSpace = oneMore(state.lastSpace, owner);
    if (state.sprite.every((token) => sideOf(token) === owner)) state.allSpaces = oneMore(state.allSpaces, owner);
  }
  state.resolved = 0;
  state.stage = 'sprites';
}

/** The distinct tile kinds left on the board, ascending. */
export const spriteOffers = (state: State): number[] => distinct(state.slots);

/** From space 1 downwards each token's owner takes a tile; only a real choice is asked (NOC-14.2). */
export function findSprite(state: State, tell?: Tell<NocturneEvent>): void {
  const kinds = spriteOffers(state);
  const token = state.sprite[state.resolved];
  if (token === undefined || kinds.length === 0) {
    // NOC-14.3: tiles that no side took leave the game.
    state.gone = [...state.gone, ...state.slots.filter((tile) => tile !== NONE)];
    state.slots = [];
    state.stage = 'dusk';
    return;
  }
  state.turn = sideOf(token);
  if (isOpponent(state, state.turn)) takeSprite(state, state.slots.find((tile) => tile !== NONE) as number, tell);
  else if (kinds.length === 1) takeSprite(state, kinds[0] as number, tell);
  else state.stage = 'sprite';
}

/** The owner of the token being resolved takes a tile. */
export function takeSprite(state: State, tile: number, tell?: Tell<NocturneEvent>): void {
  const token = state.sprite[state.resolved] as number;
  const slot = state.slots.indexOf(tile);
  const side = sideOf(token);
  state.slots = state.slots.with(slot, NONE);
  (state.collection[side] as number[]).push(tile);
  state.resolved += 1;
  state.winner = side;
  state.winning = token;
  state.source = 'sprite';
  state.corner = false;
  state.lastSpriteWinner = side;
  if (state.round === MOONLIGHT) state.moonTiles = oneMore(state.moonTiles, side);
  tell?.({
    type: 'took',
    side,
    tile: state.box.tiles.id[tile] as string,
    slot: slot + 1,
    token: state.box.tokens.names[kindOf(token)] as string,
  });
  collect(state, tile);
  state.stage = 'effects';
}
