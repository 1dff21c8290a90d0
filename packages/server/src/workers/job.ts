import type { BotQuestion, LimitBound } from '@nightjar/bots';
import type { Checked, GameRecord, Json, Result } from '@nightjar/kernel';
import type { Rehearsal, RehearsalResult } from './rehearsal.ts';

/** The rules a job needs. */
export interface Rules {
  readonly game: string;
  readonly rules: number;
  /** A house edition as it was given; null for the game's own. */
  readonly edition: Json | null;
}

/** A question for a bot. It holds nothing that the bot's seat does not see. */
export interface BotJob extends Rules, BotQuestion {
  readonly kind: 'bot';
  readonly bound: LimitBound;
}

export interface RehearsalJob extends Rules {
  readonly kind: 'rehearsal';
  readonly rehearsal: Rehearsal;
  /** The number of seats whose pictures are made. */
  readonly seats: number;
}

export interface RecordJob {
  readonly kind: 'record';
  readonly text: string;
  readonly edition: Json | null;
  readonly mostAnswers: number;
}

export interface EditionJob {
  readonly kind: 'edition';
  readonly game: string;
  readonly body: Json;
}

export type Job = BotJob | RecordJob | EditionJob | RehearsalJob;

/** A record that was checked, with the events of each answer. */
export interface TrueRecord {
  readonly record: GameRecord;
  /** The game's own events as JSON, answer by answer. */
  readonly facts: readonly string[];
  readonly result: Result;
  /** The final table, as a snapshot keeps it. */
  readonly table: Json;
}

/** The result of each kind of job. */
export interface JobResults {
  bot: string;
  record: Checked<TrueRecord>;
  edition: Checked<string>;
  rehearsal: RehearsalResult;
}

/** A message of a worker: it is ready, a job is done, or a job failed. */
export type WorkerMessage =
  | { readonly is: 'ready' }
  | { readonly is: 'done'; readonly value: JobResults[Job['kind']] }
  | { readonly is: 'failed'; readonly message: string };
