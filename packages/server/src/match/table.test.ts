import { type AnyGame, below, canonical, type Json, Table as KernelTable, rngFrom } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import {
  agreed,
  answered,
  answersGiven,
  isRefusal,
  laid,
  tableFromJson,
  tableToJson,
  undoable,
  undone,
} from './table.ts';

const stateOf = (game: AnyGame, state: unknown): string => canonical(game.toJson(state));

test.each([1, 2, 3, 4])('a table of %d keeps and undoes answers exactly as the kernel does', (players) => {
  const options = nocturne.options({ players });
  if (!options.ok) throw new Error('these options are sound');
  const chance = rngFrom(`walk ${players}`);
  const kernel = new KernelTable(nocturne, options.value, 'seed', []);
  let table = laid(nocturne, options.value, 'seed');
  for (let i = 0; i < 600; i += 1) {
    const decision = nocturne.pending(table.state as never);
    if (decision === null) break;
    const seat = below(chance, 6) === 0 ? below(chance, players) : decision.seat;
    const legal = nocturne.legal(table.state as never);
    const text = nocturne.write(table.state as never, legal[below(chance, legal.length)] as number);
    const isUndo = below(chance, 4) === 0;
    const next = isUndo ? undone(table, seat) : answered(table, seat, text);
    expect(isRefusal(next) ? next : null).toEqual(isUndo ? kernel.undo(seat) : kernel.answer(seat, text));
    if (!isRefusal(next)) table = 'table' in next ? next.table : next;
    if (i % 7 === 0) table = tableFromJson(nocturne, JSON.parse(JSON.stringify(tableToJson(table))) as Json);
    expect(stateOf(nocturne, table.state)).toBe(stateOf(nocturne, kernel.state));
    expect(answersGiven(table)).toBe(kernel.answers.length);
    for (let eyes = 0; eyes < players; eyes += 1) expect(undoable(table, eyes)).toBe(kernel.undoable(eyes));
    if (i % 50 === 49) {
      kernel.undoByConsent(2);
      table = agreed(nocturne, options.value, 'seed', kernel.answers);
    }
  }
  expect(answersGiven(table)).toBeGreaterThan(10);
});

test('an answer that is refused or taken back leaves every earlier table as it was', () => {
  const options = nocturne.options({ players: 2 });
  if (!options.ok) throw new Error('these options are sound');
  const before = laid(nocturne, options.value, 'seed');
  const bytes = canonical(tableToJson(before));
  const { seat } = nocturne.pending(before.state as never) as { seat: number };
  const text = nocturne.write(before.state as never, nocturne.legal(before.state as never)[0] as number);
  const after = answered(before, seat, text);
  if (isRefusal(after)) throw new Error('this answer is legal');
  const kept = canonical(tableToJson(after.table));
  undone(after.table, seat);
  answered(after.table, seat, 'xyzzy');
  expect(canonical(tableToJson(before))).toBe(bytes);
  expect(canonical(tableToJson(after.table))).toBe(kept);
});
