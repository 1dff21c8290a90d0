import type { PerceivedEvent } from '@nightjar/noctiluca';
import { unknownEvent } from '../table.ts';

/** Which text an event has. Variants of an event come after a dot. */
export function eventKey(event: PerceivedEvent): string {
  switch (event.type) {
    case 'chose':
      return 'putBack' in event ? 'chose' : 'chose.hidden';
    case 'drew':
      return 'drawn' in event ? 'drew' : 'drew.hidden';
    case 'placed':
      return event.passed ? 'placed.passed' : 'placed';
    case 'dealt':
      return event.piles.length === 0 ? 'dealt.solo' : 'dealt';
    case 'majority':
      if (event.sides.length === 0) return 'majority.none';
      return event.sides.length > 1 ? 'majority.shared' : 'majority';
    case 'firstPlayer':
    case 'revealed':
    case 'seeded':
    case 'dived':
    case 'passing':
    case 'declined':
    case 'returned':
    case 'delivered':
    case 'took':
    case 'kept':
    case 'noJar':
    case 'stormed':
    case 'discarded':
    case 'rolled':
    case 'turned':
    case 'roundEnded':
    case 'favourite':
    case 'ended':
      return event.type;
    default:
      return unknownEvent(event);
  }
}
