import type { JsonObject } from '@nightjar/kernel';

/** Which text an event has. Variants of an event come after a dot. */
export function eventKey(event: JsonObject): string {
  const { type, sides, piles } = event;
  if (typeof type !== 'string') return '';
  if (type === 'chose' && event['putBack'] === undefined) return 'chose.hidden';
  if (type === 'drew' && event['drawn'] === undefined) return 'drew.hidden';
  if (type === 'placed' && event['passed'] === true) return 'placed.passed';
  if (type === 'dealt' && Array.isArray(piles) && piles.length === 0) return 'dealt.solo';
  if (type === 'majority' && Array.isArray(sides) && sides.length === 0) return 'majority.none';
  if (type === 'majority' && Array.isArray(sides) && sides.length > 1) return 'majority.shared';
  return type;
}
