import {
  type Gains,
  nocturne,
  gains as nocturneGains,
  progress as nocturneProgress,
  type State,
} from '@nightjar/nocturne';
import type { GainRow } from '../store/schema.ts';

type GainKind = 'achievement' | 'scenario' | 'modified';

/** Something a person has reached in a game, once and for good. */
interface Gain {
  readonly kind: GainKind;
  readonly what: string;
}

/** What a game knows about the long run. */
interface Track {
  /** What a seat has gained; empty while the game is not over. */
  gained(state: unknown, seat: number): Gain[];
  /** The steps on the player's track that these gains make. */
  steps(gains: readonly Gain[]): string[];
}

const TRACKS: Readonly<Record<string, Track>> = {
  [nocturne.name]: {
    gained(state, seat) {
      const found = nocturneGains(state as State, seat);
      if (found === null) return [];
      const { achievements, scenario, modifiedGame } = found;
      return [
        ...achievements.map((what): Gain => ({ kind: 'achievement', what })),
        ...(scenario === null ? [] : [{ kind: 'scenario', what: String(scenario) } as const]),
        ...(modifiedGame === null ? [] : [{ kind: 'modified', what: modifiedGame } as const]),
      ];
    },
    steps: (gains) => nocturneProgress(gains.map(asGains)),
  },
};

const asGains = ({ kind, what }: Gain): Gains => ({
  achievements: kind === 'achievement' ? [what] : [],
  scenario: kind === 'scenario' ? Number(what) : null,
  modifiedGame: kind === 'modified' ? what : null,
});

export const gainedIn = (game: string, state: unknown, seat: number): Gain[] => TRACKS[game]?.gained(state, seat) ?? [];

export const stepsOf = (game: string, rows: readonly Pick<GainRow, 'kind' | 'what'>[]): string[] =>
  TRACKS[game]?.steps(rows.map(({ kind, what }) => ({ kind: kind as GainKind, what }))) ?? [];
