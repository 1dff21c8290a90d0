import { COLOURS } from './components.ts';

/**
 * Dice of all colours in one number, so many bits for each: a pool of them is quick to copy, and handfuls are put together
 * by adding them. An edition has at most a hundred dice of a colour, so none runs into the next.
 */
const BITS = 7;
const MOST = (1 << BITS) - 1;

/** A handful of one die. */
export const oneDie = (colour: number): number => 1 << (colour * BITS);

/** How many dice of a colour there are in a handful. */
export const ofColour = (handful: number, colour: number): number => (handful >> (colour * BITS)) & MOST;

/** All dice of some handfuls in one. */
export function gathered(handfuls: readonly number[]): number {
  let all = 0;
  for (const handful of handfuls) all += handful;
  return all;
}

/** How many dice there are in a handful. */
export function sizeOf(handful: number): number {
  let size = 0;
  for (let colour = 0; colour < COLOURS.length; colour += 1) size += ofColour(handful, colour);
  return size;
}

/** The dice of a handful, by colour. */
export const diceIn = (handful: number): number[] => [
  ofColour(handful, 0),
  ofColour(handful, 1),
  ofColour(handful, 2),
  ofColour(handful, 3),
];

/** Handfuls as they are written down: one number for each colour, one handful after the other. */
export const unpacked = (handfuls: readonly number[]): number[] => handfuls.flatMap(diceIn);

/** The handfuls that were written down so. */
export function packed(dice: readonly number[]): number[] {
  const handfuls: number[] = [];
  for (let i = 0; i < dice.length; i += COLOURS.length) {
    let handful = 0;
    for (let colour = 0; colour < COLOURS.length; colour += 1) handful += (dice[i + colour] as number) * oneDie(colour);
    handfuls.push(handful);
  }
  return handfuls;
}
