import { type AnyGame, type GameRecord, replay, type ScoreSheet, soFar } from '@nightjar/kernel';
import type { Totals } from './source.ts';

/** How totals grew over a record: what each seat had so far, and after the last answer what it came to. */
export function curveOf(rules: AnyGame, record: GameRecord): readonly Totals[] {
  const totalsOf = (state: unknown): number[] => {
    const atEnd = rules.pending(state) === null ? [] : rules.atEnd;
    return record.seats.map((_, seat) => {
      const sheet: ScoreSheet | undefined = rules.explain(state, seat)[seat];
      return sheet === undefined ? 0 : soFar(sheet, atEnd);
    });
  };
  const curve: Totals[] = [];
  const last = replay<unknown>(rules, record, (state, answers) => curve.push({ answers, totals: totalsOf(state) }));
  if (last.ok) curve.push({ answers: record.answers.length, totals: totalsOf(last.value) });
  return curve;
}
