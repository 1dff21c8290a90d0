import type { JsonObject } from '@nightjar/kernel';
import { lively } from './lively.ts';

/** A playthrough that is kept in golden/ and read in review. */
export interface Golden {
  readonly game: string;
  readonly name: string;
  readonly players: number;
  readonly mode: string;
  readonly seed: string;
  /** Options besides those of the mode. */
  readonly options?: JsonObject;
  /** Told in brief, with answers as likely as this says: for games whose random answers would say little at length. */
  readonly weigh?: (text: string) => number;
}

/** The editions that the playthroughs were recorded with, by name: newer ones do not change what is kept. */
const EDITIONS = {
  nocturne: '945aabd89bb5bfedd53a4544f58fa8c97c84a2f63dbbd4d415eb9aa46feb6694',
  noctiluca: 'c7b3821a59e770684d719d7a4de7c8c0efa779526972ac3808c933eceeb7d7c7',
  dominion: 'b4ed32bfa6913f87efeac5c038b4a73a00dccfe1d0b974737c452bd53d92e180',
} as const;

const nocturne = (name: string, players: number, mode: string): Golden => ({
  game: 'nocturne',
  name,
  players,
  mode,
  seed: `golden ${name}`,
  options: { edition: EDITIONS.nocturne },
});

const noctiluca = (name: string, players: number): Golden => ({
  game: 'noctiluca',
  name,
  players,
  mode: 'standard',
  seed: `golden ${name}`,
  options: { edition: EDITIONS.noctiluca },
});

/** Kingdoms that together with the recommended sets hold every card. */
const KINGDOMS: { readonly [name: string]: string } = {
  moonrise: 'cemetery changeling guardian necromancer pixie sacred-grove skulk tracker vampire werewolf',
  courtyard: 'artisan bureaucrat chapel council-room festival laboratory library militia moat remodel',
  crossroads: 'festival leprechaun market secret-cave sentry throne-room vassal village witch workshop',
};

const dominion = (name: string, players: number, seed: number): Golden => ({
  game: 'dominion',
  name,
  players,
  mode: KINGDOMS[name] === undefined ? name : 'random',
  seed: `golden ${name} ${seed}`,
  options: { cards: KINGDOMS[name]?.split(' ') ?? [], edition: EDITIONS.dominion },
  weigh: lively,
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
  dominion('dusk', 2, 41),
  dominion('midnight', 2, 269),
  dominion('night-shift', 2, 16),
  dominion('idle-hands', 3, 238),
  dominion('moonrise', 2, 34),
  dominion('courtyard', 4, 92),
  dominion('crossroads', 2, 9),
];
