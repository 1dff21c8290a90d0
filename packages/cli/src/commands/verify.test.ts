import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../file.ts';
import { nightjar, type Outcome } from '../testing/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
let record = '';

beforeAll(async () => {
  record = (await nightjar('record nocturne --players 2 --mode family-simple --seed kept')).out;
});

const verify = (text: string, more = ''): Promise<Outcome> => {
  writeFileSync(join(folder, 'r.json'), text);
  return nightjar(`verify r.json ${more}`, [], { folder });
};

const changed = (edit: (json: { [key: string]: unknown }) => void): string => {
  const json = JSON.parse(record) as { [key: string]: unknown };
  edit(json);
  return `${JSON.stringify(json, null, 2)}\n`;
};

test('a record is true as it was printed', async () => {
  const { code, out } = await verify(record);
  expect(code).toBe(0);
  expect(out).toMatch(/^r\.json: a true record of nocturne, \d+ answers, scores \d+, \d+\n$/);
  const report = JSON.parse((await verify(record, '--json')).out) as { ok: boolean; over: boolean };
  expect(report).toMatchObject({ ok: true, over: true });
});

test.each(['nocturne', 'noctiluca'])('a record of %s made with its first edition is true', async (game) => {
  const kept = readFileSync(join(ROOT, 'packages', game, 'data/example-record.json'), 'utf8');
  expect(await verify(kept)).toMatchObject({ code: 0, out: expect.stringContaining('14 answers, not finished') });
  expect((await nightjar('replay r.json --plain', [], { folder })).code).toBe(0);
});

test('a record may be piped in', async () => {
  expect((await nightjar('verify -', record.split('\n'))).code).toBe(0);
});

test('any changed byte is found', async () => {
  for (let at = 0; at < record.length; at += 61) {
    const byte = record[at] === '1' ? '2' : '1';
    const { code, err } = await verify(`${record.slice(0, at)}${byte}${record.slice(at + 1)}`);
    expect({ at, code }).toEqual({ at, code: 1 });
    expect(err).toMatch(/^nightjar: r\.json: [^\n]+\n$/);
  }
});

test.each([
  [' ', 'line'],
  ['\n', 'line'],
])('an added %j at the end is found with its place', async (more, place) => {
  expect((await verify(`${record}${more}`)).err).toContain(place);
});

test('the place of a false record is named', async () => {
  const first = (json: { [key: string]: unknown }): string[] => json['answers'] as string[];
  expect((await verify(changed((json) => (json['game'] = 'halma')))).err).toContain('game: no game is called "halma"');
  expect((await verify(changed((json) => (json['rules'] = 99)))).err).toContain('rules: is 99; these rules are number');
  expect((await verify(changed((json) => (json['edition'] = 'x')))).err).toContain('edition: is x');
  expect((await verify(changed((json) => (json['seed'] = 'other')))).err).toMatch(
    /r\.json: not a true record: its answers do not fit its seed and options; the first of them: answers\[\d+\]: /,
  );
  expect((await verify(changed((json) => (json['seats'] = ['a', 'b'])))).err).toContain(
    'r.json: not a true record: hash: does not belong to this record',
  );
  expect((await verify(changed((json) => (first(json)[0] = '0 cast 9 a1')))).err).toContain('answers[0]');
  expect((await verify(changed((json) => first(json).push('0 pass')))).err).toContain(
    'comes after the end of the game',
  );
  expect((await verify(changed((json) => delete json['seats']))).err).toContain('seats: is missing');
  const at = first(JSON.parse(record) as { [key: string]: unknown }).findIndex((answer) => answer.endsWith('pass'));
  const shout = changed((json) => (first(json)[at] = `${first(json)[at]?.replace('pass', 'PASS')}`));
  expect((await verify(shout)).err).toContain(`answers[${at}]: "PASS" is written "pass"`);
});

test('a replay prints every answer with what followed, and the sheets', async () => {
  await verify(record);
  const { code, out } = await nightjar('replay r.json --plain', [], { folder });
  const { answers } = JSON.parse(record) as { answers: string[] };
  expect(code).toBe(0);
  expect(out).toContain(`${answers.length}. `);
  expect(out).toMatch(/random [AB] wins .+ on [a-d][1-4]/);
  expect(out.match(/Total +\d+/g)).toHaveLength(2);
});

test('a replay goes on, back and to a place, and ends when asked to', async () => {
  await verify(record);
  const { code, out } = await nightjar('replay r.json --lang de', ['', '', 'b', '5', 'q'], { folder, isPerson: true });
  expect(code).toBe(0);
  expect(out.match(/\d+\/\d+ > /g)?.map((prompt) => prompt.split('/')[0])).toEqual(['0', '1', '2', '1', '5']);
});
