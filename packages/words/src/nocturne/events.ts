import type { PerceivedEvent } from '@nightjar/nocturne';
import { unknownEvent } from '../table.ts';

/** Why a spell wins before anybody passed, where the token does not say so itself. */
const AT_ONCE: readonly string[] = ['alone', 'enclosed', 'unbeatable'];

/** Which text an event has. Variants of an event come after a dot. */
export function eventKey(event: PerceivedEvent): string {
  switch (event.type) {
    case 'cast':
      if (event.start) return 'cast.start';
      return event.how === 'echo' || event.how === 'leap' ? `cast.${event.how}` : 'cast';
    case 'passed':
      if (event.start) return 'passed.start';
      return event.forced ? 'passed.forced' : 'passed';
    case 'won':
      if (event.corner) return 'won.corner';
      return AT_ONCE.includes(event.reason) ? `won.${event.reason}` : 'won';
    case 'returned':
      return event.pushed ? 'returned.pushed' : 'returned';
    case 'copied':
      return event.tile === null ? 'copied.nothing' : 'copied';
    case 'drew': {
      const drew = event.what === 'concoctions' ? 'drew.concoctions' : 'drew';
      return 'drawn' in event ? drew : `${drew}.hidden`;
    }
    case 'learned':
      return 'kept' in event ? 'learned' : 'learned.hidden';
    case 'soloCard':
      return event.why === 'answer' ? 'soloCard' : `soloCard.${event.why}`;
    case 'firstPlayer':
    case 'character':
    case 'dealt':
    case 'skipped':
    case 'took':
    case 'opened':
    case 'swapped':
    case 'ability':
    case 'goal':
    case 'goalsLeft':
    case 'dedicated':
    case 'roundEnded':
    case 'shadow':
    case 'removed':
    case 'moonlightGoals':
    case 'reshuffled':
    case 'revealed':
    case 'brewed':
    case 'marked':
    case 'ended':
      return event.type;
    default:
      return unknownEvent(event);
  }
}
