import type { JsonObject } from '@nightjar/kernel';

/** A playthrough that is kept in golden/ and read in review. */
export interface Golden {
  readonly game: string;
  readonly name: string;
  readonly players: number;
  readonly mode: string;
  readonly seed: string;
  /** Options besides those of the mode. */
  readonly options?: JsonObject;
}

const nocturne = (name: string, players: number, mode: string): Golden => ({
  game: 'nocturne',
  name,
  players,
  mode,
  seed: `golden ${name}`,
});

const noctiluca = (name: string, players: number): Golden => ({
  game: 'noctiluca',
  name,
  players,
  mode: 'standard',
  seed: `golden ${name}`,
});

export const GOLDENS: readonly Golden[] = [
  nocturne('2-players', 2, 'standard'),
  nocturne('3-players', 3, 'standard'),
  nocturne('4-players', 4, 'standard'),
  nocturne('solo-advanced', 1, 'advanced'),
  nocturne('family', 3, 'family'),
  nocturne('family-simple', 2, 'family-simple'),
  nocturne('scenario-7', 2, 'scenario-7'),
  nocturne('twisted-trees', 2, 'twistedTrees'),
  nocturne('two-up', 2, 'twoUp'),
  nocturne('all-set-to-brew', 2, 'allSetToBrew'),
  nocturne('chasing-chests', 2, 'chasingChests'),
  nocturne('precious-stones', 2, 'preciousStones'),
  noctiluca('solo', 1),
  noctiluca('2-players', 2),
  noctiluca('3-players', 3),
  noctiluca('4-players', 4),
];
