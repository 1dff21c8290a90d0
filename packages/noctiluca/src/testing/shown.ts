import type { Eyes, Json } from '@nightjar/kernel';
import { noctiluca } from '../game.ts';
import type { State } from '../state.ts';

type Dice = { readonly [colour: string]: number };

/** The parts of a view that tests look at. */
export interface Shown {
  readonly round: number;
  readonly direction: string;
  readonly question: string;
  readonly asked: number | null;
  readonly active: number;
  readonly first: number | null;
  readonly spaces: readonly { readonly name: string; readonly dice: readonly string[] }[];
  readonly shores: readonly { readonly name: string; readonly pawn: boolean }[];
  readonly lid: Dice;
  readonly shore: string | null;
  readonly path: string | null;
  readonly last: {
    readonly seat: number;
    readonly shore: string;
    readonly path: string;
    readonly number: number;
  } | null;
  readonly haul: Dice;
  readonly seats: readonly ShownSeat[];
  readonly stacks: readonly { readonly colour: string; readonly values: readonly number[] }[];
  readonly piles: readonly { readonly top: string | null; readonly count: number }[];
  readonly solo: ShownSolo | null;
}

export interface ShownSeat {
  readonly pawns: number;
  readonly jars: readonly { readonly jar: string; readonly dice: Dice }[];
  readonly delivered: readonly string[];
  readonly tokens: readonly { readonly colour: string; readonly value: number }[];
  readonly favourite: string | null;
  readonly chosen: boolean;
  readonly dealt: readonly string[] | null;
  readonly putBack: string | null;
}

export interface ShownSolo {
  readonly deck: number;
  readonly under: readonly string[] | null;
  readonly drawn: readonly string[] | null;
  readonly discarded: readonly string[];
  readonly section: string;
  readonly roll: number | null;
  readonly tempest: { readonly tokens: ShownSeat['tokens']; readonly dice: Dice };
}

/** Whatever shows views: a transcript. */
export interface Showing {
  view(eyes: Eyes): Json;
}

/** What these eyes see; the table's unless said. */
export const shown = (t: Showing, eyes: Eyes = 'table'): Shown => t.view(eyes) as unknown as Shown;
export const seen = (state: State, eyes: Eyes = 'table'): Shown => noctiluca.view(state, eyes) as unknown as Shown;

export function seatShown(t: Showing, seat: number, eyes: Eyes = 'table'): ShownSeat {
  const found = shown(t, eyes).seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

const LETTERS: { readonly [colour: string]: string } = { purple: 'P', blue: 'B', green: 'G', orange: 'O' };

/** Dice by their letters: `PPB`. */
export const inLetters = (dice: Dice): string =>
  Object.entries(dice)
    .map(([colour, n]) => (LETTERS[colour] ?? '?').repeat(n))
    .join('');

const short = (jar: string): string => jar.replace(/^jar-/, '');

/** A seat's jars as a position states them: `gold-01/PB red-03`. */
export const jarsShown = (t: Showing, seat: number): string =>
  seatShown(t, seat)
    .jars.map(({ jar, dice }) => `${short(jar)}${inLetters(dice) === '' ? '' : `/${inLetters(dice)}`}`)
    .join(' ');

export const deliveredShown = (t: Showing, seat: number): string => seatShown(t, seat).delivered.map(short).join(' ');

/** A seat's tokens: `gold:2 red:3`. */
export const tokensShown = (t: Showing, seat: number): string =>
  seatShown(t, seat)
    .tokens.map(({ colour, value }) => `${colour}:${value}`)
    .join(' ');

/** The dice on a space as a position states them. */
export function spaceShown(t: Showing, name: string): string {
  const space = shown(t).spaces.find((candidate) => candidate.name === name);
  if (space === undefined) throw new Error(`no space ${name}`);
  return space.dice.join(' ');
}

/** Shores with a pawn. */
export const pawnsShown = (t: Showing): string =>
  shown(t)
    .shores.filter(({ pawn }) => pawn)
    .map(({ name }) => name)
    .join(' ');

/** Dice in the lid by letter: `P20 B26 G26 O26`. */
export const lidShown = (t: Showing): string =>
  ['purple', 'blue', 'green', 'orange'].map((colour) => `${LETTERS[colour]}${shown(t).lid[colour] ?? 0}`).join(' ');

/** The solo part of a view. */
export function soloShown(t: Showing, eyes: Eyes = 0): ShownSolo {
  const { solo } = shown(t, eyes);
  if (solo === null) throw new Error('nobody plays alone');
  return solo;
}
