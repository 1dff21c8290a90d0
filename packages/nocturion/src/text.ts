import type { Seat, Tell } from '@nightjar/kernel';
import { type Frame, type Library, type Question, Text as ScriptText, type Waiting } from '@nightjar/script';
import type { NocturionEvent } from './events.ts';
import { type State, seatsFrom } from './state.ts';

/** The texts of the rules themselves, at the same places in every library; the window has one more for each seat. */
export const RULE = {
  takeAny: 1,
  discardDie: 2,
  activate: 3,
  quest: 4,
  giveCurse: 5,
  replaceCurse: 6,
  limitResources: 7,
  limitHand: 8,
  window: 9,
} as const;

/** A giveCurse text remembers the Curse, the player it is aimed at, and that it was cancelled: so many numbers while it is aimed. */
export const AIMED = 2;

/** The text that gives the Curse nearest at hand and not cancelled yet. */
export function incomingCurse({ stack }: State): Frame | undefined {
  const frame = stack.findLast(({ script }) => script === RULE.giveCurse);
  return frame !== undefined && frame.kept.length === AIMED ? frame : undefined;
}

/** Where the texts of the cards of a box stand in its library. */
export interface Places {
  /** Abilities: of Beasts, of houses by house and place, of Locations, and rewards of Quests. */
  readonly beast: readonly number[];
  readonly house: readonly (readonly number[])[];
  readonly location: readonly number[];
  readonly reward: readonly number[];
}

/** What texts look at. Looking changes nothing: whatever changes something is a step of a script. */
export class Text extends ScriptText<State> {
  tell: Tell<NocturionEvent> | undefined = undefined;
  readonly places: Places;

  constructor(library: Library<Text>, places: Places) {
    super(library);
    this.places = places;
  }

  /** No two options are alike: results, types and kinds stand once among them. */
  override label(_question: Question, option: number): number {
    return 1 + option;
  }

  override labelOf(waiting: Waiting): number {
    return 1 + waiting.script;
  }

  override markOf(): number {
    return 0;
  }

  /** NRN-14.2: the active player first, then clockwise. */
  override get order(): readonly Seat[] {
    return seatsFrom(this.state, this.state.active);
  }

  /** Whether something was picked. */
  get did(): boolean {
    return this.frame.it.length > 0;
  }
}
