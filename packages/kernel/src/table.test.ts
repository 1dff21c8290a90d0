import { expect, test } from 'vitest';
import { faultText } from './checked.ts';
import { canonical } from './json.ts';
import { readRecord, seal, verify, writeRecord } from './record.ts';
import { Table } from './table.ts';
import { pebbles } from './testing/pebbles.ts';

const newTable = () => new Table(pebbles, {}, 'seed', ['Ada', 'Bob']);
const jsonOf = (table: ReturnType<typeof newTable>): string => canonical(pebbles.toJson(table.state));
const texts = (table: ReturnType<typeof newTable>): string =>
  table.answers.map(({ seat, text }) => `${seat} ${text}`).join(', ');

test('a seat takes back its own answers one by one and stands where it stood', () => {
  const table = newTable();
  const start = jsonOf(table);
  table.answer(0, 'lay');
  const once = jsonOf(table);
  table.answer(0, 'lay two');
  expect(table.undoable(0)).toBe(2);
  expect(table.undo(0)).toBeNull();
  expect(jsonOf(table)).toBe(once);
  expect(table.undo(0)).toBeNull();
  expect(jsonOf(table)).toBe(start);
  expect(table.undo(0)).toEqual({ rule: '', reason: 'nothing-to-undo', with: {} });
});

test('a seat does not take back what chance has answered', () => {
  const table = newTable();
  table.answer(0, 'lay');
  table.answer(0, 'throw');
  const here = jsonOf(table);
  expect(table.undoable(0)).toBe(0);
  expect(table.undo(0)).toEqual({ rule: '', reason: 'undo-barrier', with: {} });
  expect(jsonOf(table)).toBe(here);
  table.answer(0, 'lay');
  expect(table.undoable(0)).toBe(1);
});

test('a seat does not take back the answers of another', () => {
  const table = newTable();
  table.answer(0, 'lay');
  expect(table.undoable(1)).toBe(0);
  expect(table.undo(1)).toEqual({ rule: '', reason: 'undo-others', with: {} });
});

test('a turn handed over is taken back only until the next seat answers', () => {
  const table = newTable();
  table.answer(0, 'done');
  expect(table.undoable(0)).toBe(1);
  table.answer(1, 'lay');
  expect(table.undoable(0)).toBe(0);
  expect(table.undo(0)?.reason).toBe('undo-others');
});

test('what another seat has answered to stays, even if that seat takes its answer back', () => {
  const table = newTable();
  table.answer(0, 'done');
  table.answer(1, 'lay');
  expect(table.undo(1)).toBeNull();
  expect(table.undo(0)).toEqual({ rule: '', reason: 'undo-barrier', with: {} });
});

test('with the consent of all, answers are taken back across chance, and the record keeps that', () => {
  const table = newTable();
  table.answer(0, 'lay');
  table.answer(0, 'throw');
  table.answer(0, 'done');
  expect(table.undoByConsent(2)).toBeNull();
  expect(texts(table)).toBe('0 lay');
  expect(table.record().consents).toEqual([3]);
  expect(table.undoable(0)).toBe(0);
  expect(verify(pebbles, table.record()).ok).toBe(true);
});

test.each([0, -1, 0.5, 3, Number.NaN])('no consent takes back %d of two answers', (count) => {
  const table = newTable();
  table.answer(0, 'lay');
  table.answer(0, 'lay');
  expect(table.undoByConsent(count)).toEqual({ rule: '', reason: 'nothing-to-undo', with: {} });
  expect(table.record().consents).toEqual([]);
  expect(table.answers).toHaveLength(2);
});

test('a refused answer leaves record and state as they were', () => {
  const table = newTable();
  table.answer(0, 'lay');
  const before = writeRecord(table.record());
  expect(table.answer(0, 'eat')?.reason).toBe('no-such-answer');
  expect(table.answer(1, 'lay')?.reason).toBe('not-asked');
  expect(writeRecord(table.record())).toBe(before);
});

test('the record holds the one spelling of an answer, however it was spelled', () => {
  const table = newTable();
  table.answer(0, 'LAY Two');
  expect(texts(table)).toBe('0 lay two');
});

test('a table tells what happens and shows what eyes may see', () => {
  const table = newTable();
  const told: string[] = [];
  table.answer(0, 'lay', ({ type }) => told.push(type));
  expect(told).toEqual(['lay']);
  expect(table.view('table')).toEqual({ seat: 0, laid: [1, 0], thrown: [], turns: 0 });
  expect(table.result).toBeNull();
});

test('a table is over when the game is', () => {
  const table = newTable();
  for (const seat of [0, 1, 0, 1]) table.answer(seat, 'done');
  expect(table.result).toEqual({ scores: [0, 0], places: [1, 1] });
  expect(table.answer(0, 'lay')?.reason).toBe('game-over');
});

test('a table resumed from its record goes on as if it had never stopped', () => {
  const table = newTable();
  table.answer(0, 'lay');
  table.answer(0, 'done');
  table.answer(1, 'lay');
  const read = readRecord(writeRecord(table.record()));
  if (!read.ok) throw new Error(faultText(read.fault));
  const resumed = Table.resume(pebbles, read.value);
  if (!resumed.ok) throw new Error(faultText(resumed.fault));
  for (const one of [table, resumed.value]) for (const text of ['lay two', 'throw', 'done']) one.answer(1, text);
  expect(writeRecord(resumed.value.record())).toBe(writeRecord(table.record()));
});

test('a resumed table keeps its barriers', () => {
  const table = newTable();
  table.answer(0, 'lay');
  table.answer(0, 'throw');
  const resumed = Table.resume(pebbles, table.record());
  expect(resumed.ok && resumed.value.undo(0)?.reason).toBe('undo-barrier');
});

test('a record that does not replay is not resumed', () => {
  const table = newTable();
  table.answer(0, 'lay');
  const resumed = Table.resume(pebbles, { ...table.record(), answers: [{ seat: 1, text: 'lay' }] });
  expect(resumed.ok ? '' : faultText(resumed.fault)).toBe('answers[0]: seat 0 was asked, not 1');
});

test('a record with its barriers taken away is not resumed', () => {
  const table = newTable();
  table.answer(0, 'throw');
  const resumed = Table.resume(pebbles, { ...table.record(), locked: 0 });
  expect(resumed.ok ? '' : faultText(resumed.fault)).toBe('hash: does not belong to this record');
});

test('the record of a table does not change with later answers', () => {
  const table = newTable();
  const record = table.record();
  table.answer(0, 'lay');
  expect(record.answers).toEqual([]);
});

test('a sealed record that locks answers it does not have is not resumed', () => {
  const table = newTable();
  for (const locked of [-1, 1]) {
    const { hash: _, ...open } = table.record();
    const resumed = Table.resume(pebbles, seal({ ...open, locked }, pebbles.toJson(table.state)));
    expect(resumed.ok ? '' : faultText(resumed.fault)).toBe('locked: is no count of these answers');
  }
});
