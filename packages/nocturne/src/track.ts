import type { Gain, Track } from '@nightjar/kernel';
import { type Gains, gains } from './standing.ts';
import type { State } from './state.ts';

/** A player's track: one step for each thing gained (NOC-23.6), and each only once (NOC-23.5). */
export const track: Track<State> = {
  gained(state, seat) {
    const found = gains(state, seat);
    return found === null ? [] : listed(found);
  },
  steps: (gained) => [...new Set(gained.map(({ kind, what }) => (kind === 'scenario' ? `S${what}` : what)))],
};

const listed = ({ achievements, scenario, modifiedGame }: Gains): Gain[] => [
  ...achievements.map((what) => ({ kind: 'achievement', what })),
  ...(scenario === null ? [] : [{ kind: 'scenario', what: String(scenario) }]),
  ...(modifiedGame === null ? [] : [{ kind: 'modified', what: modifiedGame }]),
];

/** The steps of whole games. */
export const progress = (games: readonly Gains[]): string[] => [...track.steps(games.flatMap(listed))];
