import type { JsonObject } from '@nightjar/kernel';

/** Events that tell some eyes only how many cards it were, or that it was one. */
const isHidden = (event: JsonObject): boolean => {
  const { type, beasts, beast } = event;
  if (type === 'kept') return beast === undefined;
  return (type === 'drew' || type === 'looked') && Array.isArray(beasts) && beasts.length === 0;
};

/** Which text an event has. Variants of an event come after a dot. */
export function eventKey(event: JsonObject): string {
  const { type } = event;
  if (typeof type !== 'string') return '';
  if (isHidden(event)) return `${type}.hidden`;
  if (type === 'reserved' && event['rolled'] === true) return 'reserved.rolled';
  if (type === 'gathered' && event['doubled'] === true) return 'gathered.doubled';
  if (type === 'beastDiscarded' && event['from'] === 'hand') return 'beastDiscarded.hand';
  if (type === 'shuffled' && event['deck'] === 'curses') return 'shuffled.curses';
  if (type === 'passed' && event['until'] === 'round') return 'passed.round';
  return type;
}
