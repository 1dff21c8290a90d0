import type { Eyes } from '@nightjar/kernel';
import type { Fact } from '../play/source.ts';

/** Whose doing a fact is: games call the side that acts `side` or `seat`. Null for what nobody did. */
export function sideOf({ event }: Fact): number | null {
  const side = event['side'] ?? event['seat'];
  return typeof side === 'number' ? side : null;
}

/** Where on the board it happened, by the name that the place carries there. */
export function placeOf({ event }: Fact): string | null {
  const place = event['space'] ?? event['shore'] ?? event['where'];
  return typeof place === 'string' ? place : null;
}

/** What happened since these eyes last answered: the first fact of an answer tells who gave it. */
export function since(log: readonly Fact[], eyes: Eyes): readonly Fact[] {
  const last = log.findLast((fact, i) => sideOf(fact) === eyes && !fact.isForced && log[i - 1]?.answer !== fact.answer);
  return last === undefined ? log : log.filter(({ answer }) => answer > last.answer);
}
