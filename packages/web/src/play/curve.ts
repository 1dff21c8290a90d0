import { type AnyGame, type GameRecord, replay } from '@nightjar/kernel';
import type { Totals } from './source.ts';

/** How totals grew over a record, from the start to the last answer. */
export function curveOf(rules: AnyGame, record: GameRecord): readonly Totals[] {
  const totalsOf = (state: unknown): number[] =>
    record.seats.map((_, seat) => rules.explain(state, seat)[seat]?.total ?? 0);
  const curve: Totals[] = [];
  const last = replay<unknown>(rules, record, (state, answers) => curve.push({ answers, totals: totalsOf(state) }));
  if (last.ok) curve.push({ answers: record.answers.length, totals: totalsOf(last.value) });
  return curve;
}
