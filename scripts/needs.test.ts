import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder: string;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightjar-needs-'));
  said = [];
  // Each test looks anew; what was found or failed is remembered by the module.
  vi.resetModules();
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said.push(...String(text).trimEnd().split('\n'));
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A need for a file in our folder. */
function needOf(name: string, sources: Readonly<Record<string, () => void>>) {
  const path = join(folder, name);
  return {
    name,
    find: () => (existsSync(path) ? path : null),
    sources: () => Object.entries(sources).map(([source, get]) => ({ name: source, get: async () => get() })),
    remedy: `bring ${name} yourself`,
  };
}

const brings = (name: string) => () => writeFileSync(join(folder, name), '');
const fails = () => {
  throw new Error('no such host\nE: the network is closed');
};

test('all that is missing is named with its sources before any of it is fetched', async () => {
  const { meet } = await import('./needs.mjs');
  brings('lamp')();
  const lamp = needOf('lamp', { shop: fails });
  const net = needOf('net', { shop: brings('net') });
  const jar = needOf('jar', { shop: fails, attic: brings('jar') });
  expect(await meet([lamp, net, jar])).toEqual([]);
  expect(said.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    `lamp ${join(folder, 'lamp')}`,
    'net missing; to be got from shop',
    'jar missing; to be got from shop, else attic',
    'net getting shop …',
    `net ${join(folder, 'net')}`,
    'jar getting shop …',
    'jar shop: no such host (E: the network is closed)',
    'jar getting attic …',
    `jar ${join(folder, 'jar')}`,
  ]);
});

test('what no source brings is handed back, with what people can do about it', async () => {
  const { meet } = await import('./needs.mjs');
  const jar = needOf('jar', { shop: fails, attic: () => undefined });
  expect(await meet([jar])).toEqual([jar]);
  expect(said.slice(-2)).toEqual([
    expect.stringContaining('attic: it does not run here'),
    expect.stringMatching(/^jar +could not be got: bring jar yourself$/),
  ]);
});

test('a source that failed for one need is not asked again for the next', async () => {
  const { meet } = await import('./needs.mjs');
  let calls = 0;
  const shop = () => {
    calls += 1;
    fails();
  };
  await meet([needOf('jar', { shop }), needOf('net', { shop, attic: brings('net') })]);
  expect(calls).toBe(1);
  expect(existsSync(join(folder, 'net'))).toBe(true);
});

/** A program in a folder of its own, which is the first in the PATH. */
function program(name: string, text: string): string {
  const place = mkdtempSync(join(folder, 'bin-'));
  writeFileSync(join(place, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(place, name), 0o755);
  vi.stubEnv('PATH', [place, process.env['PATH']].join(delimiter));
  return join(place, name);
}

test('a browser that does not start is passed over', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROMIUM_PATH', '');
  const good = program('chromium-headless-shell', 'echo Chromium 1.0');
  program('chromium-headless-shell', 'echo libnss3.so is missing >&2; exit 127');
  const { findBrowser } = await import('./browser.mjs');
  expect(findBrowser()).toBe(good);
});

test('a headless shell is no browser for notifications, even if CHROMIUM_PATH names it', async () => {
  vi.stubEnv('PATH', '');
  const shell = program('chromium-headless-shell', 'echo Chromium 1.0');
  const chrome = program('google-chrome', 'echo Google Chrome 1.0');
  vi.stubEnv('CHROMIUM_PATH', shell);
  const { findBrowser, findWholeBrowser } = await import('./browser.mjs');
  expect(findBrowser()).toBe(shell);
  expect(findWholeBrowser()).not.toBe(shell);
  vi.stubEnv('CHROMIUM_PATH', chrome);
  expect(findWholeBrowser()).toBe(chrome);
});

test('a PostgreSQL older than 15 is passed over', async () => {
  vi.stubEnv('PATH', '');
  for (const version of ['16.1', '14.9']) {
    const initdb = program('initdb', `echo 'initdb (PostgreSQL) ${version}'`);
    writeFileSync(join(initdb, '..', 'pg_ctl'), '');
  }
  const places = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  // The unprivileged user who runs it has to be let in.
  for (const place of [folder, ...places]) chmodSync(place, 0o755);
  const { findPostgres } = await import('./postgres-programs.mjs');
  expect(places).toHaveLength(2);
  expect(findPostgres()).toBe(places[1]);
});

test('a package whose tarball is not the one that is named is refused', async () => {
  program('npm', `while [ "$1" != --pack-destination ]; do shift; done; echo other > "$2/night-jar-1.0.0.tgz"`);
  const { fetchPackage, packageFolder } = await import('./npm-package.mjs');
  const wanted = { name: '@night/jar', version: '1.0.0', integrity: 'sha512-none' };
  await expect(fetchPackage(wanted, async () => undefined)).rejects.toThrow('@night/jar@1.0.0 is not what it was');
  expect(existsSync(packageFolder(wanted))).toBe(false);
});
