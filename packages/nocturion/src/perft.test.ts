import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { perft, perftText } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import type { State } from './state.ts';

/** The edition that the positions were counted with; its name is in every state. */
const EDITION = 'EDITION_HASH';

/** The game of seed `1` after so many random answers. */
function reached(players: number, answers: number): State {
  const options = nocturion.options({ players, edition: EDITION });
  if (!options.ok) throw new Error(options.fault.what);
  const state = nocturion.setup(options.value, '1');
  const random = rngFrom('perft');
  for (let i = 0; i < answers; i += 1) nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
  return state;
}

const table = (players: number, answers: number, depth: number): string[] =>
  perftText(perft(nocturion, reached(players, answers), depth))
    .trimEnd()
    .split('\n');
