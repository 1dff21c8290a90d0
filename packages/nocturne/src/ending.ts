import { type Action, type Tell, wholes } from '@nightjar/kernel';
import { type Brew, MIRROR } from './box.ts';
import { affords, spend, tiersPossible, tiersScored } from './brewing.ts';
import type { NocturneEvent } from './events.ts';
import { holdingOf, metAchievements, symbolsAt, totals } from './standing.ts';
import { isOpponent, NONE, type State } from './state.ts';

/** Opens the end of the game. */
export function beginEnding(state: State): void {
  state.opener = openerOf(state);
  state.counted = 0;
  state.stage = 'mirrors';
}

/** Who assigns mirror stones first (NOC-17.10, NOC-17.10b, NOC-20.7a). */
export function openerOf({ lastSpriteWinner, lastGridWinner, first }: State): number {
  if (lastSpriteWinner !== NONE) return lastSpriteWinner;
  return lastGridWinner === NONE ? first : lastGridWinner;
}

/** The side an end-of-game step has come to, clockwise from the opener (NOC-17.10a); NONE after the last. */
function sideInTurn(state: State): number {
  return state.counted < state.sides ? (state.opener + state.counted) % state.sides : NONE;
}

/** A side's mirror stones. */
export const stonesOf = (state: State, side: number): number =>
  (state.collection[side] as number[]).reduce((n, tile) => (state.box.tiles.type[tile] === MIRROR ? n + 1 : n), 0);

/** The tile kinds a mirror stone may copy: own tiles that are no mirror stones, ascending (NOC-17.3, NOC-17.4). */
export function mirrorOffers(state: State, side: number): number[] {
  const { kinds, type } = state.box.tiles;
  const owned = wholes(kinds, () => 0);
  for (const tile of state.collection[side] as number[]) owned[tile] = 1;
  const offers: number[] = [];
  for (let tile = 0; tile < kinds; tile += 1) if (owned[tile] === 1 && type[tile] !== MIRROR) offers.push(tile);
  return offers;
}

/** Finds who assigns a mirror stone next; without another tile there is nothing to copy (NOC-17.9). */
export function findMirror(state: State): void {
  const side = sideInTurn(state);
  if (side === NONE) {
    state.stage = 'reveal';
    return;
  }
  const stones = isOpponent(state, side) ? 0 : stonesOf(state, side);
  const copies = state.copies[side] as readonly number[];
  if (copies.length === stones) {
    state.counted += 1;
  } else if (stones === (state.collection[side] as number[]).length) {
    state.copies = state.copies.with(side, [...copies, NONE]);
  } else {
    state.turn = side;
    state.stage = 'mirror';
  }
}

/** A mirror stone copies a tile kind, or nothing. */
export function copyTile(state: State, tile: number, tell?: Tell<NocturneEvent>): void {
  const copies = state.copies[state.turn] as readonly number[];
  state.copies = state.copies.with(state.turn, [...copies, tile]);
  tell?.({ type: 'copied', side: state.turn, tile: tile === NONE ? null : (state.box.tiles.id[tile] as string) });
  state.stage = 'mirrors';
}

/** Concoctions are shown to all (NOC-17.12). */
export function revealBrews(state: State, tell?: Tell<NocturneEvent>): void {
  state.revealed = true;
  state.reveals += 1;
  for (let side = 0; side < state.options.players; side += 1) {
    const hand = state.brews[side] as readonly number[];
    if (hand.length > 0)
      tell?.({ type: 'revealed', side, concoctions: hand.map((brew) => state.box.brews[brew]?.id ?? '') });
  }
  state.counted = 0;
  state.stage = 'brews';
}

/** Asks each player in turn about the best allocation, where there is anything to allocate (NOC-18.19, NOC-18.19a). */
export function findBrewing(state: State): void {
  const side = sideInTurn(state);
  if (side === NONE) {
    state.counted = 0;
    state.stage = 'marks';
    return;
  }
  if (isOpponent(state, side) || !canBrewAny(state, side)) {
    state.counted += 1;
    return;
  }
  state.turn = side;
  state.stage = 'brewing';
}

function canBrewAny(state: State, side: number): boolean {
  const hand = state.brews[side] as readonly number[];
  if (hand.length === 0) return false;
  const symbols = symbolsAt(state, side);
  return hand.some((brew) => tiersPossible(symbols, brewAt(state, brew)) > 0);
}

/** The symbols of the side asked that are left when the first of its concoctions have these tiers. */
function symbolsLeft(state: State, tiers: readonly number[]): number[] {
  const hand = state.brews[state.turn] as readonly number[];
  const symbols = symbolsAt(state, state.turn);
  for (let i = 0; i < tiers.length; i += 1) spend(symbols, brewAt(state, hand[i] as number), tiers[i] as number);
  return symbols;
}

const brewAt = (state: State, brew: number): Brew => state.box.brews[brew] as Brew;

/** The tiers still possible for the next concoction, given those already arranged. */
export function tiersOpen(state: State): Action[] {
  const chosen = state.tiers[state.turn] ?? [];
  const next = brewAt(state, state.brews[state.turn]?.[chosen.length] as number);
  const symbols = symbolsLeft(state, chosen);
  const tiers = [0];
  for (let tier = 1; tier <= next.tiers.length; tier += 1) if (affords(symbols, next, tier)) tiers.push(tier);
  return tiers;
}

/** Takes the allocation into one's own hands: tier by tier, in the order the concoctions were acquired. */
export function arrange(state: State, tier: number, tell?: Tell<NocturneEvent>): void {
  const hand = state.brews[state.turn] as readonly number[];
  const chosen = (state.tiers[state.turn] ?? []).slice();
  if (tier !== NONE) chosen.push(tier);
  const symbols = symbolsLeft(state, chosen);
  // Where no tier is possible there is nothing to ask.
  while (chosen.length < hand.length && tiersPossible(symbols, brewAt(state, hand[chosen.length] as number)) === 0)
    chosen.push(0);
  state.tiers = state.tiers.with(state.turn, chosen);
  if (chosen.length < hand.length) state.stage = 'tier';
  else brewingDone(state, tell);
}

/** The allocation stands: the player's own, or the best one. */
export function brewingDone(state: State, tell?: Tell<NocturneEvent>): void {
  const side = state.turn;
  tell?.({ type: 'brewed', side, tiers: [...tiersScored(state.box, holdingOf(state, side))] });
  state.counted += 1;
  state.stage = 'brews';
}

/** With `achievementMarking` one, everybody marks one achievement met (NOC-23.3); then the game is over. */
export function findMark(state: State, tell?: Tell<NocturneEvent>): void {
  const side = state.options.achievementMarking === 'one' ? sideInTurn(state) : NONE;
  if (side === NONE) {
    state.stage = 'over';
    tell?.({ type: 'ended', totals: totals(state) });
    return;
  }
  const open = isOpponent(state, side) ? [] : marksOpen(state, side);
  state.turn = side;
  if (open.length > 1) state.stage = 'mark';
  else if (open.length === 1) mark(state, open[0] as number, tell);
  else state.counted += 1;
}

/** Achievements a side has met, as places in the edition's list. */
export const marksOpen = (state: State, side: number): Action[] => metAchievements(state, side);

export function mark(state: State, achievement: number, tell?: Tell<NocturneEvent>): void {
  state.marks = state.marks.with(state.turn, achievement);
  const id = state.box.edition.achievements.list[achievement]?.id ?? '';
  tell?.({ type: 'marked', side: state.turn, achievement: id });
  state.counted += 1;
  state.stage = 'marks';
}
