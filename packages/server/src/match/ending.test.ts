import { answered, isRefusal, laid, type Table } from '@nightjar/kernel';
import { noctiluca, type State } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import type { SeatRow } from '../store/schema.ts';
import { endingOf } from './ending.ts';

const row = (seat: number, resignedAt: number | null = null): SeatRow => ({
  match: 'm',
  seat,
  kind: 'person',
  person: `p${seat}`,
  name: '',
  bot: null,
  ready: 1,
  away_bot: null,
  resigned_at: resignedAt,
  reserve_ms: null,
  clock_at: null,
});

/** A game in which every seat always gives the first or the last answer. */
function played(players: number, seed: string, answer: 0 | -1, most = 1000): Table {
  const options = noctiluca.options({ players });
  if (!options.ok) throw new Error('these options are sound');
  let { table } = laid(noctiluca, { ...options.value }, seed);
  for (let i = 0; i < most; i += 1) {
    const state = table.state as State;
    const decision = noctiluca.pending(state);
    if (decision === null) break;
    const next = answered(table, decision.seat, noctiluca.write(state, noctiluca.legal(state).at(answer) as number));
    if (isRefusal(next)) throw new Error('this answer is legal');
    table = next.table;
  }
  return table;
}

test('NLC-13.6: a single player who loses has second place, although nobody has the first', () => {
  const ending = endingOf(played(1, 'alone', 0), [row(0)]);
  expect(ending.scores[0]).toBeLessThan(1);
  expect(ending).toMatchObject({ places: [2], reason: 'played', resigned: [] });
});

test('a game that was played to its end has the places of its rules', () => {
  const table = played(3, 'three', -1);
  const ending = endingOf(table, [row(0), row(1), row(2)]);
  expect(ending).toEqual({ ...noctiluca.result(table.state as State), reason: 'played', resigned: [] });
});

test('people who resigned rank behind all others, the first to resign last', () => {
  const ending = endingOf(played(3, 'three', -1), [row(0, 20), row(1), row(2, 10)]);
  expect(ending).toMatchObject({ places: [2, 1, 3], resigned: [2, 0] });
});

test('a game that nobody finished has places by the present scores', () => {
  const table = played(2, 'two', -1, 30);
  const ending = endingOf(table, [row(0), row(1)]);
  const [mine = 0, theirs = 0] = ending.scores;
  expect(ending.reason).toBe('resigned');
  expect(ending.places).toEqual([theirs > mine ? 2 : 1, mine > theirs ? 2 : 1]);
});
