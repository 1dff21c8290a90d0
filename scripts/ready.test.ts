import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const READY = fileURLToPath(new URL('ready.mjs', import.meta.url));
const LOCKFILE = JSON.stringify({
  packages: {
    '': {},
    'node_modules/moth': {},
    'node_modules/@owl/wing': {},
    'node_modules/elsewhere': { optional: true },
  },
});
/** What `npm ci` does, as far as it can be seen from outside. */
const INSTALLS = `
  echo begin >> installs
  rm -rf node_modules; mkdir -p node_modules/moth/lib node_modules/@owl/wing
  sleep 0.3
  touch node_modules/moth/package.json node_modules/moth/lib/dust.js node_modules/@owl/wing/package.json
  mkdir -p node_modules/node/bin; touch node_modules/node/bin/node
  echo end >> installs`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nightjar-ready-'));
  writeFileSync(join(root, 'package-lock.json'), LOCKFILE);
  npmIs(INSTALLS);
});

afterEach(() => rmSync(root, { recursive: true }));

function npmIs(script: string): void {
  mkdirSync(join(root, 'bin'), { recursive: true });
  writeFileSync(join(root, 'bin', 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, 'bin', 'npm'), 0o755);
}

/** A command on its way; with npm in a process group of its own, so that a test can end both or one of them. */
function begin(): ChildProcess {
  const program = `import(${JSON.stringify(READY)}).then((m) => m.ready(${JSON.stringify(root)})).then(process.exit)`;
  return spawn(process.execPath, ['-e', program], {
    env: { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

async function makeReady(): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = begin();
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  return { code: Number(code), stdout, stderr };
}

/** What npm did so far: `begin` and `end` of every install. */
const steps = () =>
  existsSync(join(root, 'installs')) ? readFileSync(join(root, 'installs'), 'utf8').trim().split('\n') : [];
const installs = () => steps().filter((step) => step === 'begin').length;
const has = (place: string) => existsSync(join(root, 'node_modules', place));

test('what is already there is not installed again', async () => {
  expect(await makeReady()).toMatchObject({ code: 0, stdout: '' });
  expect(await makeReady()).toEqual({ code: 0, stdout: '', stderr: '' });
  expect(installs()).toBe(1);
});

test('a changed lockfile is installed', async () => {
  await makeReady();
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
  await makeReady();
  expect(installs()).toBe(2);
});

test('four commands started at once install once', async () => {
  const endings = await Promise.all([makeReady(), makeReady(), makeReady(), makeReady()]);
  expect(endings.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(installs()).toBe(1);
});

test('a lock whose owner has died is taken by one waiting process', async () => {
  const dead = spawn(process.execPath, ['-e', '']);
  await once(dead, 'close');
  const lock = join(root, '.cache', 'ready.lock');
  mkdirSync(lock, { recursive: true });
  writeFileSync(join(lock, `${dead.pid}-gone`), '');
  const endings = await Promise.all([makeReady(), makeReady(), makeReady()]);
  expect(endings.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(installs()).toBe(1);
  expect(existsSync(lock)).toBe(false);
});

test('a failed install shows everything npm said, passes its exit code on, and is tried again', async () => {
  npmIs('echo first; echo second >&2; exit 7');
  const { code, stdout, stderr } = await makeReady();
  expect(code).toBe(7);
  expect(stdout).toBe('');
  expect(stderr).toContain('first\n');
  expect(stderr).toContain('second\n');
  npmIs(INSTALLS);
  expect((await makeReady()).code).toBe(0);
});

test('an install that brings no Node is a failure, not a surprise later', async () => {
  npmIs('mkdir -p node_modules');
  const { code, stderr } = await makeReady();
  expect(code).toBe(1);
  expect(stderr).toContain('brought no Node');
});

test('an install that was killed in the middle is made good, even for the lockfile before', async () => {
  await makeReady();
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
  npmIs('echo begin >> installs; rm node_modules/moth/lib/dust.js; sleep 60');
  const child = begin();
  await expect.poll(() => has('moth/lib/dust.js'), { timeout: 60_000 }).toBe(false);
  process.kill(-(child.pid as number), 'SIGKILL');
  await once(child, 'close');
  writeFileSync(join(root, 'package-lock.json'), LOCKFILE);
  npmIs(INSTALLS);
  expect((await makeReady()).code).toBe(0);
  expect(has('moth/lib/dust.js')).toBe(true);
});

test('a package that has gone, whole or in part, is noticed and mended', async () => {
  await makeReady();
  for (const place of ['moth', 'moth/lib', '@owl/wing/package.json']) {
    rmSync(join(root, 'node_modules', place), { recursive: true });
    expect((await makeReady()).code).toBe(0);
    expect(has(place)).toBe(true);
  }
  expect(installs()).toBe(4);
});

test('a package that npm set aside and never replaced is mended', async () => {
  await makeReady();
  for (const aside of ['.moth-x7Yz01Ab', '@owl/.wing-x7Yz01Ab']) {
    mkdirSync(join(root, 'node_modules', aside));
    expect((await makeReady()).code).toBe(0);
    expect(has(aside)).toBe(false);
  }
  expect(installs()).toBe(3);
});

test('what tools leave in node_modules is no reason to install again', async () => {
  await makeReady();
  for (const place of ['.cache-of-vitest', '.vite-temp01ab', 'moth/cache', 'stranger']) {
    mkdirSync(join(root, 'node_modules', place));
  }
  await makeReady();
  expect(installs()).toBe(1);
});

test('an npm that outlives its command is waited for', async () => {
  const child = begin();
  const lock = join(root, '.cache', 'ready.lock');
  const worker = () => (existsSync(lock) ? readFileSync(join(lock, readdirSync(lock)[0] ?? ''), 'utf8') : '');
  await expect.poll(worker, { timeout: 60_000 }).not.toBe('');
  child.kill('SIGKILL');
  await once(child, 'close');
  expect((await makeReady()).code).toBe(0);
  expect(steps()).toEqual(['begin', 'end', 'begin', 'end']);
});
