import { bad, type Checked, type Choice, good, isObject, type Json, type Mode } from '@nightjar/kernel';
import { boxWith, defaultBox } from './box.ts';

/** The options of a match, all filled in. */
export type Options = {
  readonly players: number;
  /** Content hash of the edition. */
  readonly edition: string;
};

export const CHOICES: readonly Choice[] = [];

export const MODES: readonly Mode[] = [{ id: 'standard', seats: [2, 3, 4], options: {} }];

/** Checks options from outside and fills in defaults. */
export function readOptions(raw: Json): Checked<Options> {
  if (!isObject(raw)) return bad('', 'options are a JSON object');
  for (const key of Object.keys(raw)) {
    if (key !== 'players' && key !== 'edition') return bad(key, 'no such option');
  }
  const players = Object.hasOwn(raw, 'players') ? raw['players'] : 2;
  if (players !== 2 && players !== 3 && players !== 4) return bad('players', 'must be 2, 3 or 4');
  const edition = Object.hasOwn(raw, 'edition') ? raw['edition'] : defaultBox.hash;
  if (typeof edition !== 'string' || boxWith(edition) === undefined)
    return bad('edition', 'no such edition is known here');
  return good({ players, edition });
}
