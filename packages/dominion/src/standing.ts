import type { Eyes, Result, ScoreLine, ScoreSheet, Seat } from '@nightjar/kernel';
import { worth } from './library.ts';
import { miseryOf, tally, totals } from './scoring.ts';
import type { State } from './state.ts';

/** DOM-16.4 to 16.6: most points, then fewer turns, then a shared place. */
export function result(state: State): Result | null {
  if (state.phase !== 'over') return null;
  const scores = totals(state);
  const { turns } = state;
  const isAhead = (a: Seat, b: Seat): boolean => {
    const more = (scores[a] as number) - (scores[b] as number);
    return more > 0 || (more === 0 && (turns[a] as number) < (turns[b] as number));
  };
  const places = scores.map((_, seat) => 1 + scores.filter((_points, other) => isAhead(other, seat)).length);
  return { scores, places };
}

/** DOM-17.20: nobody is told points before the end; then everybody is, card by card. */
export function explain(state: State, _eyes: Eyes): readonly ScoreSheet[] {
  return state.turns.map((_, seat) => (state.phase === 'over' ? sheet(state, seat) : { seat, total: 0, lines: [] }));
}

function sheet(state: State, seat: Seat): ScoreSheet {
  const deck = tally(state, seat);
  const lines: ScoreLine[] = [];
  for (const [kind, count] of deck.counts.entries()) {
    const each = worth(kind, deck);
    if (count === 0 || each === 0) continue;
    const card = state.box.ids[kind] as string;
    const rule = `DOM-16.3`;
    const part = { points: count * each, for: 'copies', with: { card, count, each, size: deck.size } };
    lines.push({ category: card, points: count * each, rule, parts: [part] });
  }
  const misery = miseryOf(state, seat);
  if (misery !== 0) {
    const held = misery === -2 ? 'miserable' : 'twice-miserable';
    const part = { points: misery, for: 'state', with: { state: held } };
    lines.push({ category: held, points: misery, rule: 'DOM-16.3a', parts: [part] });
  }
  return { seat, total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}
