import type { JsonObject, Refusal, Seat } from '@nightjar/kernel';
import { readAnswer } from './answer.ts';
import { read } from './notation.ts';
import { pending } from './questions.ts';
import type { State } from './state.ts';

const no = (rule: string, reason: string, args: JsonObject = {}): Refusal => ({ rule, reason, with: args });

/** Why a seat may not do what a text says, with the clause that forbids it; null if it may. */
export function refuse(state: State, seat: Seat, text: string): Refusal | null {
  const decision = pending(state);
  if (decision === null) return no('NRN-22.12', 'game-over');
  const { rule, question } = decision;
  if (seat !== decision.seat) return no(rule, 'not-asked', { seat: decision.seat, question });
  if (read(state, text) !== null) return null;
  const answer = readAnswer(text);
  if (answer === null) return no(rule, 'unreadable');
  return no(rule, 'other-question', { question });
}
