import { COLOURS } from './words.ts';

/**
 * Counts by colour, packed into one 32-bit integer, a byte for each of four colours: a copy is one number, and adding two
 * handfuls adds all colours at once. No byte of dice overflows, since there are at most `MOST_OF_COLOUR` of a colour; the top
 * bit of each byte, its guard, stays clear, so that `common` can take the minimum of all four bytes without a branch (SWAR,
 * SIMD within a register). Tokens are packed alike but may fill the guard, so handfuls of them are never compared.
 */
const BITS = 8;
const MOST = (1 << BITS) - 1;

/** Dice of one colour that an edition has at most: they leave its guard free. */
export const MOST_OF_COLOUR = 100;

/** A handful of one die. */
export const oneDie = (colour: number): number => 1 << (colour * BITS);

/** One token, counted by its own colour. With its guard filled such a handful is read colour by colour, and never compared. */
export const oneToken = (colour: number): number => oneDie(colour);

const GUARDS = handfulOf(COLOURS.map(() => 1 << (BITS - 1)));
/** Every second colour, and the first two. */
const HALF = handfulOf(COLOURS.map((_, colour) => (colour % 2 === 0 ? MOST : 0)));
const PAIR = (1 << (2 * BITS)) - 1;

/** How many of a colour there are in a handful. */
export const ofColour = (handful: number, colour: number): number => (handful >> (colour * BITS)) & MOST;

/** All dice of some handfuls in one. */
export function gathered(handfuls: readonly number[]): number {
  let all = 0;
  for (const handful of handfuls) all += handful;
  return all;
}

/** How many dice there are in a handful: a horizontal sum of its bytes, in pairs and then the pairs. */
export function sizeOf(handful: number): number {
  const pairs = (handful & HALF) + ((handful >> BITS) & HALF);
  return (pairs & PAIR) + (pairs >> (2 * BITS));
}

/**
 * What two handfuls have in common: the minimum of each byte. With its guard set, a byte of the first borrows from nothing but
 * the guard when the second is subtracted; a guard that is left says that the first has no fewer, and is spread into the mask
 * that picks the second's byte. An estimate asks for little else.
 */
export function common(handful: number, other: number): number {
  const guards = ((handful | GUARDS) - other) & GUARDS;
  const enough = guards - (guards >>> (BITS - 1));
  return (other & enough) | (handful & ~enough);
}

/** One die of the last colour in a handful that is not empty. */
export const lastOf = (handful: number): number => oneDie(((31 - Math.clz32(handful)) / BITS) | 0);

/** The dice of a handful, by colour. Written out: features ask for it at every look. */
export const diceIn = (handful: number): number[] => [
  ofColour(handful, 0),
  ofColour(handful, 1),
  ofColour(handful, 2),
  ofColour(handful, 3),
];

/** A handful of so many of each colour. */
export function handfulOf(counts: readonly number[]): number {
  let handful = 0;
  for (const [colour, n] of counts.entries()) handful += n * oneDie(colour);
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
