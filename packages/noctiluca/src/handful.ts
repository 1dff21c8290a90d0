import { COLOURS } from './components.ts';

/**
 * Dice of all colours in one number, so many bits for each: a pool of them is quick to copy, and handfuls are put together
 * by adding them. An edition has at most a hundred dice of a colour, so none runs into the next, and the highest bit of each
 * colour, its guard, stays free.
 */
const BITS = 8;
const MOST = (1 << BITS) - 1;
const GUARDS = 0x80808080;
/** Every second colour. */
const HALF = 0x00ff00ff;

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
  const pairs = (handful & HALF) + ((handful >> BITS) & HALF);
  return (pairs & 0xffff) + (pairs >> (2 * BITS));
}

/**
 * What two handfuls have in common: of each colour the fewer. All colours at once, since an estimate asks for little else: a guard
 * survives where the first has no fewer, and becomes the mask of that colour.
 */
export function common(handful: number, other: number): number {
  const guards = ((handful | GUARDS) - other) & GUARDS;
  const enough = guards - (guards >>> (BITS - 1));
  return (other & enough) | (handful & ~enough);
}

/** One die of the last colour in a handful that is not empty. */
export const lastOf = (handful: number): number => oneDie(((31 - Math.clz32(handful)) / BITS) | 0);

/** The dice of a handful, by colour. */
export const diceIn = (handful: number): number[] => [
  ofColour(handful, 0),
  ofColour(handful, 1),
  ofColour(handful, 2),
  ofColour(handful, 3),
];

/** A handful of so many dice by colour. */
export function handfulOf(dice: readonly number[]): number {
  let handful = 0;
  for (const [colour, n] of dice.entries()) handful += n * oneDie(colour);
  return handful;
}

/** Handfuls as they are written down: one number for each colour, one handful after the other. */
export const unpacked = (handfuls: readonly number[]): number[] => handfuls.flatMap(diceIn);

/** The handfuls that were written down so. */
export function packed(dice: readonly number[]): number[] {
  const handfuls: number[] = [];
  for (let i = 0; i < dice.length; i += COLOURS.length) handfuls.push(handfulOf(dice.slice(i, i + COLOURS.length)));
  return handfuls;
}
