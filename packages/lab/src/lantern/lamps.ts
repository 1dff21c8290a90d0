import { bad, type Checked, canonical, good, isObject, type Json, sha256Hex } from '@nightjar/kernel';
import { KINDS } from './kind.ts';

/** An edition of Lantern: how many cards of each kind there are. */
export interface Lamps {
  readonly hash: string;
  readonly counts: readonly number[];
}

const known = new Map<string, Lamps>();

export const lampsWith = (hash: string): Lamps | undefined => known.get(hash);

function keep(counts: readonly number[]): Lamps {
  const lamps = { hash: sha256Hex(canonical({ counts })), counts };
  known.set(lamps.hash, lamps);
  return lamps;
}

export const defaultLamps: Lamps = keep([9, 8, 4, 4, 4, 3]);

/** Checks an edition: the name of one that is known, or `{ "counts": [9, 8, 4, 4, 4, 3] }`, enough cards for four hands. */
export function lampsFrom(edition: Json): Checked<string> {
  if (typeof edition === 'string') return known.has(edition) ? good(edition) : bad('', 'no such edition is known here');
  if (!isObject(edition)) return bad('', 'an edition is a JSON object');
  const unread = Object.keys(edition).find((key) => key !== 'counts');
  if (unread !== undefined) return bad(unread, 'the rules read no such field');
  const { counts } = edition;
  if (counts === undefined) return bad('counts', 'is missing');
  if (!Array.isArray(counts) || counts.length !== KINDS.length) return bad('counts', `must be ${KINDS.length} numbers`);
  for (const [i, count] of counts.entries()) {
    if (!Number.isSafeInteger(count) || count < 0 || count > 50) return bad(`counts[${i}]`, 'must be from 0 to 50');
  }
  const cards = (counts as number[]).reduce((sum, count) => sum + count, 0);
  if (cards < 20) return bad('counts', `must be 20 cards or more, not ${cards}`);
  return good(keep(counts as number[]).hash);
}
