import type { Eyes } from '@nightjar/kernel';
import type { Place } from './words.ts';

/**
 * The facts of a game of Dominion, in the order they happen. Cards are named by id. What follows on `under` comes of these texts,
 * the outermost first.
 */
export type DominionEvent =
  | { type: 'turn'; seat: number; number: number }
  | { type: 'phase'; seat: number; phase: string }
  | { type: 'played'; seat: number; card: string; how: 'hand' | 'again' | 'trash' | 'other' }
  | { type: 'bought'; seat: number; card: string; cost: number }
  | { type: 'gained'; seat: number; card: string; to: Place }
  | { type: 'bonus'; seat: number; actions: number; buys: number; coins: number }
  | { type: 'drew'; seat: number; cards: readonly string[] }
  | { type: 'shuffled'; seat: number }
  | { type: 'discarded'; seat: number; cards: readonly string[]; shown: boolean }
  | { type: 'trashed'; seat: number; cards: readonly string[] }
  | { type: 'topdecked'; seat: number; cards: readonly string[]; shown: boolean }
  | { type: 'looked'; seat: number; cards: readonly string[] }
  | { type: 'revealed'; seat: number; cards: readonly string[] }
  | { type: 'toHand'; seat: number; card: string; shown: boolean }
  | { type: 'setAside'; seat: number; cards: readonly string[] }
  | { type: 'putAway'; seat: number; count: number }
  | { type: 'returned'; seat: number; card: string }
  | { type: 'exchanged'; seat: number; card: string; for: string }
  | { type: 'reacted'; seat: number; card: string }
  | { type: 'turned'; seat: number; card: string }
  | { type: 'boon'; seat: number; boon: string }
  | { type: 'received'; seat: number; boon: string }
  | { type: 'saved'; seat: number; boon: string }
  | { type: 'hex'; seat: number; hex: string }
  | { type: 'followed'; seat: number; hex: string }
  | { type: 'fateShuffled'; deck: 'boons' | 'hexes' }
  | { type: 'took'; seat: number; state: string }
  | { type: 'gaveBack'; seat: number; state: string }
  | { type: 'cleanedUp'; seat: number; top: string | null }
  | { type: 'standstill'; turns: number }
  | { type: 'ended'; totals: readonly number[] }
  | { type: 'under'; cards: readonly string[] };

/** Events that openly name cards which a shuffle, a draw or a hand may hide again within the same answer. */
export const PASSING: readonly string[] = [
  'revealed',
  'setAside',
  'trashed',
  'discarded',
  'cleanedUp',
  'toHand',
  'topdecked',
  'boon',
  'received',
  'hex',
  'followed',
];

/** A fact as a viewer perceives it: cards that others hold or look at are not named. */
export type PerceivedEvent =
  | DominionEvent
  | { type: 'drew' | 'looked' | 'topdecked'; seat: number; count: number }
  | { type: 'discarded'; seat: number; count: number; top: string | null }
  | { type: 'toHand'; seat: number };

/** DOM-17.11 to 17.16: what these eyes perceive of a fact; others learn the number of hidden cards, no more. */
export function viewEvent(event: DominionEvent, eyes: Eyes): PerceivedEvent {
  if (!('seat' in event) || event.seat === eyes) return event;
  switch (event.type) {
    case 'drew':
    case 'looked':
      return { type: event.type, seat: event.seat, count: event.cards.length };
    case 'topdecked':
      return event.shown ? event : { type: event.type, seat: event.seat, count: event.cards.length };
    case 'discarded': {
      const { seat, cards, shown } = event;
      // DOM-17.13: of several cards only the one that lies on top is seen.
      return shown ? event : { type: 'discarded', seat, count: cards.length, top: cards.at(-1) ?? null };
    }
    case 'toHand':
      return event.shown ? event : { type: 'toHand', seat: event.seat };
    default:
      return event;
  }
}
