import type { AnyGame } from '@nightjar/kernel';
import type { Chance } from '../chance.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { EventRow } from '../store/schema.ts';
import type { DueChange, Moved, Store } from '../store/store.ts';
import type { Workers } from '../workers/workers.ts';
import type { Logged } from './log.ts';
import type { OpenMatches } from './open-matches.ts';
import type { Opened } from './opened.ts';

/** A match as an append left it. What another process did is known only by its `seq`. */
export interface MatchMoved extends Moved {
  readonly opened?: Opened;
  readonly events?: readonly Logged[];
}

/** What is due at a match as these events left it; written together with them. */
export type Dues = (opened: Opened, rows: readonly EventRow[]) => DueChange;

/** Nothing is due. */
export const NOTHING_DUE: Dues = () => ({ gone: [], rows: [] });

/** What matches need around them. */
export interface MatchContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly games: readonly AnyGame[];
  readonly workers: Workers;
  /** Where rules of house editions are tried first. */
  readonly rehearsals: Pick<Workers, 'rehearse'>;
  readonly openMatches: OpenMatches;
  /** Whoever does due work says here what there is to do. */
  dues: Dues;
  readonly listeners: Set<(moved: MatchMoved) => void>;
  /** What was acknowledged in this turn of the loop and is told in the next. */
  readonly news: MatchMoved[];
  /** Bots that only tests may seat. */
  readonly isTesting: boolean;
}
