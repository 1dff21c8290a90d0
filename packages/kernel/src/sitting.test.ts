import { expect, expectTypeOf, test } from 'vitest';
import { bad, faultText, good, unwrap } from './checked.ts';
import { canonical, type Json } from './json.ts';
import { readRecord, seal, verify, writeRecord } from './record.ts';
import { Sitting } from './sitting.ts';
import { hurried, type Pebbles, pebbles } from './testing/pebbles.ts';

const newSitting = () => Sitting.begin(pebbles, {}, 'seed', ['Ada', 'Bob']);
const jsonOf = (sitting: ReturnType<typeof newSitting>): string => canonical(pebbles.toJson(sitting.state));
const texts = (sitting: ReturnType<typeof newSitting>): string =>
  sitting.answers.map(({ seat, text }) => `${seat} ${text}`).join(', ');

test('a seat takes back its own answers one by one and stands where it stood', () => {
  const sitting = newSitting();
  const start = jsonOf(sitting);
  sitting.answer(0, 'lay');
  const once = jsonOf(sitting);
  sitting.answer(0, 'lay two');
  expect(sitting.undoable(0)).toBe(2);
  expect(sitting.undo(0)).toBeNull();
  expect(jsonOf(sitting)).toBe(once);
  expect(sitting.undo(0)).toBeNull();
  expect(jsonOf(sitting)).toBe(start);
  expect(sitting.undo(0)).toEqual({ rule: '', reason: 'nothing-to-undo', with: {} });
});

test('a seat does not take back what chance has answered', () => {
  const sitting = newSitting();
  sitting.answer(0, 'lay');
  sitting.answer(0, 'throw');
  const here = jsonOf(sitting);
  expect(sitting.undoable(0)).toBe(0);
  expect(sitting.undo(0)).toEqual({ rule: '', reason: 'undo-barrier', with: {} });
  expect(jsonOf(sitting)).toBe(here);
  sitting.answer(0, 'lay');
  expect(sitting.undoable(0)).toBe(1);
});

test('a seat does not take back the answers of another', () => {
  const sitting = newSitting();
  sitting.answer(0, 'lay');
  expect(sitting.undoable(1)).toBe(0);
  expect(sitting.undo(1)).toEqual({ rule: '', reason: 'undo-others', with: {} });
});

test('a turn handed over is taken back only until the next seat answers', () => {
  const sitting = newSitting();
  sitting.answer(0, 'done');
  expect(sitting.undoable(0)).toBe(1);
  sitting.answer(1, 'lay');
  expect(sitting.undoable(0)).toBe(0);
  expect(sitting.undo(0)?.reason).toBe('undo-others');
});

test('what another seat has answered to stays, even if that seat takes its answer back', () => {
  const sitting = newSitting();
  sitting.answer(0, 'done');
  sitting.answer(1, 'lay');
  expect(sitting.undo(1)).toBeNull();
  expect(sitting.undo(0)).toEqual({ rule: '', reason: 'undo-barrier', with: {} });
});

test('with the consent of all, answers are taken back across chance, and the record keeps that', () => {
  const sitting = newSitting();
  sitting.answer(0, 'lay');
  sitting.answer(0, 'throw');
  sitting.answer(0, 'done');
  expect(sitting.undoByConsent(2)).toBeNull();
  expect(texts(sitting)).toBe('0 lay');
  expect(sitting.record().consents).toEqual([3]);
  expect(sitting.undoable(0)).toBe(0);
  expect(verify(pebbles, sitting.record()).ok).toBe(true);
});

test.each([0, -1, 0.5, 3, Number.NaN])('no consent takes back %d of two answers', (count) => {
  const sitting = newSitting();
  sitting.answer(0, 'lay');
  sitting.answer(0, 'lay');
  expect(sitting.undoByConsent(count)).toEqual({ rule: '', reason: 'nothing-to-undo', with: {} });
  expect(sitting.record().consents).toEqual([]);
  expect(sitting.answers).toHaveLength(2);
});

test('a refused answer leaves record and state as they were', () => {
  const sitting = newSitting();
  sitting.answer(0, 'lay');
  const before = writeRecord(sitting.record());
  expect(sitting.answer(0, 'eat')?.reason).toBe('no-such-answer');
  expect(sitting.answer(1, 'lay')?.reason).toBe('not-asked');
  expect(writeRecord(sitting.record())).toBe(before);
});

test('the record holds the one spelling of an answer, however it was spelled', () => {
  const sitting = newSitting();
  sitting.answer(0, 'LAY Two');
  expect(texts(sitting)).toBe('0 lay two');
});

test('a sitting tells what happens and shows what eyes may see', () => {
  const sitting = newSitting();
  const told: string[] = [];
  sitting.answer(0, 'lay', ({ facts }) => told.push(...facts.map(({ type }) => type)));
  expect(told).toEqual(['lay']);
  expect(sitting.sight('table').view).toEqual({ seat: 0, laid: [1, 0], thrown: [], turns: 0 });
  expect(sitting.result).toBeNull();
});

test('a sitting is over when the game is', () => {
  const sitting = newSitting();
  for (const seat of [0, 1, 0, 1]) sitting.answer(seat, 'done');
  expect(sitting.result).toEqual({ scores: [0, 0], places: [1, 1] });
  expect(sitting.answer(0, 'lay')?.reason).toBe('game-over');
});

