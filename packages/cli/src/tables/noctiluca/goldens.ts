import type { Golden } from '../../golden.ts';

/** The edition that the playthroughs were recorded with: newer ones do not change what is kept. */
const EDITION = 'c7b3821a59e770684d719d7a4de7c8c0efa779526972ac3808c933eceeb7d7c7';

const golden = (name: string, players: number): Golden => ({
  name,
  players,
  mode: 'standard',
  seed: `golden ${name}`,
  options: { edition: EDITION },
});

export const noctilucaGoldens: readonly Golden[] = [
  golden('solo', 1),
  golden('2-players', 2),
  golden('3-players', 3),
  golden('4-players', 4),
];
