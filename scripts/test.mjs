// Runs every test: rules, words and server first, then the web table in a real browser. Named files run alone, without it.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensurePostgres } from './postgres.mjs';

const named = process.argv.slice(2);

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

if (!process.env['DATABASE_URL_TEST']) {
  try {
    ensurePostgres();
  } catch (error) {
    // The tests that need it fail by themselves; the others are still worth running.
    process.stderr.write(`nightjar: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
const failed = await step('ready.mjs', 'vitest', 'run', ...named);
process.exit(failed !== 0 || named.length > 0 ? failed : await step('web-tests.mjs'));
