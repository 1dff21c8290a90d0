import type { Eyes } from '@nightjar/kernel';
import type { Colour } from './words.ts';

/** Dice by colour: `{ purple: 2, green: 1 }`; colours without dice are left out. */
export type Dice = { readonly [colour in Colour]?: number };

/** The facts of a game of Noctiluca, in the order they happen. */
export type NoctilucaEvent =
  | { type: 'firstPlayer'; seat: number }
  | { type: 'chose'; seat: number; putBack: string }
  | { type: 'revealed'; seat: number; jars: readonly string[] }
  | { type: 'dealt'; piles: readonly number[] }
  | { type: 'seeded'; round: number; first: number; dice: number; lid: number }
  | { type: 'dived'; seat: number; shore: string; path: string; number: number; dice: Dice }
  | { type: 'placed'; seat: number; jar: string; colour: string; count: number; passed: boolean }
  | { type: 'passing'; seat: number; dice: Dice }
  | { type: 'declined'; seat: number }
  | { type: 'returned'; dice: Dice }
  | { type: 'delivered'; seat: number; jar: string; colour: string; token: number }
  | { type: 'took'; seat: number; jar: string; pile: number }
  | { type: 'drew'; seat: number; count: number; drawn: readonly string[] }
  | { type: 'kept'; seat: number; jar: string }
  | { type: 'noJar'; seat: number }
  | { type: 'stormed'; dice: Dice }
  | { type: 'discarded'; jar: string; colour: string; token: number }
  | { type: 'rolled'; number: number; section: string; space: string; dice: Dice }
  | { type: 'turned'; section: string }
  | { type: 'roundEnded'; round: number }
  | { type: 'majority'; colour: string; sides: readonly number[]; each: number; discarded: number }
  | { type: 'favourite'; seat: number; favourite: string }
  | { type: 'ended'; totals: readonly number[] };

/** A fact as a viewer perceives it: cards that others hold or look at are not named. */
export type PerceivedEvent =
  | NoctilucaEvent
  | { type: 'chose'; seat: number }
  | { type: 'drew'; seat: number; count: number };

/** What was put back in setup is never shown to others (NLC-14.4b), nor what the solo player draws (NLC-14.9). */
export function viewEvent(event: NoctilucaEvent, eyes: Eyes): PerceivedEvent {
  if (event.type === 'chose' && event.seat !== eyes) return { type: 'chose', seat: event.seat };
  if (event.type === 'drew' && event.seat !== eyes) return { type: 'drew', seat: event.seat, count: event.count };
  return event;
}