test('a sitting resumed from its record goes on as if it had never stopped', () => {
  const sitting = newSitting();
  sitting.answer(0, 'lay');
  sitting.answer(0, 'done');
  sitting.answer(1, 'lay');
  const read = readRecord(writeRecord(sitting.record()));
  if (!read.ok) throw new Error(faultText(read.fault));
  const resumed = Sitting.resume(pebbles, read.value);
  if (!resumed.ok) throw new Error(faultText(resumed.fault));
  for (const one of [sitting, resumed.value]) for (const text of ['lay two', 'throw', 'done']) one.answer(1, text);
  expect(writeRecord(resumed.value.record())).toBe(writeRecord(sitting.record()));
});

test('a resumed sitting keeps its barriers', () => {
  const sitting = newSitting();
  sitting.answer(0, 'lay');
  sitting.answer(0, 'throw');
  const resumed = Sitting.resume(pebbles, sitting.record());
  expect(resumed.ok && resumed.value.undo(0)?.reason).toBe('undo-barrier');
});

test('a record that does not replay is not resumed', () => {
  const sitting = newSitting();
  sitting.answer(0, 'lay');
  const resumed = Sitting.resume(pebbles, { ...sitting.record(), answers: [{ seat: 1, text: 'lay' }] });
  expect(resumed.ok ? '' : faultText(resumed.fault)).toBe('answers[0]: seat 0 was asked, not 1');
});

test('a record with its barriers taken away is not resumed', () => {
  const sitting = newSitting();
  sitting.answer(0, 'throw');
  const resumed = Sitting.resume(pebbles, { ...sitting.record(), locked: 0 });
  expect(resumed.ok ? '' : faultText(resumed.fault)).toBe('hash: does not belong to this record');
});

test('the record of a sitting does not change with later answers', () => {
  const sitting = newSitting();
  const record = sitting.record();
  sitting.answer(0, 'lay');
  expect(record.answers).toEqual([]);
});

test('a sealed record that locks answers it does not have is not resumed', () => {
  const sitting = newSitting();
  for (const locked of [-1, 1]) {
    const { hash: _, ...open } = sitting.record();
    const resumed = Sitting.resume(pebbles, seal({ ...open, locked }, pebbles.toJson(sitting.state)));
    expect(resumed.ok ? '' : faultText(resumed.fault)).toBe('locked: is no count of these answers');
  }
});

test('a sitting tells what gives itself, and keeps it in its record', () => {
  const sitting = Sitting.begin(hurried, {}, 'seed', []);
  const told: string[] = [];
  sitting.answer(0, 'done', ({ seat, text, isForced }) => told.push(`${seat} ${text} ${isForced}`));
  expect(told).toEqual(['0 done false', '1 done true']);
  expect(texts(sitting)).toBe('0 done, 1 done');
  expect(sitting.undo(0)).toBeNull();
  expect(texts(sitting)).toBe('');
});

test('a sitting that was resumed still knows what gave itself', () => {
  const sitting = Sitting.begin(hurried, {}, 'seed', []);
  sitting.answer(0, 'lay');
  sitting.answer(0, 'done');
  const resumed = Sitting.resume(hurried, sitting.record());
  expect(resumed.ok && resumed.value.undoable(0)).toBe(2);
});

test('answers taken back by consent go as far as somebody has a choice again', () => {
  const sitting = Sitting.begin(hurried, {}, 'seed', []);
  sitting.answer(0, 'lay');
  sitting.answer(0, 'done');
  expect(sitting.undoByConsent(1)).toBeNull();
  expect(texts(sitting)).toBe('0 lay');
  expect(sitting.decision?.seat).toBe(0);
});

test('what happened is told once more as it was told', () => {
  const sitting = Sitting.begin(hurried, {}, 'seed', []);
  const told: unknown[] = [];
  for (const text of ['lay', 'throw', 'done']) sitting.answer(0, text, (step) => told.push(step));
  expect(sitting.moves()).toEqual(told);
});

test('a game begins with options as a person writes them, and seats without names are numbered', () => {
  const sitting = Sitting.begin(pebbles, { players: 2 }, 'seed');
  expect(sitting.record().seats).toEqual(['Player 1', 'Player 2']);
  const filled = { ...pebbles, options: () => good({ players: 2, edition: 'round' }) };
  expect(Sitting.begin(filled, { players: 2 }, 'seed').options).toEqual({ players: 2, edition: 'round' });
  const strict = { ...pebbles, options: () => bad('players', 'must be 2') };
  expect(() => Sitting.begin(strict, { players: 9 }, 'seed')).toThrow('pebbles: players: must be 2');
});

test('a sitting keeps the types of its game', () => {
  expectTypeOf<Sitting<typeof pebbles>['state']>().toEqualTypeOf<Pebbles>();
  expectTypeOf<Sitting['state']>().toEqualTypeOf<unknown>();
  expectTypeOf<ReturnType<Sitting['sight']>['view']>().toEqualTypeOf<Json>();
  expect(newSitting().state.laid).toEqual([0, 0]);
});

test('a checked value is unwrapped, or its fault is thrown in words', () => {
  expect(unwrap(good(7))).toBe(7);
  expect(() => unwrap(bad('players', 'must be 2'))).toThrow('players: must be 2');
});
