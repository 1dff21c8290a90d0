// Runs every test: rules, words and server first, then the web table in a real browser. Named files run alone, without it.
// What the tests need is looked for, and got, before the first of them runs.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BROWSER, meet, POSTGRES, WHOLE_BROWSER } from './needs.mjs';
import { ready } from './ready.mjs';
import { countLine, SHARED_COUNTS, sharedCount } from './test-report.mjs';

// The long form repeats tests for other sizes, languages and seeds.
const isLong = process.argv[2] === '--long';
if (isLong) process.env['NIGHTJAR_TEST_LONG'] = '1';
const named = process.argv.slice(isLong ? 3 : 2);

/**
 * Runs one of our scripts to its end, passing on the signals that reach us; its exit code.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>}
 */
const step = (file, ...args) =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL(file, import.meta.url));
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
    const pass = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, pass);
    // A terminal sends Ctrl-C to the child as well.
    process.on('SIGINT', () => undefined);
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });

/** Runs both halves, each of which leaves its count in this file; their exit codes. @param {string} counts */
async function everything(counts) {
  writeFileSync(counts, '');
  process.env[SHARED_COUNTS] = counts;
  const rest = await step('ready.mjs', 'vitest', 'run');
  // A signal ends all of it.
  return rest > 128 ? [rest] : [rest, await step('web-tests.mjs')];
}

const uninstalled = await ready();
if (uninstalled !== 0) process.exit(uninstalled);

if (named.length > 0) {
  // Most files need nothing; the others say what they miss.
  await meet([POSTGRES], { isSilent: true });
  process.exit(await step('ready.mjs', 'vitest', 'run', ...named));
}

const unmet = await meet([POSTGRES, BROWSER, WHOLE_BROWSER]);
// One test alone needs the whole browser, and fails where there is none.
if (unmet.some((need) => need !== WHOLE_BROWSER)) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'nightjar-counts-'));
try {
  const counts = join(folder, 'counts');
  const codes = await everything(counts);
  const code = codes.find((each) => each !== 0) ?? 0;
  const { passed, failed } = sharedCount(counts);
  // A half that ended before it could count has failed.
  console.log(`\n${countLine({ passed, failed: code === 0 ? failed : Math.max(1, failed) })}`);
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true });
}
