import type { Eyes, Seat } from '@nightjar/kernel';
import type { Open, Waiting } from '@nightjar/script';
import { library } from './library.ts';
import { NONE, type State } from './state.ts';

/** Where eyes can see cards lie. */
export const ZONES = ['hand', 'limbo', 'play', 'discard', 'hounds', 'trash'] as const;
export type Zone = (typeof ZONES)[number];

/**
 * A card that a text is about. One that still lies where the text expects it goes by its place, if these eyes see it
 * there; one that has moved since, or lies hidden, by its name alone, if that is known. Null where nothing is.
 */
export type Mention = {
  readonly card: string | null;
  readonly in?: Zone;
  /** None for the trash. */
  readonly seat?: Seat;
  readonly at?: number;
  readonly moved?: true;
} | null;

/** The viewer, the state, and the open question of an effect. */
export interface Look {
  readonly state: State;
  readonly eyes: Eyes;
  readonly asked: Open | null;
}

interface Place {
  readonly in: Zone;
  readonly seat?: Seat;
  readonly at: number;
}

const OWN_ZONES = ['hand', 'limbo', 'play', 'discard', 'hounds'] as const;

/** Where a card lies; null if it is in a deck, set aside for later, or back in its pile. */
function placeOf(state: State, card: number): Place | null {
  const inTrash = state.trash.indexOf(card);
  if (inTrash >= 0) return { in: 'trash', at: inTrash };
  for (const seat of state.turns.keys()) {
    for (const zone of OWN_ZONES) {
      const at = (state[zone][seat] as number[]).indexOf(card);
      if (at >= 0) return { in: zone, seat, at };
    }
  }
  return null;
}

/** Whether these eyes see what lies there (DOM-17.4 to 17.12). */
function isSeen({ state, eyes }: Look, { in: zone, seat = NONE, at }: Place): boolean {
  switch (zone) {
    case 'hand':
      return seat === eyes || state.phase === 'over';
    case 'limbo':
      return seat === eyes || ((state.shown >> seat) & 1) === 1;
    case 'discard':
      return at === (state.discard[seat] as number[]).length - 1;
    default:
      return true;
  }
}

/** Whether a card that lies in no zone has gone back to its pile, as all have seen. */
const isAway = (state: State, card: number): boolean =>
  state.deck.every((deck) => !deck.includes(card)) && state.delayed.every(({ cards }) => !cards.includes(card));

const idOf = (state: State, card: number): string => state.box.ids[state.kind[card] as number] as string;

/** Texts about a card just gained. */
const ABOUT_GAINED: readonly string[] = ['gained', 'whileInPlay', 'wholeGame'];
export const isAboutGained = (script: number): boolean =>
  ABOUT_GAINED.includes(library.entry(script).name.split('.')[1] ?? '');

/** "This": its name is no secret where the text is none. Undefined where no card speaks. */
export function thisCard(look: Look, about: Pick<Waiting, 'script' | 'seat' | 'card' | 'mark'>): Mention | undefined {
  const { card, mark } = about;
  if (card === NONE) return undefined;
  const { state } = look;
  const place = placeOf(state, card);
  const isMoved = state.moved[card] !== mark;
  const seen = place !== null && isSeen(look, place) ? place : null;
  // A player may have moved a gained card where others cannot see it: they are not told whether that has happened.
  const isSecret = isAboutGained(about.script) && about.seat !== look.eyes;
  if (seen !== null && (!isMoved || (isSecret && seen.in === 'discard'))) return { card: idOf(state, card), ...seen };
  const isOpen = seen !== null || (place === null && isAway(state, card));
  return isMoved && (isOpen || !isSecret) ? { card: idOf(state, card), moved: true } : { card: idOf(state, card) };
}

/** One of the cards that are "it", or were picked. The last text asks about what it has just turned up. */
export function oneOfThem(look: Look, card: number, { isMoved = false, isLast = false } = {}): Mention {
  if (card === NONE) return null;
  const { state, asked } = look;
  const place = placeOf(state, card);
  if (isMoved) {
    const isOpen = place === null ? isAway(state, card) : place.in === 'trash' || place.in === 'play';
    return isOpen ? { card: idOf(state, card), moved: true } : null;
  }
  if (place === null) return null;
  if (isSeen(look, place)) return { card: idOf(state, card), ...place };
  // All see where the card lies that a question with words for answers is about.
  const { in: zone, seat } = place;
  return isLast && asked?.question.among === 'way' && seat !== undefined ? { card: null, in: zone, seat } : null;
}
