import type { Tell } from '@nightjar/kernel';
import { COLOURS, KEPT_JARS } from './box.ts';
import { named } from './diving.ts';
import type { NoctilucaEvent } from './events.ts';
import { common, ofColour } from './handful.ts';
import { put } from './placing.ts';
import { isSolo, lackedBy, NONE, nextSeat, type State } from './state.ts';

/** Declining is 0; a die and a jar lie one above their place. */
export const DECLINE = 0;
const offerOf = (colour: number, slot: number): number => colour * KEPT_JARS + slot + 1;
export const offerColour = (offer: number): number => Math.floor((offer - 1) / KEPT_JARS);
export const offerSlot = (offer: number): number => (offer - 1) % KEPT_JARS;

/** The passed dice that fit on one jar of a seat, if it has that jar. */
const fittingOn = (state: State, seat: number, slot: number): number =>
  slot < (state.jars[seat] as readonly number[]).length ? common(state.haul, lackedBy(state, seat, slot)) : 0;

/** What a seat may do with the passed dice: decline where it may, and place a colour on a jar with a free space of it (NLC-7.2). */
export function passedOffers(state: State, seat: number): number[] {
  const first = fittingOn(state, seat, 0);
  const second = fittingOn(state, seat, 1);
  const offers = mustPlacePassed(state) ? [] : [DECLINE];
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    if (ofColour(first, colour) > 0) offers.push(offerOf(colour, 0));
    if (ofColour(second, colour) > 0) offers.push(offerOf(colour, 1));
  }
  return offers;
}

/** Whether one of the passed dice fits on a jar of a seat. */
const canPlace = (state: State, seat: number): boolean =>
  fittingOn(state, seat, 0) > 0 || fittingOn(state, seat, 1) > 0;

/** The one thing that a seat may do with them, if there is only one. */
function onlyOffer(state: State, seat: number): number {
  const offers = passedOffers(state, seat);
  return offers.length === 1 ? (offers[0] as number) : NONE;
}

/** Whether a player who can place a passed die must (NLC-7.3a), or may (NLC-7.3). */
export const mustPlacePassed = ({ options }: State): boolean => options.passedDice === 'must';

/** Dice that did not fit leave the active player: to the next one (NLC-7.1), or alone to the tempest (NLC-12.2). */
export function beginPassing(state: State, tell?: Tell<NoctilucaEvent>): void {
  state.stage = 'delivering';
  state.served = 0;
  if (state.haul === 0) return;
  if (isSolo(state)) {
    state.storm += state.haul;
    tell?.({ type: 'stormed', dice: named(state.haul) });
    state.haul = 0;
    return;
  }
  tell?.({ type: 'passing', seat: state.active, dice: named(state.haul) });
  state.idle = 0;
  state.reached = nextSeat(state, state.active);
  state.stage = 'circling';
}

/** Takes the dice round the table to the players who can place one (NLC-7.2–7.6a); the active player is skipped (NLC-7.5). */
export function findTaker(state: State, tell?: Tell<NoctilucaEvent>): void {
  while (state.haul > 0 && state.idle < state.options.players - 1) {
    if (state.reached === state.active) state.reached = nextSeat(state, state.reached);
    if (!canPlace(state, state.reached)) {
      state.idle += 1;
      state.reached = nextSeat(state, state.reached);
      continue;
    }
    const only = mustPlacePassed(state) ? onlyOffer(state, state.reached) : NONE;
    if (only === NONE) {
      state.turn = state.reached;
      state.stage = 'passed';
      return;
    }
    placePassed(state, only, tell);
  }
  returnRest(state, tell);
}

/** The seat reached places one die, or none; the rest go on. */
export function placePassed(state: State, offer: number, tell?: Tell<NoctilucaEvent>): void {
  if (offer === DECLINE) {
    state.idle += 1;
    tell?.({ type: 'declined', seat: state.reached });
  } else {
    state.idle = 0;
    put(state, { seat: state.reached, slot: offerSlot(offer), colour: offerColour(offer), dice: 1 }, tell);
  }
  state.reached = nextSeat(state, state.reached);
  state.stage = 'circling';
}

/** Dice nobody took go to the lid (NLC-7.7). */
function returnRest(state: State, tell?: Tell<NoctilucaEvent>): void {
  if (state.haul > 0) {
    state.lid += state.haul;
    tell?.({ type: 'returned', dice: named(state.haul) });
    state.haul = 0;
  }
  state.reached = NONE;
  state.stage = 'delivering';
}
