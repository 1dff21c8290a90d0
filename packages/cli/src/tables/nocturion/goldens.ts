import type { Golden } from '../../golden.ts';

/** The edition that the playthroughs were recorded with: newer ones do not change what is kept. */
const EDITION = '03fd75f24f0fe30645b2daa912d6d96f36a24ed84573a89b97e90a80f15d365d';

const golden = (players: number): Golden => ({
  name: `${players}-players`,
  players,
  mode: 'standard',
  seed: `golden ${players}-players`,
  options: { edition: EDITION },
});

export const nocturionGoldens: readonly Golden[] = [golden(2), golden(3), golden(4)];
