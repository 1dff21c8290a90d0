import type { Tell } from '@nightjar/kernel';
import { COLOURS } from './box.ts';
import type { NoctilucaEvent } from './events.ts';
import { ofColour, oneDie } from './handful.ts';
import { freeOn, freeSpaces, lackedBy, type State } from './state.ts';

/** Dice of one colour that go on one jar. */
export interface Placement {
  readonly seat: number;
  readonly slot: number;
  readonly colour: number;
  readonly dice: number;
}

/** Moves dice from the haul to a jar. */
export function put(state: State, { seat, slot, colour, dice }: Placement, tell?: Tell<NoctilucaEvent>): void {
  if (dice === 0) return;
  const own = state.dice[seat] as number[];
  own[slot] = (own[slot] as number) + dice * oneDie(colour);
  state.haul -= dice * oneDie(colour);
  tell?.({
    type: 'placed',
    seat,
    jar: state.box.jars.id[(state.jars[seat] as number[])[slot] as number] as string,
    colour: COLOURS[colour] as string,
    count: dice,
    passed: seat !== state.active,
  });
}

/** How many collected dice of a colour must be placed: as many as fit (NLC-6.3). */
export const fitting = (state: State, colour: number): number =>
  Math.min(ofColour(state.haul, colour), freeSpaces(state, state.active, colour));

/** How many of the colour being placed may go on the first of two jars; the others that fit go on the second. */
export function splits(state: State): number[] {
  const { active, placing } = state;
  const fit = fitting(state, placing);
  const most = Math.min(fit, freeOn(state, active, 0, placing));
  const ways: number[] = [];
  // At least those that do not fit on the second.
  for (let n = Math.max(0, fit - freeOn(state, active, 1, placing)); n <= most; n += 1) ways.push(n);
  return ways;
}

/** Places collected dice colour by colour; where they can be split over two jars in several ways, the player says how (NLC-6.3a). */
export function findSplit(state: State, tell?: Tell<NoctilucaEvent>): void {
  const { active } = state;
  const jars = (state.jars[active] as readonly number[]).length;
  const lackedByFirst = jars > 0 ? lackedBy(state, active, 0) : 0;
  const lackedBySecond = jars > 1 ? lackedBy(state, active, 1) : 0;
  for (let colour = state.placing; colour < COLOURS.length; colour += 1) {
    const dice = ofColour(state.haul, colour);
    if (dice === 0) continue;
    const first = ofColour(lackedByFirst, colour);
    const second = ofColour(lackedBySecond, colour);
    // Several ways only where both jars have room and not all of it is filled.
    if (first > 0 && second > 0 && dice < first + second) {
      state.placing = colour;
      state.turn = active;
      state.stage = 'place';
      return;
    }
    const onFirst = Math.min(dice, first);
    putSplit(state, colour, onFirst, Math.min(dice - onFirst, second), tell);
  }
  state.placing = COLOURS.length;
  state.stage = 'passing';
}

/** The player has said how many go on the first jar. */
export function split(state: State, onFirst: number, tell?: Tell<NoctilucaEvent>): void {
  const { placing } = state;
  putSplit(state, placing, onFirst, fitting(state, placing) - onFirst, tell);
  state.stage = 'placing';
}

function putSplit(state: State, colour: number, onFirst: number, onSecond: number, tell?: Tell<NoctilucaEvent>): void {
  const seat = state.active;
  put(state, { seat, slot: 0, colour, dice: onFirst }, tell);
  put(state, { seat, slot: 1, colour, dice: onSecond }, tell);
}
