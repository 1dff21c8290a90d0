// A PostgreSQL for tests, started as an unprivileged user in a folder of its own.
// It runs on a bare Node 20, so it imports nothing but Node.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, POSTGRES_MISSING, unprivileged } from './postgres-programs.mjs';

const USER = 'nightjar';
const START_MS = 60_000;

function programs() {
  const folder = findPostgres();
  if (folder === null) throw new Error(`no PostgreSQL was found: ${POSTGRES_MISSING}`);
  return folder;
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} folder
 */
function run(program, args, folder) {
  const { status, error, stdout, stderr } = spawnSync(join(programs(), program), args, {
    ...unprivileged(),
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, LC_ALL: 'C' },
    // A server that goes on running must not hold our pipes open.
    stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
    encoding: 'utf8',
  });
  if (status === 0) return;
  const log = join(folder, 'log');
  const said = [error?.message, stdout, stderr, existsSync(log) ? readFileSync(log, 'utf8') : ''];
  throw new Error(`${program} failed with exit code ${status}\n${said.filter(Boolean).join('\n')}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Starts a server in this folder; the address of its first database. Nothing in it outlives the tests, so it never
 * waits for the disk.
 * @param {string} folder
 */
async function startIn(folder) {
  const { uid, gid } = unprivileged();
  const data = join(folder, 'data');
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) for (const path of [folder, data]) chownSync(path, uid, gid);
  run('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], folder);
  const port = await freePort();
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -F -c max_connections=200`;
  run('pg_ctl', ['start', '-w', '-t', '60', '-D', data, '-l', join(folder, 'log'), '-o', options], folder);
  return `postgres://${USER}@127.0.0.1:${port}/postgres`;
}

/**
 * The server of this folder. The first process to ask starts it, the others wait for it.
 * @param {string} folder
 * @returns {Promise<string>} its address
 */
export async function sharedPostgres(folder) {
  const ready = join(folder, 'address');
  try {
    mkdirSync(join(folder, 'starting'));
  } catch {
    for (const end = Date.now() + START_MS; !existsSync(ready); await pause(50)) {
      if (existsSync(join(folder, 'failed'))) throw new Error(readFileSync(join(folder, 'failed'), 'utf8'));
      if (Date.now() > end) throw new Error('PostgreSQL did not start in time');
    }
    return readFileSync(ready, 'utf8');
  }
  try {
    const server = join(folder, 'server');
    mkdirSync(server);
    const address = await startIn(server);
    writeFileSync(`${ready}.new`, address);
    renameSync(`${ready}.new`, ready);
    return address;
  } catch (error) {
    writeFileSync(join(folder, 'failed'), error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/**
 * Stops the server of this folder without warning, as a crash would, and starts it again.
 * @param {string} folder
 */
export function crashPostgres(folder) {
  const server = join(folder, 'server');
  const data = join(server, 'data');
  run('pg_ctl', ['restart', '-w', '-t', '60', '-m', 'immediate', '-D', data, '-l', join(server, 'log')], server);
}

/**
 * Stops the server of this folder, if there is one, and removes the folder.
 * @param {string} folder
 */
export function removePostgres(folder) {
  const server = join(folder, 'server');
  if (existsSync(join(server, 'data', 'postmaster.pid'))) {
    run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', join(server, 'data')], server);
  }
  rmSync(folder, { recursive: true, force: true });
}
