import type { AnyGame, Decision, Eyes, JsonObject } from '@nightjar/kernel';

/** How many seats a state has: it has a score sheet for each. */
export const seatCount = (game: AnyGame, state: unknown): number => game.explain(state, 'table').length;

/** Everyone who may look: each seat, and the table. */
export const allEyes = (game: AnyGame, state: unknown): readonly Eyes[] => [
  ...Array.from({ length: seatCount(game, state) }, (_, seat) => seat),
  'table',
];

export const eyesName = (eyes: Eyes): string => (eyes === 'table' ? 'the table' : `seat ${eyes}`);

/** What everyone may know of a decision; how many picks are possible is for the seat that is asked. */
export function decisionFor(decision: Decision | null, eyes: Eyes): JsonObject | null {
  if (decision === null) return null;
  const { seat, question, made, min, max, rule } = decision;
  return eyes === seat ? { seat, question, made, min, max, rule } : { seat, question, made, rule };
}
