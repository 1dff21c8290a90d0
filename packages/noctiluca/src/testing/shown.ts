import type { Eyes, Json } from '@nightjar/kernel';
import { COLOURS } from '../box.ts';
import type { Dice } from '../events.ts';
import { noctiluca } from '../game.ts';
import type { State } from '../state.ts';
import type { SeatView, SoloView, View } from '../view.ts';

/** Whatever shows views: a transcript. */
export interface Showing {
  view(eyes: Eyes): Json;
}

/** What these eyes see; the table's unless said. */
export const shown = (t: Showing, eyes: Eyes = 'table'): View => t.view(eyes) as View;
export const seen = (state: State, eyes: Eyes = 'table'): View => noctiluca.view(state, eyes);

export function seatShown(t: Showing, seat: number, eyes: Eyes = 'table'): SeatView {
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
  COLOURS.map((colour) => `${LETTERS[colour]}${shown(t).lid[colour] ?? 0}`).join(' ');

/** The solo part of a view. */
export function soloShown(t: Showing, eyes: Eyes = 0): SoloView {
  const { solo } = shown(t, eyes);
  if (solo === null) throw new Error('nobody plays alone');
  return solo;
}
