import { expect, test } from 'vitest';
import type { Refusal } from './game.ts';
import { canonical, type Json } from './json.ts';
import {
  type Answered,
  agreed,
  answered,
  answersGiven,
  besideBots,
  isRefusal,
  laid,
  moved,
  onlyAnswer,
  rewound,
  type Table,
  tableFromJson,
  tableToJson,
  undoable,
  undone,
} from './table.ts';
import { hurried, type Pebbles, pebbles } from './testing/pebbles.ts';

const accepted = <T extends object>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  return outcome;
};
const given = (table: Table<Pebbles>, ...answers: readonly [number, string][]): Answered<Pebbles> => {
  let last: Answered<Pebbles> = { table, moves: [] };
  for (const [seat, text] of answers) last = accepted(answered(last.table, seat, text));
  return last;
};
const begun = (game = pebbles): Table<Pebbles> => laid<Pebbles>(game, {}, 'seed').table;
const bytes = (table: Table): string => canonical(tableToJson(table));

test('an only answer gives itself, is told as such, and the next who has a choice is asked', () => {
  const { table, moves } = given(begun(hurried), [0, 'done']);
  expect(moves).toEqual([
    { seat: 0, text: 'done', isForced: false, facts: [{ type: 'done', seat: 0 }] },
    { seat: 1, text: 'done', isForced: true, facts: [{ type: 'done', seat: 1 }] },
  ]);
  expect(hurried.pending(table.state)?.seat).toBe(0);
});

test('a game that begins with an only answer begins after it', () => {
  const late = { ...hurried, setup: () => ({ ...pebbles.setup({}, ''), seat: 1 }) };
  const { table, moves } = laid<Pebbles>(late, {}, '');
  expect(moves.map(({ text, isForced }) => [text, isForced])).toEqual([['done', true]]);
  expect(table.state.seat).toBe(0);
});

test('an only answer that its seat alone may know to be the only one is waited for', () => {
  const secret = {
    ...hurried,
    pending: (state: Pebbles) => {
      const decision = pebbles.pending(state);
      return decision === null ? null : { ...decision, secret: true as const };
    },
  };
  const { table, moves } = given(begun(secret), [0, 'done']);
  expect(moves).toHaveLength(1);
  expect(onlyAnswer(secret, table.state)).toBeNull();
  expect(given(table, [1, 'done']).table.free.map(({ isForced }) => isForced)).toEqual([false]);
});

test('an only answer that nobody else may know of goes back with the answer before it, also out of a snapshot', () => {
  const secret = {
    ...hurried,
    pending: (state: Pebbles) => {
      const decision = pebbles.pending(state);
      return decision === null ? null : { ...decision, secret: true as const };
    },
    legal: (state: Pebbles) => (state.laid[0] === 1 ? pebbles.legal(state).slice(-1) : pebbles.legal(state)),
  };
  const { table } = given(
    begun(secret),
    [0, 'lay'],
    [0, pebbles.write(begun().state, pebbles.legal(begun().state).at(-1) as number)],
  );
  expect(table.free.map(({ isForced, isIdle }) => [isForced, isIdle])).toEqual([
    [false, undefined],
    [false, true],
  ]);
  for (const kept of [table, tableFromJson<Pebbles>(secret, tableToJson(table))]) {
    expect(undoable(kept, 0)).toBe(1);
    expect(accepted(undone(kept, 0)).count).toBe(2);
  }
});

test('what gave itself goes back together with the answer before it', () => {
  const { table } = given(begun(hurried), [0, 'lay'], [0, 'done']);
  expect(undoable(table, 0)).toBe(2);
  const back = accepted(undone(table, 0));
  expect(back.count).toBe(2);
  expect(back.table.state).toMatchObject({ seat: 0, laid: [1, 0], turns: 0 });
  expect(undoable(table, 1)).toBe(0);
});

test('the forced answer of another seat is no barrier, its own answer is', () => {
  const forced = given(begun(hurried), [0, 'done']).table;
  expect(undoable(forced, 0)).toBe(1);
  const own = given(begun(), [0, 'done'], [1, 'lay']).table;
  expect(undoable(own, 0)).toBe(0);
  expect(own.locked).toBe(1);
});

test('beside bots what they answered goes back with the answer they followed, unless something was revealed', () => {
  const start = besideBots(begun(), 0);
  const { table } = given(start, [0, 'lay'], [0, 'done'], [1, 'lay'], [1, 'done']);
  expect(undoable(table, 0)).toBe(2);
  const back = accepted(undone(table, 0));
  expect(back.count).toBe(3);
  expect(back.table.state).toMatchObject({ seat: 0, laid: [1, 0] });
  const thrown = given(start, [0, 'done'], [1, 'throw']).table;
  expect(undone(thrown, 0)).toMatchObject({ reason: 'undo-barrier' });
});

test('a step from a log is one answer, and what follows by itself is left to the log', () => {
  const { table, moves } = accepted(moved(begun(hurried), 0, 'done'));
  expect(moves).toHaveLength(1);
  expect(hurried.pending(table.state)?.seat).toBe(1);
  const next = accepted(moved(table, 1, 'done'));
  expect(next.moves[0]?.isForced).toBe(true);
  expect(bytes(next.table)).toBe(bytes(given(begun(hurried), [0, 'done']).table));
});

test('an answer that is refused or taken back leaves every earlier table as it was', () => {
  const before = begun();
  const start = bytes(before);
  const { table } = given(before, [0, 'lay']);
  const kept = bytes(table);
  undone(table, 0);
  expect(answered(table, 0, 'eat')).toMatchObject({ reason: 'no-such-answer' });
  expect([bytes(before), bytes(table)]).toEqual([start, kept]);
});

test('a table kept and read again goes on as it was, with what may be taken back', () => {
  const { table } = given(begun(hurried), [0, 'throw'], [0, 'lay'], [0, 'done']);
  const read = tableFromJson<Pebbles>(hurried, JSON.parse(JSON.stringify(tableToJson(table))) as Json);
  expect(bytes(read)).toBe(bytes(table));
  expect(undoable(read, 0)).toBe(2);
  expect(canonical(hurried.toJson(read.state))).toBe(canonical(hurried.toJson(table.state)));
});

test('a table kept before answers gave themselves is read with all of them as people gave them', () => {
  const old = { barrier: pebbles.toJson(begun().state), locked: 0, before: null, free: [{ seat: 0, text: 'lay' }] };
  expect(tableFromJson<Pebbles>(pebbles, old).free).toEqual([{ seat: 0, text: 'lay', isForced: false }]);
});

test('a table rewound by a number of answers stands where it stood then', () => {
  const once = given(begun(), [0, 'lay']).table;
  expect(bytes(rewound(given(once, [0, 'lay two'], [0, 'lay']).table, 2))).toBe(bytes(once));
});

test('after a consent nothing before it can be taken back freely', () => {
  const table = agreed<Pebbles>(pebbles, {}, 'seed', [{ seat: 0, text: 'lay' }]);
  expect([answersGiven(table), undoable(table, 0)]).toEqual([1, 0]);
  expect(undone(table, 0)).toMatchObject({ reason: 'undo-barrier' });
});
