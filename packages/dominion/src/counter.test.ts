import { expect, test } from 'vitest';
import { pointsSoFar } from './counter.ts';
import { dominion } from './game.ts';
import { points } from './scoring.ts';
import { stateOf } from './testing/position.ts';

test('a player who counts along knows the points that are told at the end', () => {
  const state = stateOf({
    alice: { hand: 'estate duchy', deck: 'pasture gardens curse', misery: 2 },
    bob: { hand: 'province', discard: 'estate', misery: 1 },
  });
  for (const eyes of [0, 1, 'table'] as const) {
    const view = dominion.view(state, eyes);
    expect([pointsSoFar(view, 0), pointsSoFar(view, 1)]).toEqual([points(state, 0), points(state, 1)]);
  }
});
