// Installs what package-lock.json asks for, once, and runs commands with the project's own Node first in PATH.
// It must run on a bare Node 20 before anything is installed, so it imports nothing but Node.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isInstalled, nodeArrived, stamp, unstamp } from './installed.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WINDOWS = process.platform === 'win32';

/** A holder touches its lock every beat; one that has not for this long is gone, even if its pid lives on in another process. */
const BEAT = 5_000;
const STALE = 60_000;

/**
 * Takes the lock or waits for it; gives back how to let go of it and how to name the process that works under it. The
 * lock is a folder with one file, named after its owner. It arrives by rename with the owner inside, and an abandoned
 * one changes hands by renaming that file, so of several who try exactly one succeeds.
 * @param {string} root
 */
async function takeLock(root) {
  const cache = join(root, '.cache');
  const lock = join(cache, 'ready.lock');
  const me = `${process.pid}-${randomUUID()}`;
  mkdirSync(cache, { recursive: true });
  while (!(arrive(cache, lock, me) || inherit(lock, me))) await pause(100);

  const beat = setInterval(() => attempt(() => utimesSync(lock, new Date(), new Date())), BEAT);
  const release = () => {
    clearInterval(beat);
    const mine = attempt(() => unlinkSync(join(lock, me)));
    if (mine) attempt(() => rmdirSync(lock));
  };
  process.once('exit', release);
  return {
    release: () => {
      process.off('exit', release);
      release();
    },
    /** @param {number} pid */
    work: (pid) => void attempt(() => writeFileSync(join(lock, me), String(pid), { flag: 'r+' })),
  };
}

/**
 * @param {string} cache
 * @param {string} lock
 * @param {string} me
 */
function arrive(cache, lock, me) {
  const mine = join(cache, me);
  mkdirSync(mine);
  writeFileSync(join(mine, me), '');
  const taken = attempt(() => renameSync(mine, lock));
  if (!taken) rmSync(mine, { recursive: true });
  return taken;
}

/**
 * @param {string} lock
 * @param {string} me
 */
function inherit(lock, me) {
  return attempt(() => {
    const [owner] = readdirSync(lock);
    if (owner === undefined) throw new Error('the lock is being let go');
    const silent = Date.now() - statSync(lock).mtimeMs > STALE;
    // An npm may outlive the command that started it: two of them at once would spoil each other's work.
    const worker = Number(readFileSync(join(lock, owner), 'utf8'));
    const isHeld = isAlive(Number.parseInt(owner, 10)) || (worker > 0 && isAlive(worker));
    if (!silent && isHeld) throw new Error('the lock is held');
    renameSync(join(lock, owner), join(lock, me));
  });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}

/** @param {() => void} act */
function attempt(act) {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/**
 * @typedef {{ code: number, signal: NodeJS.Signals | null, output: string }} Ending
 */

/**
 * Runs a command to its end and passes on the signals that reach us meanwhile. With `quiet` its output is collected.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, quiet?: boolean, begun?: (pid: number) => void }} how
 * @returns {Promise<Ending>}
 */
function follow(command, args, { cwd, env, quiet = false, begun }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: WINDOWS,
    });
    if (child.pid !== undefined) begun?.(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));

    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      // A terminal sends Ctrl-C to the child as well; twice would read as "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, pass);
    const done = () => {
      for (const signal of signals) process.off(signal, pass);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code, signal) => {
      done();
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), signal, output });
    });
  });
}

/** The environment of the real work: the project's Node and tools come first, and what is compiled once is kept. */
function toolEnv() {
  const modules = join(ROOT, 'node_modules');
  const path = [join(modules, '.bin'), join(modules, 'node', 'bin'), process.env['PATH']].join(delimiter);
  const compiled = process.env['NODE_COMPILE_CACHE'] ?? join(ROOT, '.cache', 'compiled');
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled };
}

/** npm must not run on the Node that it is about to replace. */
function installEnv() {
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !/node_modules[\\/]\.bin[\\/]?$/.test(entry));
  return { ...process.env, PATH: path.join(delimiter) };
}

/**
 * Makes sure that node_modules is what the lockfile asks for. Says nothing on stdout.
 * @param {string} root
 * @returns {Promise<number>} the exit code of a failed install, else 0
 */
export async function ready(root = ROOT) {
  if (isInstalled(root)) return 0;
  const { release, work } = await takeLock(root);
  try {
    if (isInstalled(root)) return 0;
    process.stderr.write('nightjar: installing what is missing, this happens once …\n');
    const args = ['ci', '--include=dev', '--loglevel=notice', '--no-progress'];
    // If npm is stopped on its way, what it leaves behind does not count as installed.
    unstamp(root);
    const { code, output } = await follow('npm', args, { cwd: root, env: installEnv(), quiet: true, begun: work });
    if (code !== 0) {
      process.stderr.write(`${output}\nnightjar: npm ci failed with exit code ${code}\n`);
      return code;
    }
    if (!nodeArrived(root)) {
      process.stderr.write(
        `${output}\nnightjar: the package "node" brought no Node: npm has to allow its install script\n`,
      );
      return 1;
    }
    stamp(root);
    return 0;
  } finally {
    release();
  }
}

/**
 * Does something that must not be done twice at once: one process of the project after the other.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function locked(work) {
  const { release } = await takeLock(ROOT);
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * Runs a command of the project and collects what it says.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] What it finds in its environment besides.
 */
export function collect(command, args, env = {}) {
  return follow(command, args, { cwd: ROOT, env: { ...toolEnv(), ...env }, quiet: true });
}

/**
 * Installs what is missing, runs the command in our place, and ends as it ended.
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function run(command, args) {
  const failed = await ready();
  if (failed !== 0) process.exit(failed);
  const { code, signal } = await follow(command, args, { cwd: ROOT, env: toolEnv() });
  if (signal) process.kill(process.pid, signal);
  else process.exit(code);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2);
  if (command === '--stamp') stamp(ROOT);
  else if (command) await run(command, args);
  else process.exit(await ready());
}
