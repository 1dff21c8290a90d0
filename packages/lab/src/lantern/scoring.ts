import type { Eyes, Result, ScoreLine, ScoreSheet, Seat } from '@nightjar/kernel';
import { type Evening, isOver, rowOf } from './evening.ts';
import { nameOf, OIL, WICK } from './kind.ts';

/** Who may know a seat's omen: its owner, and everybody at the end. */
export const knowsOmen = (evening: Evening, eyes: Eyes, seat: Seat): boolean => eyes === seat || isOver(evening);

const sum = (numbers: readonly { readonly points: number }[]): number =>
  numbers.reduce((all, { points }) => all + points, 0);

function lineOf(category: string, rule: string, parts: ScoreLine['parts']): ScoreLine {
  return { category, points: sum(parts), rule, parts };
}

function rowLines(evening: Evening, side: number): ScoreLine[] {
  const row = rowOf(evening, side);
  const wicks = row[WICK] ?? 0;
  const oils = Array.from({ length: row[OIL] ?? 0 }, (_, i) => ({ points: i + 1, for: 'oil', with: { nth: i + 1 } }));
  return [
    lineOf('wicks', 'LAN-5.1', wicks === 0 ? [] : [{ points: wicks, for: 'wicks', with: { count: wicks } }]),
    lineOf('oil', 'LAN-5.2', oils),
  ];
}

function omenLine(evening: Evening, seat: Seat): ScoreLine {
  const omen = evening.omens[seat] ?? -1;
  const count = omen < 0 ? 0 : (rowOf(evening, seat)[omen] ?? 0);
  return lineOf('omen', 'LAN-5.3', count === 0 ? [] : [{ points: count, for: 'omen', with: { card: nameOf(omen) } }]);
}

export function explain(evening: Evening, eyes: Eyes): readonly ScoreSheet[] {
  return evening.hands.map((_, seat) => {
    const lines = rowLines(evening, seat);
    if (knowsOmen(evening, eyes, seat)) lines.push(omenLine(evening, seat));
    return { seat, total: sum(lines), lines };
  });
}

export function result(evening: Evening): Result | null {
  if (!isOver(evening)) return null;
  const scores = explain(evening, 'table').map(({ total }) => total);
  const moth = evening.rows.length > scores.length ? [sum(rowLines(evening, scores.length))] : [];
  const all = [...scores, ...moth];
  return { scores, places: scores.map((score) => 1 + all.filter((other) => other > score).length) };
}

export function estimate(evening: Evening, seat: Seat): number {
  const totals = evening.rows.map((_, side) => sum(rowLines(evening, side)));
  for (const sheet of explain(evening, seat)) totals[sheet.seat] = sheet.total;
  const rivals = totals.filter((_, side) => side !== seat);
  return (totals[seat] ?? 0) - Math.max(...rivals);
}
