import type { GameEvent, Seat } from '@nightjar/kernel';
import type { Heard } from '@nightjar/wire';
import { takenBack } from '@nightjar/wire/taken-back';
import type { Fact } from './source.ts';

/** The log without answers that were taken back. */
export interface MatchLog {
  /** Everything up to this event of the server's log is in it. */
  readonly seq: number;
  readonly facts: readonly Fact[];
  /** The answers that stand, each by its event and its seat. */
  readonly answers: readonly { readonly seq: number; readonly seat: Seat; readonly isForced: boolean }[];
}

export const EMPTY_LOG: MatchLog = { seq: 0, facts: [], answers: [] };

/** The log with later events. Facts stand under the event that caused them. */
export function retold(before: MatchLog, events: readonly Heard[]): MatchLog {
  let told = before;
  for (const { seq, kind, seat, body, facts } of events) {
    if (seq <= told.seq) continue;
    told = without(told, takenBack(kind, body));
    const isForced = body['forced'] === true;
    told = {
      seq,
      // The wire knows no game: what it calls facts are the events that the rules on the server told.
      facts: [...told.facts, ...facts.map((event) => ({ answer: seq, event: event as GameEvent, isForced }))],
      answers: kind === 'answer' ? [...told.answers, { seq, seat, isForced }] : told.answers,
    };
  }
  return told;
}

/** The log without its last so many answers and what they caused. */
function without(log: MatchLog, count: number): MatchLog {
  if (count === 0) return log;
  const { seq, facts, answers } = log;
  const left = answers.slice(0, Math.max(0, answers.length - count));
  const gone = new Set(answers.slice(left.length).map((answer) => answer.seq));
  return { seq, facts: facts.filter(({ answer }) => !gone.has(answer)), answers: left };
}

/** How many answers lie from this seat's last own one on; 0 if it gave none. Forced ones are not its own. */
export function answersBack({ answers }: MatchLog, seat: Seat): number {
  const last = answers.findLastIndex((answer) => answer.seat === seat && !answer.isForced);
  return last < 0 ? 0 : answers.length - last;
}
