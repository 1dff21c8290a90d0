import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json, JsonObject } from '@nightjar/kernel';
import type { Release } from '@nightjar/kernel/editions';
import { releaseFaults } from '@nightjar/lab';
import { noctiluca } from '@nightjar/noctiluca';
import { beforeEach, expect, test } from 'vitest';
import { ROOT } from '../file.ts';
import { nightjar, type Outcome } from '../testing/terminal.ts';

const DATA = join(ROOT, 'packages/noctiluca/data');
let folder = '';

const read = (file: string): Json => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json;
const releases = (): readonly Release[] => read('released.json') as unknown as readonly Release[];
const release = (): Promise<Outcome> => nightjar('edition release noctiluca --folder .', [], { folder });
const git = (...words: readonly string[]): unknown => execFileSync('git', words, { cwd: folder });
const commit = (): unknown =>
  git('-c', 'user.name=A', '-c', 'user.email=a@example.org', 'commit', '-qam', 'An edition');

/** Changes what the folder's edition is worth to its back. */
function change(backValue: number): void {
  const edition = read('edition.json') as JsonObject;
  writeFileSync(
    join(folder, 'edition.json'),
    JSON.stringify({ ...edition, pointTokens: { ...(edition['pointTokens'] as JsonObject), backValue } }),
  );
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightjar-'));
  for (const file of ['edition.json', 'released.json']) copyFileSync(join(DATA, file), join(folder, file));
  git('init', '-q');
  git('add', '.');
  commit();
});

test('an edition that was not changed is released already', async () => {
  const before = readFileSync(join(folder, 'released.json'), 'utf8');
  expect((await release()).out).toContain(`is released already, as ${noctiluca.edition}`);
  expect(readFileSync(join(folder, 'released.json'), 'utf8')).toBe(before);
});

test('a release keeps every edition before it under all its names', async () => {
  const [{ names } = { names: [] }] = releases();
  const first = read('edition.json');
  change(2);
  expect(releaseFaults('noctiluca', read('edition.json'), releases())).toHaveLength(1);
  expect(await release()).toMatchObject({ code: 0, err: '' });
  expect(releaseFaults('noctiluca', read('edition.json'), releases())).toEqual([]);
  expect(releases()[0]).toEqual({ names, edition: first });
  commit();
  change(3);
  expect((await release()).code).toBe(0);
  expect(releases()).toHaveLength(3);
  expect(releaseFaults('noctiluca', read('edition.json'), releases())).toEqual([]);
  expect(releases()[0]).toEqual({ names, edition: first });
});

test('the edition before is found some commits back too, and without it nothing is released', async () => {
  change(2);
  commit();
  change(3);
  expect((await release()).code).toBe(0);
  git('checkout', '-q', 'released.json');
  writeFileSync(join(folder, 'released.json'), '[{ "names": ["lost"] }]');
  const { code, err } = await release();
  expect(code).toBe(1);
  expect(err).toContain('git has no edition.json called lost; commit the last release first, or restore released.json');
  expect(releases()).toEqual([{ names: ['lost'] }]);
});

test('an edition that is not sound is not released', async () => {
  change(-1);
  const { code, err } = await release();
  expect(code).toBe(1);
  expect(err).toContain('pointTokens.backValue: must be a whole number from 0 to 100');
});

test.each(['nocturne', 'noctiluca', 'dominion', 'nocturion'])(
  'the numbers of %s are listed with their sources',
  async (game) => {
    const { out } = await nightjar(`edition sources ${game}`);
    const { legend, of } = JSON.parse((await nightjar(`edition sources ${game} --json`)).out) as {
      legend: object;
      of: object;
    };
    expect(out.trimEnd().split('\n')).toHaveLength(Object.keys(legend).length + 1 + Object.keys(of).length);
    expect(out).not.toMatch(/undefined|\[object|: $/m);
  },
);

test('what is reconstructed is marked in the list', async () => {
  const { out } = await nightjar('edition sources nocturne');
  expect(out).toMatch(/^tiles\.kinds\.egg-1: reconstructed$/m);
  expect(out).toMatch(/^tiles\.kinds\.skull-4: inferred \(points: rulebook; symbols: inferred\)$/m);
});

test('a released edition may be named instead of a file', async () => {
  const first = releases()[0]?.names[0] ?? '';
  const { out } = await nightjar(`record noctiluca --seed h --edition ${first}`);
  expect((JSON.parse(out) as { edition: string }).edition).toBe(first);
  const { code, err } = await nightjar(`record noctiluca --edition ${'f'.repeat(64)}`);
  expect({ code, err }).toEqual({ code: 1, err: `nightjar: ${'f'.repeat(64)}: no such edition is known here\n` });
});
