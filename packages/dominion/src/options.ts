import { bad, type Checked, type Choice, good, isObject, type Json, type Mode } from '@nightjar/kernel';
import { boxWith, defaultBox } from './box.ts';

/** The options of a match, all filled in. */
export interface Options {
  readonly players: number;
  /** A recommended set by name, or `cards`: those named, and the rest drawn from the pool. */
  readonly set: string;
  /** Kingdom cards that are in for certain, by id. */
  readonly cards: readonly string[];
  readonly pool: 'base' | 'nocturne' | 'nocturne+base';
  /** Content hash of the edition. */
  readonly edition: string;
}

const POOLS = ['nocturne+base', 'nocturne', 'base'] as const;

export const CHOICES: readonly Choice[] = [
  { id: 'set', values: ['cards', ...defaultBox.sets.map(({ id }) => id)], default: 'cards', rule: 'DOM-2.4' },
  { id: 'pool', values: POOLS, default: 'nocturne+base', rule: 'DOM-2.3a' },
];

export const MODES: readonly Mode[] = [{ id: 'random', seats: [2, 3, 4], options: {} }];

/** Checks options from outside and fills in defaults. */
export function readOptions(raw: Json): Checked<Options> {
  if (!isObject(raw)) return bad('', 'options are a JSON object');
  const { players = 2, set = 'cards', cards = [], pool = 'nocturne+base', edition = defaultBox.hash } = raw;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > 6)
    return bad('players', 'must be 2 to 6');
  if (typeof edition !== 'string' || boxWith(edition) === undefined)
    return bad('edition', 'no such edition is known here');
  return good({
    players,
    set: set as string,
    cards: cards as string[],
    pool: pool as Options['pool'],
    edition,
  });
}
