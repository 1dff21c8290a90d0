import type { Golden } from '../../golden.ts';
import { lively, saving } from './lively.ts';

/** The edition that the playthroughs were recorded with: newer ones do not change what is kept. */
const EDITION = '03fd75f24f0fe30645b2daa912d6d96f36a24ed84573a89b97e90a80f15d365d';

const golden = (name: string, players: number, seed: number, weigh = lively): Golden => ({
  name,
  players,
  mode: 'standard',
  seed: `golden ${name} ${seed}`,
  options: { edition: EDITION },
  weigh,
});

/** One for each number of players, and some whose players save for dear Quests: together they play every card. */
export const nocturionGoldens: readonly Golden[] = [
  golden('2-players', 2, 1),
  golden('3-players', 3, 448),
  golden('4-players', 4, 445),
  golden('blades', 4, 14, saving('iron', 'gold', 'knights')),
  golden('crafts', 4, 11, saving('wood', 'archers', 'wizards', 'gold')),
  golden('forges', 4, 1349, saving('iron', 'gold', 'wood')),
  golden('legions', 4, 1384, saving('knights', 'archers', 'wizards')),
];
