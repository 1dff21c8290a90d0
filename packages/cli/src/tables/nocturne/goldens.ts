import type { Golden } from '../../golden.ts';

/** The edition that the playthroughs were recorded with: newer ones do not change what is kept. */
const EDITION = '945aabd89bb5bfedd53a4544f58fa8c97c84a2f63dbbd4d415eb9aa46feb6694';

const golden = (name: string, players: number, mode: string): Golden => ({
  name,
  players,
  mode,
  seed: `golden ${name}`,
  options: { edition: EDITION },
});

export const nocturneGoldens: readonly Golden[] = [
  golden('2-players', 2, 'standard'),
  golden('3-players', 3, 'standard'),
  golden('4-players', 4, 'standard'),
  golden('solo-advanced', 1, 'advanced'),
  golden('family', 3, 'family'),
  golden('family-simple', 2, 'family-simple'),
  golden('scenario-7', 2, 'scenario-7'),
  golden('twisted-trees', 2, 'twistedTrees'),
  golden('two-up', 2, 'twoUp'),
  golden('all-set-to-brew', 2, 'allSetToBrew'),
  golden('chasing-chests', 2, 'chasingChests'),
  golden('precious-stones', 2, 'preciousStones'),
];
