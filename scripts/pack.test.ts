import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesOf, unexplained } from './api.mjs';
import { installOutside, outside } from './outside.mjs';
import { PACKED, REPORTED } from './pack.mjs';
import { shownIn, writeShown } from './shown.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };

let installed: Awaited<ReturnType<typeof installOutside>>;
beforeAll(async () => {
  installed = await installOutside();
});
afterAll(() => installed.remove());

const readmeOf = (name: string): string => `packages/${name}/README.md`;
const homeOf = (name: string): string => join(installed.folder, 'node_modules', '@nightjar', name);
const filesOf = (name: string): readonly string[] =>
  readdirSync(homeOf(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(homeOf(name).length + 1));

test.for(PACKED)('%s is installed with its types, maps, licence and readme, and with nothing else', (name) => {
  const files = filesOf(name);
  expect(files).toEqual(
    expect.arrayContaining(['package.json', 'LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']),
  );
  for (const file of files) {
    expect(file).toMatch(
      /^(package\.json|LICENSE|README\.md|dist\/.*\.(js|d\.ts|js\.map|json)|(data|locales)\/.*\.json)$/,
    );
    expect(file).not.toMatch(/test|fixture|qps/);
    if (file.endsWith('.js'))
      expect(files).toEqual(expect.arrayContaining([`${file}.map`, file.replace(/js$/, 'd.ts')]));
  }
});

test.for(PACKED)('%s has the one version, its licence, and needs nothing but the others', (name) => {
  const manifest = JSON.parse(readFileSync(join(homeOf(name), 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ version, license: 'MIT', engines: { node: '>=20.10' } });
  expect(manifest.description).not.toBe('');
  for (const [other, wanted] of Object.entries(manifest.dependencies)) {
    expect([other, wanted]).toEqual(other === 'zod' ? ['zod', expect.any(String)] : [other, version]);
  }
});

test('a map leads back to the source it was made from', () => {
  const map = JSON.parse(readFileSync(join(homeOf('nocturne'), 'dist', 'game.js.map'), 'utf8'));
  expect(map.sources).toEqual(['../src/game.ts']);
  expect(map.sourcesContent).toEqual([readFileSync(join(ROOT, 'packages', 'nocturne', 'src', 'game.ts'), 'utf8')]);
});

/** Whatever Node people have, and ours, which could read types but must not need to. */
const NODES = [
  { whose: "the machine's own Node", command: 'node', flags: [] },
  { whose: 'a Node that strips no types', command: process.execPath, flags: ['--no-experimental-strip-types'] },
];

test.for(PACKED.flatMap((name) => NODES.map((node) => ({ name, ...node }))))(
  'the example of $name runs with $whose and says what its readme says',
  ({ name, command, flags }) => {
    const folder = writeShown(readmeOf(name), join(installed.folder, name));
    expect(outside(folder, command, [...flags, 'example.mjs'])).toBe(shownIn(readmeOf(name)).get('output.txt'));
  },
);

test('a readme is one screen', () => {
  for (const name of PACKED) {
    expect(readFileSync(join(ROOT, readmeOf(name)), 'utf8').split('\n').length, name).toBeLessThanOrEqual(60);
  }
});

test('the types are sound for others, and a game of their own fits to them', () => {
  const folder = writeShown('docs/your-own-game.md', join(installed.folder, 'own'));
  const entries = PACKED.flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(homeOf(name), 'package.json'), 'utf8'));
    return Object.keys(exports)
      .filter((entry) => !entry.includes('*'))
      .map((entry) => join('@nightjar', name, entry));
  });
  writeFileSync(join(folder, 'all.ts'), entries.map((entry, i) => `export * as entry${i} from '${entry}';\n`).join(''));
  const flags =
    '--noEmit --strict --module nodenext --target es2023 --lib es2023 --allowImportingTsExtensions --types node';
  const types = ['--typeRoots', join(ROOT, 'node_modules', '@types')];
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  outside(folder, process.execPath, [tsc, ...flags.split(' '), ...types, 'all.ts', 'moths.ts', 'laws.ts']);
});

test('what the packages show to others only changes on purpose: see "npm run pack -- --report"', () => {
  const pages = pagesOf(installed.packages.filter((_, i) => REPORTED.includes(PACKED[i] as string)));
  for (const [place, text] of pages) expect(readFileSync(join(ROOT, place), 'utf8'), place).toBe(text);
});

test('every exported name has a comment, or a type that is told in one line', () => {
  expect(unexplained(installed.packages.filter((_, i) => REPORTED.includes(PACKED[i] as string)))).toEqual([]);
});
