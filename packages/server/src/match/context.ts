import type { AnyGame } from '@nightjar/kernel';
import type { Chance } from '../chance.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { EventRow } from '../store/schema.ts';
import type { Moved, Store, Trx } from '../store/store.ts';
import type { Workers } from '../workers/workers.ts';
import type { OpenMatches } from './open-matches.ts';
import type { Opened } from './opened.ts';

/** A match as an append left it. What another process did is known only by its `seq`. */
export interface MatchMoved extends Moved {
  readonly opened?: Opened;
  readonly rows?: readonly EventRow[];
}

/** Does its part in the transaction of an append: a due bot turn, a result. Reads and writes by `trx` alone. */
export type Alongside = (trx: Trx, opened: Opened, rows: readonly EventRow[]) => Promise<void>;

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
  readonly alongside: Set<Alongside>;
  readonly listeners: Set<(moved: MatchMoved) => void>;
  /** Bots that only tests may seat. */
  readonly isTesting: boolean;
}
