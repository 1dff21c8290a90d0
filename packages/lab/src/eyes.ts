import type { AnyGame, Eyes } from '@nightjar/kernel';

/** How many seats a state has: it has a score sheet for each. */
export const seatCount = (game: AnyGame, state: unknown): number => game.explain(state, 'table').length;

/** Everyone who may look: each seat, and the table. */
export const allEyes = (game: AnyGame, state: unknown): readonly Eyes[] => [
  ...Array.from({ length: seatCount(game, state) }, (_, seat) => seat),
  'table',
];

export const eyesName = (eyes: Eyes): string => (eyes === 'table' ? 'the table' : `seat ${eyes}`);
