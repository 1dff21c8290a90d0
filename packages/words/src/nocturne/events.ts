import type { JsonObject } from '@nightjar/kernel';
import { textOf } from './seen.ts';

/** Why a spell wins before anybody passed, where the token does not say so itself. */
const AT_ONCE: readonly string[] = ['alone', 'enclosed', 'unbeatable'];

/** Which text an event has. Variants of an event come after a dot. */
export function eventKey(event: JsonObject): string {
  const type = textOf(event['type']);
  if (type === 'cast' && event['start'] === true) return 'cast.start';
  if (type === 'cast' && (event['how'] === 'echo' || event['how'] === 'leap')) return `cast.${event['how']}`;
  if (type === 'passed' && event['start'] === true) return 'passed.start';
  if (type === 'passed' && event['forced'] === true) return 'passed.forced';
  if (type === 'won' && event['corner'] === true) return 'won.corner';
  if (type === 'won' && AT_ONCE.includes(textOf(event['reason']))) return `won.${textOf(event['reason'])}`;
  if (type === 'returned' && event['pushed'] === true) return 'returned.pushed';
  if (type === 'copied' && event['tile'] === null) return 'copied.nothing';
  if (type === 'drew') {
    const drew = event['what'] === 'concoctions' ? 'drew.concoctions' : 'drew';
    return event['drawn'] === undefined ? `${drew}.hidden` : drew;
  }
  if (type === 'learned' && event['kept'] === undefined) return 'learned.hidden';
  if (type === 'soloCard' && (event['why'] === 'start' || event['why'] === 'icon')) return `soloCard.${event['why']}`;
  return type;
}
