import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultBox } from '@nightjar/dominion';
import { expect, test } from 'vitest';
import { ROOT } from '../file.ts';
import { GAMES } from '../games.ts';
import { nightjar } from '../testing/terminal.ts';
import { goldensOf } from './golden.ts';

test('the kept playthroughs are what the rules play now', async () => {
  expect(await nightjar('golden')).toEqual({
    code: 0,
    out: `${goldensOf(GAMES).length} playthroughs are as kept\n`,
    err: '',
  });
});

test('every card, Boon, Hex and State of Dominion does something in a kept playthrough', () => {
  const folder = join(ROOT, 'golden');
  const kept = readdirSync(folder).filter((file) => file.startsWith('dominion-'));
  const seen = new Set<string>();
  for (const file of kept) {
    const text = readFileSync(join(folder, file), 'utf8');
    const told = /^! (?:played|gained|received|followed|took) \{ seat: \d, (?:card|boon|hex|state): ([a-z-]+)/gm;
    for (const [, id] of text.matchAll(told)) seen.add(id as string);
  }
  expect(defaultBox.ids.filter((id) => !seen.has(id))).toEqual([]);
});

test('a playthrough that changed is shown with its line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
  const golden = `golden nocturne --name family-simple --folder ${folder}`;
  expect((await nightjar(golden)).out).toBe('golden/nocturne-family-simple.txt: is missing\n');
  await nightjar(`${golden} --write`);
  expect(readdirSync(folder)).toEqual(['nocturne-family-simple.txt']);
  expect((await nightjar(golden)).code).toBe(0);
  const file = join(folder, 'nocturne-family-simple.txt');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^rules: /m, 'rules: 9'));
  const { code, out } = await nightjar(`${golden} --json`);
  const { changed } = JSON.parse(out) as { changed: string[] };
  expect(code).toBe(1);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain('line 2: kept "rules: 9');
});

test('the name of a playthrough that is not kept is a wrong use', async () => {
  expect(await nightjar('golden --name chess')).toMatchObject({
    code: 2,
    err: 'nightjar: name: no playthrough is called "chess"\n',
  });
});
