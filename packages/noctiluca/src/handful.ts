import { COLOURS } from './words.ts';

/**
 * Dice of all colours in one number, so many bits for each: a pool of them is quick to copy, and handfuls are put together
 * by adding them. Four colours fill it. Of dice there are so few that none runs into the next, and the highest bit of each
 * colour, its guard, stays free, so that handfuls can be compared. Tokens are counted in the same way: of those there may be as many
 * as a list holds, which fills the guard and runs into no other colour.
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

/** How many dice there are in a handful: its four colours added in pairs, and the pairs. */
export function sizeOf(handful: number): number {
  const pairs = (handful & HALF) + ((handful >> BITS) & HALF);
  return (pairs & PAIR) + (pairs >> (2 * BITS));
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
