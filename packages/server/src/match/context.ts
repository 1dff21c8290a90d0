import type { AnyGame } from '@nightjar/kernel';
import type { Chance } from '../chance.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { EventRow } from '../store/schema.ts';
import type { DueChange, MatchSeq, Store } from '../store/store.ts';
import type { Workers } from '../workers/workers.ts';
import type { LoggedEvent } from './log.ts';
import type { OpenMatches } from './open-matches.ts';
import type { Opened } from './opened.ts';

/** A match after an append. Of a move at another process only the `seq` is known. */
export interface MatchUpdate extends MatchSeq {
  readonly opened?: Opened;
  readonly events?: readonly LoggedEvent[];
}

/** Plans the due work of a match after these events. It is written in the same append. */
export type PlanDueWork = (opened: Opened, rows: readonly EventRow[]) => DueChange;

/** What functions of `match/` use. */
export interface MatchParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly games: readonly AnyGame[];
  readonly workers: Workers;
  /** The workers that run the rules of house editions before the server does. */
  readonly rehearsals: Pick<Workers, 'rehearse'>;
  readonly openMatches: OpenMatches;
  readonly planDueWork: PlanDueWork;
}

/**
 * All matches of a server. Every function of `match/` takes it. A function that refuses throws a Trouble and changes
 * nothing.
 */
export interface MatchContext extends MatchParts {
  readonly listeners: Set<(moved: MatchUpdate) => void>;
  /** Moves that were acknowledged in this event-loop tick and are announced in the next. */
  readonly unannounced: MatchUpdate[];
  /** Resolves when background work is done. */
  close(): Promise<void>;
}
