import { type Rng, shuffle } from '@nightjar/kernel';
import { type Box, kindOf } from './box.ts';
import type { Options } from './options.ts';

/** Kingdom piles of a game (DOM-2.2). */
export const KINGDOM = 10;

/** The ten kingdom cards of a game, in the order of the edition. */
export function kingdomFor(box: Box, options: Options, rng: Rng): readonly number[] {
  const named = box.sets.find(({ id }) => id === options.set)?.kingdom ?? options.cards.map(kindOf);
  const { base, nocturne } = box.kingdoms;
  const pool = { base, nocturne, 'nocturne+base': [...base, ...nocturne] }[options.pool];
  const rest = shuffle(
    pool.filter((kind) => !named.includes(kind)),
    rng,
  );
  return [...named, ...rest.slice(0, KINGDOM - named.length)].toSorted((a, b) => a - b);
}
