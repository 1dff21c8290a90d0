import { expect, test } from 'vitest';
import { faultText } from './checked.ts';
import type { JsonObject } from './json.ts';
import { type GameRecord, readRecord, recordFromJson, recordToJson, replay, verify, writeRecord } from './record.ts';
import { Sitting } from './sitting.ts';
import { pebbles } from './testing/pebbles.ts';

function played(): GameRecord {
  const table = Sitting.begin(pebbles, { players: 2 }, 'a secret', ['Ada', 'Bö']);
  table.answer(0, 'lay');
  table.answer(0, 'throw');
  table.answer(0, 'done');
  table.answer(1, 'lay two');
  table.undoByConsent(1);
  table.answer(1, 'throw');
  return table.record();
}

const faultOf = (json: unknown): string => {
  const read = recordFromJson(json as JsonObject);
  return read.ok ? 'no fault' : faultText(read.fault);
};

test('a record is read as it was written, and is true', () => {
  const record = played();
  const read = readRecord(writeRecord(record));
  expect(read).toEqual({ ok: true, value: record });
  expect(verify(pebbles, record).ok).toBe(true);
});

test('a record keeps answers as short lines', () => {
  expect(recordToJson(played())['answers']).toEqual(['0 lay', '0 throw', '0 done', '1 throw']);
});

test('no byte of a record can be changed unseen', () => {
  const text = writeRecord(played());
  const unseen: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    for (const flip of [1, 2, 4, 8, 16, 32, 64]) {
      const changed = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ flip) + text.slice(at + 1);
      const read = readRecord(changed);
      const fault = read.ok ? verify(pebbles, read.value) : read;
      if (fault.ok || faultText(fault.fault) === '') unseen.push(`${at} ^ ${flip}`);
    }
  }
  expect(unseen).toEqual([]);
});

test('no byte of a record can be left out or doubled unseen', () => {
  const text = writeRecord(played());
  for (let at = 0; at < text.length; at += 1) {
    for (const changed of [text.slice(0, at) + text.slice(at + 1), text.slice(0, at + 1) + text.slice(at)]) {
      const read = readRecord(changed);
      expect(read.ok && verify(pebbles, read.value).ok, `at ${at}`).toBe(false);
    }
  }
});

test('a byte that changes nothing a record says is refused with its place', () => {
  const lines = writeRecord(played()).split('\n');
  lines[2] = `${lines[2]} `;
  const read = readRecord(lines.join('\n'));
  expect(read.ok ? null : read.fault).toEqual({
    where: `line 3, column ${lines[2].length}`,
    what: 'is not as records are written',
  });
});

test('a record cut short or with something after its end is refused', () => {
  const text = writeRecord(played());
  expect(readRecord(text.trimEnd()).ok).toBe(false);
  expect(readRecord(`${text}\n`).ok).toBe(false);
  expect(readRecord('').ok).toBe(false);
});

test.each<[string, unknown, string]>([
  ['a field too many', { ...recordToJson(played()), extra: 1 }, 'extra: no such field in a record'],
  ['rules that are no number', { ...recordToJson(played()), rules: '3' }, 'rules: must be a number'],
  ['a game without a name', { ...recordToJson(played()), game: null }, 'game: must be a text'],
  ['an edition that is no text', { ...recordToJson(played()), edition: 1 }, 'edition: must be a text'],
  ['a seed that is no text', { ...recordToJson(played()), seed: 7 }, 'seed: must be a text'],
  ['options in a list', { ...recordToJson(played()), options: [] }, 'options: must be an object'],
  ['seats that are no names', { ...recordToJson(played()), seats: [1] }, 'seats: must be a list of names'],
  [
    'answers that are no texts',
    { ...recordToJson(played()), answers: [['0', 'lay']] },
    'answers: must be a list of texts',
  ],
  [
    'an answer of nobody',
    { ...recordToJson(played()), answers: ['lay'] },
    'answers[0]: must be a seat and what it answered',
  ],
  [
    'an endless answer',
    { ...recordToJson(played()), answers: [`0 ${'x'.repeat(199)}`] },
    'answers[0]: must be a seat and what it answered',
  ],
  [
    'endless answers',
    { ...recordToJson(played()), answers: Array(100_001).fill('0 lay') },
    'answers: must be at most 100000',
  ],
  [
    'consents that are no numbers',
    { ...recordToJson(played()), consents: [0.5] },
    'consents: must be a list of whole numbers',
  ],
  ['half a lock', { ...recordToJson(played()), locked: 0.5 }, 'locked: must be a whole number'],
  ['a hash that is no text', { ...recordToJson(played()), hash: 0 }, 'hash: must be a text'],
  ['a list', [], 'a record is a JSON object'],
])('a record with %s is refused', (_, json, fault) => {
  expect(faultOf(json)).toBe(fault);
});

test('each field of a record must be there', () => {
  for (const field of Object.keys(recordToJson(played()))) {
    const { [field]: _, ...rest } = recordToJson(played());
    expect(faultOf(rest)).toBe(`${field}: is missing`);
  }
});

test('a replay shows every state before its answer', () => {
  const seen: string[] = [];
  replay<{ laid: number[] }>(pebbles, played(), ({ laid }, answer) => seen.push(`${answer}: ${laid.join(' ')}`));
  expect(seen).toEqual(['0: 0 0', '1: 1 0', '2: 1 0', '3: 1 0']);
});

test.each<[string, Partial<GameRecord>, string]>([
  ['another game', { game: 'marbles' }, 'game: is marbles, not pebbles'],
  ['other rules', { rules: 2 }, 'rules: is 2; these rules are number 3'],
  ['another edition', { edition: 'square' }, 'edition: is square, but the options name round'],
  ['another seed', { seed: 'another' }, 'hash: does not belong to this record'],
  ['other names', { seats: ['Ada', 'Bob'] }, 'hash: does not belong to this record'],
  ['no consent', { consents: [] }, 'hash: does not belong to this record'],
  ['another lock', { locked: 0 }, 'hash: does not belong to this record'],
  ['an answer of another seat', { answers: [{ seat: 1, text: 'lay' }] }, 'answers[0]: seat 0 was asked, not 1'],
  ['no such answer', { answers: [{ seat: 0, text: 'eat' }] }, 'answers[0]: "eat" is not a legal answer to turn'],
  [
    'an answer after the end',
    { answers: [0, 1, 0, 1, 0].map((seat) => ({ seat, text: 'done' })) },
    'answers[4]: comes after the end of the game',
  ],
])('a record of %s is not true', (_, change, fault) => {
  const verified = verify(pebbles, { ...played(), ...change });
  expect(verified.ok ? 'no fault' : faultText(verified.fault)).toBe(fault);
});

test('a record whose options the game refuses is not true', () => {
  const strict = { ...pebbles, options: () => ({ ok: false as const, fault: { where: 'players', what: 'is wrong' } }) };
  const verified = verify(strict, played());
  expect(verified.ok ? 'no fault' : faultText(verified.fault)).toBe('options.players: is wrong');
});

test('a record is replayed by the rules of its number where the game keeps them', () => {
  const record = played();
  const raised = { ...pebbles, rules: 4 };
  expect(verify(raised, record)).toMatchObject({ ok: false, fault: { where: 'rules' } });
  const kept = { ...raised, earlier: [pebbles] };
  expect(verify(kept, record).ok).toBe(true);
  expect(Sitting.resume(kept, record)).toMatchObject({ ok: true, value: { game: { rules: 3 } } });
});
