import type { PerceivedEvent, Resources } from '@nightjar/nocturion';
import { unknownEvent } from '../table.ts';

/** Several events of a kind, told as one. */
type JoinedEvent =
  | { readonly type: 'paid'; readonly seat: number; readonly amount: Resources }
  | { readonly type: 'replenished'; readonly location: readonly string[] };

export type ToldEvent = PerceivedEvent | JoinedEvent;

/** Which text an event has. Variants of an event come after a dot. */
export function eventKey(event: ToldEvent): string {
  switch (event.type) {
    case 'drew':
    case 'looked':
      return event.beasts.length === 0 ? `${event.type}.hidden` : event.type;
    case 'kept':
      return 'beast' in event ? 'kept' : 'kept.hidden';
    case 'reserved':
      return event.rolled ? 'reserved.rolled' : 'reserved';
    case 'gathered':
      return event.doubled ? 'gathered.doubled' : 'gathered';
    case 'beastDiscarded':
      return event.from === 'hand' ? 'beastDiscarded.hand' : 'beastDiscarded';
    case 'shuffled':
      return event.deck === 'curses' ? 'shuffled.curses' : 'shuffled';
    case 'passed':
      return event.until === 'round' ? 'passed.round' : 'passed';
    case 'houseChosen':
    case 'round':
    case 'dieTaken':
    case 'turn':
    case 'turnEnded':
    case 'dieDiscarded':
    case 'dieChanged':
    case 'equipped':
    case 'activated':
    case 'tracker':
    case 'year':
    case 'finalRound':
    case 'replenished':
    case 'took':
    case 'paid':
    case 'abilityUsed':
    case 'houseUsed':
    case 'arrow':
    case 'beastUsed':
    case 'summoned':
    case 'exhausted':
    case 'refreshed':
    case 'curseDrawn':
    case 'cursed':
    case 'curseCancelled':
    case 'curseRemoved':
    case 'tokenTaken':
    case 'tokenReturned':
    case 'crown':
    case 'rule':
    case 'quest':
    case 'rewarded':
    case 'questRevealed':
    case 'refresh':
    case 'ended':
      return event.type;
    default:
      return unknownEvent(event);
  }
}
