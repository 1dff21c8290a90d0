import type { PerceivedEvent } from '@nightjar/dominion';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { listed, unknownEvent } from '../table.ts';

type Event<T extends PerceivedEvent['type']> = Extract<PerceivedEvent, { type: T }>;

/** Several cards that were played one after the other, told as one event. */
type JoinedEvent = Omit<Event<'played'>, 'card'> & { readonly card: readonly string[] };

export type ToldEvent = PerceivedEvent | JoinedEvent;

/** Which text an event has. Variants of an event come after a dot. */
export function eventKey(event: ToldEvent): string {
  switch (event.type) {
    case 'played':
      return event.how === 'again' || event.how === 'trash' ? `played.${event.how}` : 'played';
    case 'gained':
      return event.to === 'hand' || event.to === 'deck' ? `gained.${event.to}` : 'gained';
    case 'fateShuffled':
      return event.deck === 'hexes' ? 'fateShuffled.hexes' : 'fateShuffled';
    case 'discarded':
      if ('cards' in event) return 'discarded';
      return event.count === 1 ? 'discarded.one' : 'discarded.hidden';
    case 'drew':
    case 'topdecked':
    case 'looked':
      return 'cards' in event ? event.type : `${event.type}.hidden`;
    case 'toHand':
      return 'card' in event ? 'toHand' : 'toHand.hidden';
    case 'cleanedUp':
      return event.top === null ? 'cleanedUp.nothing' : 'cleanedUp';
    case 'revealed':
      return event.cards.length === 0 ? 'revealed.none' : 'revealed';
    case 'turn':
    case 'phase':
    case 'bought':
    case 'bonus':
    case 'shuffled':
    case 'trashed':
    case 'setAside':
    case 'putAway':
    case 'returned':
    case 'exchanged':
    case 'reacted':
    case 'turned':
    case 'boon':
    case 'received':
    case 'saved':
    case 'hex':
    case 'followed':
    case 'took':
    case 'gaveBack':
    case 'standstill':
    case 'ended':
    case 'under':
      return event.type;
    default:
      return unknownEvent(event);
  }
}

const COUNTERS = ['actions', 'buys', 'coins'] as const;

/** `+1 Action, +2 Coins`, without what is 0. */
export function bonusOf(bonus: Event<'bonus'>, lang: Lang): string {
  const said = catalogue(lang, 'dominion');
  const parts = COUNTERS.flatMap((counter) => {
    const n = bonus[counter];
    return n === 0 ? [] : [said.say(`bonus.${counter}`, { n })];
  });
  return listed(parts, lang);
}
