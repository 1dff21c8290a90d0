import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const READY = fileURLToPath(new URL('ready.mjs', import.meta.url));
const INSTALLS = 'echo ran >> installs; sleep 0.3; mkdir -p node_modules/node/bin; touch node_modules/node/bin/node';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nightjar-ready-'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  npmIs(INSTALLS);
});

afterEach(() => rmSync(root, { recursive: true }));

function npmIs(script: string): void {
  mkdirSync(join(root, 'bin'), { recursive: true });
  writeFileSync(join(root, 'bin', 'npm'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, 'bin', 'npm'), 0o755);
}

async function makeReady(): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = `import(${JSON.stringify(READY)}).then((m) => m.ready(${JSON.stringify(root)})).then(process.exit)`;
  const child: ChildProcess = spawn(process.execPath, ['-e', program], {
    env: { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
    once(child, 'close'),
  ]);
  return { code: Number(code), stdout, stderr };
}

const installs = () => readFileSync(join(root, 'installs'), 'utf8').trim().split('\n').length;

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

test('a lock whose owner has died is inherited by one of those who wait', async () => {
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
