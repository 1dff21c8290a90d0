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

/** A match as an append left it. What another process did is known only by its `seq`. */
export interface MatchUpdate extends MatchSeq {
  readonly opened?: Opened;
  readonly events?: readonly LoggedEvent[];
}

/** What is due at a match after these events; it is written together with them. */
export type PlanDueWork = (opened: Opened, rows: readonly EventRow[]) => DueChange;

/** What matches need around them. */
export interface MatchParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly games: readonly AnyGame[];
  readonly workers: Workers;
  /** Where rules of house editions run first. */
  readonly rehearsals: Pick<Workers, 'rehearse'>;
  readonly openMatches: OpenMatches;
  readonly planDueWork: PlanDueWork;
}

/** All matches of a server. Every function of `match/` takes it. What a person may not do is thrown as a Trouble, and nothing changes. */
export interface MatchContext extends MatchParts {
  readonly listeners: Set<(moved: MatchUpdate) => void>;
  /** Moves that were acknowledged in this event-loop tick and are announced in the next. */
  readonly unannounced: MatchUpdate[];
  /** Resolves when background work is done. */
  close(): Promise<void>;
}
