import type { Result, ScoreLine, ScoreSheet, Seat } from '@nightjar/kernel';
import type { Box } from './box.ts';
import { worth } from './library.ts';
import { miseryOf, type Tally, tally, totals } from './scoring.ts';
import type { State } from './state.ts';

export function result(state: State): Result | null {
  if (state.phase !== 'over') return null;
  const scores = totals(state);
  return { scores, places: placesOf(scores, state.turns) };
}

/** DOM-16.4 to 16.6: most points, then fewer turns, then a shared place. */
export function placesOf(scores: readonly number[], turns: readonly number[]): number[] {
  const isAhead = (a: Seat, b: Seat): boolean => {
    const more = (scores[a] as number) - (scores[b] as number);
    return more > 0 || (more === 0 && (turns[a] as number) < (turns[b] as number));
  };
  return scores.map((_, seat) => 1 + scores.filter((_points, other) => isAhead(other, seat)).length);
}

/** DOM-17.20: nobody is told points before the end; then everybody is, card by card. */
export function explain(state: State): readonly ScoreSheet[] {
  return state.turns.map((_, seat) => (state.phase === 'over' ? sheet(state, seat) : { seat, total: 0, lines: [] }));
}

/** A final deck and a State, line by line. */
function sheet(state: State, seat: Seat): ScoreSheet {
  return sheetOf(state.box, seat, tally(state, seat), miseryOf(state, seat));
}

/** DOM-16.3, DOM-16.3a: what the cards of a final deck are worth, and what Misery takes. */
export function sheetOf(box: Box, seat: Seat, deck: Tally, misery: number): ScoreSheet {
  const lines: ScoreLine[] = [];
  for (const [kind, count] of deck.counts.entries()) {
    const each = worth(kind, deck);
    if (count === 0 || each === 0) continue;
    const card = box.ids[kind] as string;
    const part = { points: count * each, for: 'copies', with: { card, count, each, size: deck.size } };
    lines.push({ category: card, points: count * each, rule: 'DOM-16.3', parts: [part] });
  }
  if (misery !== 0) {
    const held = misery === -2 ? 'miserable' : 'twice-miserable';
    const part = { points: misery, for: 'state', with: { state: held } };
    lines.push({ category: held, points: misery, rule: 'DOM-16.3a', parts: [part] });
  }
  return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}
