import type { Line } from '@nightjar/bots';
import type { Eyes, GameEvent, JsonObject, Refusal, Result, Seat, Sight } from '@nightjar/kernel';
import type { ChatLine, Known, Pace, Proposal, SeatFacts } from '@nightjar/wire';

/** A seat as everybody sees it, at a server or at one device. */
export interface SeatCard extends SeatFacts {
  /** Whether a person is connected; always true at one device. */
  readonly present: boolean;
  /** Null where no time is counted. */
  readonly clock: SeatClock | null;
}

/** A seat's time: it runs to `deadline`, by the server's clock, or stands with `ms` left. */
export type SeatClock = { readonly deadline: number } | { readonly deadline: null; readonly ms: number };

const STATUSES = ['opening', 'gathering', 'playing', 'over', 'cancelled', 'missing', 'unreadable'] as const;
type Status = (typeof STATUSES)[number];

/** One fact of the log, as these eyes perceived it, with the number of the answer that caused it. `E` is what the game tells. */
export interface Fact<E extends GameEvent = GameEvent> {
  readonly answer: number;
  readonly event: E;
  /** The answer was the only one, and gave itself. */
  readonly isForced: boolean;
}

/** What a table looks like from one place at this moment. A new one is made for every change, so identity tells. */
export interface Scene extends Omit<Sight, 'result'> {
  readonly status: Status;
  /** `here`: on this device; `live`: the server is heard; `lost`: trying to reach it again. */
  readonly link: 'here' | 'live' | 'lost';
  readonly seq: number;
  /** Whose knowledge this is; `table` for spectators and for the moment between two people at one device. */
  readonly eyes: Eyes;
  /** Facts since the scene before this one, for motion and announcements. */
  readonly fresh: readonly Fact[];
  /** All facts, oldest first. */
  readonly log: readonly Fact[];
  readonly seats: readonly SeatCard[];
  /** How many answers these eyes may take back freely. */
  readonly undo: number;
  /** How many answers would go back to our last one, if everybody agreed; 0 where nobody can be asked. */
  readonly askable: number;
  readonly proposal: Proposal | null;
  readonly result: Result | null;
  /** A seat whose bot is thinking. */
  readonly thinking: Seat | null;
  /** The person to whom the device must be handed before anything is shown; null when nobody waits. */
  readonly handOver: Seat | null;
  /** Several people look at this device: what these eyes alone may know stays covered, and is told nowhere. */
  readonly isVeiled: boolean;
  readonly chat: readonly ChatLine[];
  /** The code others join by; null where nobody can. */
  readonly joinCode: string | null;
  /** The host's seat; null where no host sits at the table. */
  readonly host: Seat | null;
  /** How time is counted; null where none is. */
  readonly pace: Pace | null;
  /** Where it is the deal of a day: which, and whether this is the try that counts. */
  readonly daily: Known['daily'];
}

/** Totals of every seat after so many answers. */
export interface Totals {
  readonly answers: number;
  readonly totals: readonly number[];
}

/** What people at different devices can do besides playing. */
export interface Company {
  /** Says that we are ready, or as the host that the game begins. */
  ready(): Promise<void>;
  start(): Promise<void>;
  say(text: string): Promise<Refusal | null>;
  /** Proposes to take answers back, agrees to it or declines it. */
  consent(count: number, isAgreed: boolean): Promise<Refusal | null>;
  /** Takes a free seat. */
  sit(): Promise<Refusal | null>;
  /** Gives up for good. */
  resign(): Promise<Refusal | null>;
  /** Takes our seat back from the bot that stood in. */
  comeBack(): Promise<Refusal | null>;
  /** As the host: a bot for a free seat, or a free seat in place of a bot. */
  setSeat(seat: Seat, bot: string | null): Promise<Refusal | null>;
  /** From now on nothing this person says is shown to us. */
  mute(person: string): Promise<Refusal | null>;
  report(line: ChatLine, why: string): Promise<Refusal | null>;
  /** The table where the others wait for a rematch; null while nobody does. */
  rematchAsked(): Promise<string | null>;
}

/** What people at one device can do besides playing. */
export interface Device {
  /** The person in whose hands the device is now says so. */
  takeOver(): void;
  /** The bot that thinks answers with the best it has found. */
  hurry(): void;
}

/** A game that is shown, move by move: all that a page needs to draw it, be it played or replayed. */
export interface SceneSource {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  scene(): Scene;
  /** Calls back after every change; gives back how to stop. */
  watch(changed: () => void): () => void;
  close(): void;
}

/** A table to play at, wherever it runs: on this device or on a server. */
export interface TableSource extends SceneSource {
  /** Null at one device. */
  readonly company: Company | null;
  /** Null where a server or a lesson lays the table. */
  readonly device: Device | null;
  /** Null if accepted; otherwise why not. */
  answer(text: string): Promise<Refusal | null>;
  /** Why a text is no answer now; null if it is one. */
  why(text: string): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** The best ways to go on, the best first; none where nobody is asked or no hint is to be had. */
  hint(): Promise<readonly Line[]>;
  /** How totals grew over a finished game. */
  curve(): Promise<readonly Totals[]>;
  /** The record's file; null where it is not for us yet. */
  record(): Promise<string | null>;
  /** The address of a table with the same seats. */
  rematch(): Promise<string>;
  leave(): Promise<void>;
}
