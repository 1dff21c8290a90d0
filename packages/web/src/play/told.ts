import { isObject, type Json, type Seat } from '@nightjar/kernel';
import type { Fact } from './source.ts';
import { listIn } from './wire.ts';

/** The log as it stands: what was taken back is not in it any more. */
export interface Told {
  /** Everything up to this event of the server's log is in it. */
  readonly seq: number;
  readonly facts: readonly Fact[];
  /** The answers that stand, each by its event and its seat. */
  readonly answers: readonly { readonly seq: number; readonly seat: Seat }[];
}

export const NOTHING_TOLD: Told = { seq: 0, facts: [], answers: [] };

/** The log with what came after it. Facts stand under the event that caused them. */
export function retold(before: Told, events: Json | undefined): Told {
  let told = before;
  for (const event of listIn(events)) {
    const seq = Number(event['seq']);
    if (seq <= told.seq) continue;
    const body = isObject(event['body']) ? event['body'] : {};
    if (event['kind'] === 'undo') told = without(told, 1);
    if (event['kind'] === 'consent') told = without(told, Number(body['count'] ?? 0));
    const isAnswer = event['kind'] === 'answer';
    told = {
      seq,
      facts: [...told.facts, ...listIn(event['facts']).map((fact) => ({ answer: seq, event: fact }))],
      answers: isAnswer ? [...told.answers, { seq, seat: Number(event['seat'] ?? -1) }] : told.answers,
    };
  }
  return told;
}

/** The log without its last so many answers and what they caused. */
function without({ seq, facts, answers }: Told, count: number): Told {
  const left = answers.slice(0, Math.max(0, answers.length - count));
  const gone = new Set(answers.slice(left.length).map((answer) => answer.seq));
  return { seq, facts: facts.filter(({ answer }) => !gone.has(answer)), answers: left };
}

/** How many answers lie from this seat's last own one on; 0 if it gave none. Forced ones are not its own. */
export function answersBack({ answers }: Told, seat: Seat, forced: ReadonlySet<number>): number {
  const last = answers.findLastIndex((answer) => answer.seat === seat && !forced.has(answer.seq));
  return last < 0 ? 0 : answers.length - last;
}
