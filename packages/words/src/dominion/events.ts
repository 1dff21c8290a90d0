import type { JsonObject } from '@nightjar/kernel';
import { catalogue } from '../catalogue.ts';
import type { Lang } from '../lang.ts';
import { listed } from '../table.ts';

/** Events that tell in what way or whereto; the variant comes after a dot. */
const HOW: { readonly [type: string]: string } = { played: 'how', gained: 'to', fateShuffled: 'deck' };

const WAYS: { readonly [type: string]: readonly string[] } = {
  played: ['again', 'trash'],
  gained: ['hand', 'deck'],
  fateShuffled: ['hexes'],
};

/** Events that tell some eyes only how many cards it were. */
const HIDDEN = ['drew', 'topdecked', 'looked'];

/** Which text an event has. */
export function eventKey(event: JsonObject): string {
  const { type } = event;
  if (typeof type !== 'string') return '';
  const how = event[HOW[type] ?? ''];
  if (typeof how === 'string' && WAYS[type]?.includes(how)) return `${type}.${how}`;
  if (type === 'discarded' && event['cards'] === undefined)
    return event['count'] === 1 ? 'discarded.one' : 'discarded.hidden';
  if (type === 'toHand' && event['card'] === undefined) return 'toHand.hidden';
  if (type === 'cleanedUp' && event['top'] === null) return 'cleanedUp.nothing';
  if (type === 'revealed' && Array.isArray(event['cards']) && event['cards'].length === 0) return 'revealed.none';
  return HIDDEN.includes(type) && event['cards'] === undefined ? `${type}.hidden` : type;
}

const COUNTERS = ['actions', 'buys', 'coins'] as const;

/** `+1 Action, +2 Coins`, without what is 0. */
export function bonusOf(event: JsonObject, lang: Lang): string {
  const said = catalogue(lang, 'dominion');
  const parts = COUNTERS.flatMap((counter) => {
    const n = event[counter];
    return typeof n === 'number' && n !== 0 ? [said.say(`bonus.${counter}`, { n })] : [];
  });
  return listed(parts, lang);
}
