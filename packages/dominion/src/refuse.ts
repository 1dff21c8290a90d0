import type { Refusal, Seat } from '@nightjar/kernel';
import { read } from './notation.ts';
import { pending } from './questions.ts';
import type { State } from './state.ts';

/** Why this seat may not do what the text says; null if it may. */
export function refuse(state: State, seat: Seat, said: string): Refusal | null {
  const decision = pending(state);
  if (decision === null) return { rule: 'DOM-16.1', reason: 'over', with: {} };
  if (decision.seat !== seat) return { rule: 'DOM-18.1', reason: 'notAsked', with: { seat: decision.seat } };
  if (read(state, said) !== null) return null;
  return { rule: 'DOM-18.4', reason: 'notOffered', with: {} };
}
