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
}, 600_000);
afterAll(() => installed.remove());

const readmeOf = (name: string): string => `packages/${name}/README.md`;
const homeOf = (name: string): string => join(installed.folder, 'node_modules', '@nightjar', name);
const filesOf = (name: string): readonly string[] =>
  readdirSync(homeOf(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(homeOf(name).length + 1));

const NEEDED = /^(package\.json|LICENSE|README\.md|dist\/.*\.(js|d\.ts|js\.map|json)|(data|locales)\/.*\.json)$/;

test.for(PACKED)('%s is installed with its types, maps, licence and readme, and with nothing else', (name) => {
  const files = filesOf(name);
  expect(files).toEqual(
    expect.arrayContaining(['package.json', 'LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts']),
  );
  const strange = files.filter((file) => !NEEDED.test(file) || /test|fixture|qps/.test(file));
  expect(strange).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(files).toEqual(
    expect.arrayContaining(scripts.flatMap((file) => [`${file}.map`, file.replace(/js$/, 'd.ts')])),
  );
});

test.for(PACKED)('%s has the one version, its licence, and needs nothing but the others', (name) => {
  const manifest = JSON.parse(readFileSync(join(homeOf(name), 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ version, license: 'MIT', engines: { node: '>=20.10' } });
  expect(manifest.description).not.toBe('');
  const needed = Object.entries(manifest.dependencies).filter(([other]) => other !== 'zod');
  expect(needed.filter(([other, wanted]) => !other.startsWith('@nightjar/') || wanted !== version)).toEqual([]);
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
  const lines = (name: string) => readFileSync(join(ROOT, readmeOf(name)), 'utf8').split('\n').length;
  expect(PACKED.filter((name) => lines(name) > 60)).toEqual([]);
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
  const found = outside(folder, process.execPath, [
    tsc,
    ...flags.split(' '),
    ...types,
    'all.ts',
    'moths.ts',
    'laws.ts',
  ]);
  expect(found).toBe('');
});

const reported = (): string[] => REPORTED.map((name) => join(installed.packed, name));

test('what the packages show to others only changes on purpose: see "npm run pack -- --report"', () => {
  const pages = pagesOf(reported());
  const kept = [...pages.keys()].map((place): [string, string] => [place, readFileSync(join(ROOT, place), 'utf8')]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(pages));
});

test('every exported name has a comment, or a type that is told in one line', () => {
  expect(unexplained(reported())).toEqual([]);
});
