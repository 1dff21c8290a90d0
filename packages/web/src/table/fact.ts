import type { Eyes } from '@nightjar/kernel';
import type { Speech } from '@nightjar/words';
import type { Fact } from '../play/source.ts';

/** Whose doing a fact is: games call the side that acts `side` or `seat`. Null for what nobody did. */
export function sideOf({ event }: Fact): number | null {
  const side = event.side ?? event.seat;
  return typeof side === 'number' ? side : null;
}

/** Where on the board it happened, by the name that the place carries there. */
export function placeOf({ event }: Fact): string | null {
  const place = event.space ?? event.shore ?? event.where;
  return typeof place === 'string' ? place : null;
}

/** What happened since these eyes last answered: the first fact of an answer says which seat gave it. */
export function since(log: readonly Fact[], eyes: Eyes): readonly Fact[] {
  const isFirst = ({ answer }: Fact, i: number): boolean => {
    const before = log[i - 1];
    return before?.answer !== answer || (sideOf(before) === null && isFirst(before, i - 1));
  };
  const last = log.findLast((fact, i) => sideOf(fact) === eyes && !fact.isForced && isFirst(fact, i));
  return last === undefined ? log : log.filter(({ answer }) => answer > last.answer);
}

/** A fact as it is told: by itself, or with those that only go on with it. */
export interface FactText {
  readonly fact: Fact;
  readonly text: string;
}

/** Facts line by line; in as few as the log of the game takes, where it says with which fact each begins. */
export function toldOf(facts: readonly Fact[], speech: Speech): readonly FactText[] {
  const lines = speech.log?.(facts.map(({ event }) => event)) ?? [];
  const told = lines.flatMap(({ text, at }) => {
    const fact = at === undefined ? undefined : facts[at];
    return fact === undefined ? [] : [{ fact, text }];
  });
  return told.length > 0 ? told : facts.map((fact) => ({ fact, text: speech.event(fact.event) }));
}
