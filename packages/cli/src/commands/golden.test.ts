import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GOLDENS } from '../goldens.ts';
import { nightjar } from '../testing/terminal.ts';

test('the kept playthroughs are what the rules play now', async () => {
  expect(await nightjar('golden')).toEqual({ code: 0, out: `${GOLDENS.length} playthroughs are as kept\n`, err: '' });
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

test('a playthrough nobody keeps is a wrong use', async () => {
  expect(await nightjar('golden --name chess')).toMatchObject({
    code: 2,
    err: 'nightjar: name: no playthrough is called "chess"\n',
  });
});
