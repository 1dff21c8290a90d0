import { bad, type Checked, good, isObject, type Json } from '@nightjar/kernel';
import { defaultLamps, lampsWith } from './lamps.ts';

/** The options of a match of Lantern, all filled in. */
export interface LanternOptions {
  readonly players: number;
  readonly rounds: number;
  readonly edition: string;
}

export function readOptions(raw: Json): Checked<LanternOptions> {
  if (!isObject(raw)) return bad('', 'options are a JSON object');
  const unknown = Object.keys(raw).find((key) => !['players', 'rounds', 'edition'].includes(key));
  if (unknown !== undefined) return bad(unknown, 'no such option');
  const { players = 2, rounds = 4, edition = defaultLamps.hash } = raw;
  if (typeof players !== 'number' || ![1, 2, 3, 4].includes(players)) return bad('players', 'must be 1, 2, 3 or 4');
  if (typeof rounds !== 'number' || ![2, 4, 8].includes(rounds)) return bad('rounds', 'must be 2, 4 or 8');
  if (typeof edition !== 'string' || lampsWith(edition) === undefined) return bad('edition', 'is not known here');
  return good({ players, rounds, edition });
}
